/* ---- all is there ---- */

settle();
offer();
watch();
connect();
addEventListener('online', connect);
addEventListener('offline', lost);

/* ---- all is there ---- */

/* What happened while nobody looked is owed. */
if (table() && stage().dataset.replay === undefined && unseen().length && document.body.dataset.pace) owe(Number(stage().dataset.unseen));
settle();
offer();
watch();
connect();
addEventListener('online', connect);
addEventListener('offline', lost);

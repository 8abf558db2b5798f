#!/usr/bin/env python3
"""Plays one whole game by random answers. KAMEN_URL says where (http://localhost:8080), KAMEN_TOKEN as whom (a guest)."""
import argparse, json, os, random
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener

args = argparse.ArgumentParser(description=__doc__)
args.add_argument("what", help="a game, such as connect-four; with --join the code of a table")
args.add_argument("--against", default="random", help="a bot, or `open` to wait for somebody (default: random)")
args.add_argument("--join", metavar="SEAT", help="take this seat at a table that is there")
args = args.parse_args()
web = build_opener(HTTPCookieProcessor(CookieJar()))
def call(path, body=None):
    url = os.environ.get("KAMEN_URL", "http://localhost:8080") + "/api/v1" + path
    return web.open(Request(url, body and json.dumps(body).encode(), {"Content-Type": "application/json"}))

if token := os.environ.get("KAMEN_TOKEN"):
    web.addheaders.append(("Authorization", "Bearer " + token))
else:
    call("/sessions", {"guest": None})  # sets a cookie: from now on we are somebody
if args.join:
    table = args.what
    call(f"/tables/{table}/seats/{args.join}", {"bot": None})
else:
    others = json.load(call(f"/games/{args.what}"))["modes"][0]["least_seats"] - 1
    table = json.load(call("/tables", {"game": args.what, "sitters": ["me"] + [args.against] * others}))["id"]
print("table", table, flush=True)

answered = None
for line in call(f"/tables/{table}/events?detail=ids"):
    update = json.loads(line[5:]) if line.startswith(b"data:") else {"items": [], "state": {}}
    for item in update["items"]:
        print(item.get("text", item["kind"]), flush=True)
    question = update["state"].get("question", {"id": None})
    if question["id"] and question["id"] != answered:  # the same one may come twice
        answer, answered = random.choice(question["answers"])["id"], question["id"]
        call(f"/tables/{table}/answer", {"question": answered, "answer": answer})
    if update["state"].get("status") == "finished":
        break
print("ranks", json.dumps(update["state"]["ranks"]))

"""Uses the Python client as a program would. Its argument names what it does; what it needs, and what came out, is JSON."""

import json
import sys
from datetime import datetime, timezone
from decimal import Decimal
from enum import Enum
from uuid import UUID

from tessera import Tessera, TesseraError, UnverifiedWebhook, verify_webhook

given = json.load(sys.stdin)
waits: list[float] = []


def client(**options):
    return Tessera(given["url"], api_key=given["key"], sleep=waits.append, **options)


def error_of(call):
    try:
        call()
    except TesseraError as error:
        return error
    raise AssertionError("no error")


def resources():
    tessera = client()
    atlas = tessera.resources.create({"name": "Atlas", "metadata": {"tags": ["maps"]}})
    changed = tessera.resources.update(atlas["id"], {"description": "Rivers first."}, if_match=atlas)
    stale = error_of(lambda: tessera.resources.update(atlas["id"], {"name": "Late"}, if_match=atlas))
    tries = []

    def add_tag(resource):
        if not tries:
            tessera.resources.update(atlas["id"], {"description": "Somebody was faster."})
        tries.append(resource["description"])
        return {"metadata": {"tags": [*resource["metadata"]["tags"], "paper"]}}

    rewritten = tessera.resources.update(atlas["id"], add_tag)
    deleted = tessera.resources.delete(atlas["id"])
    gone = error_of(lambda: tessera.resources.get(atlas["id"]))
    return {
        "changed": changed["description"],
        "stale": [stale.code, stale.status],
        "tries": tries,
        "rewritten": rewritten["metadata"]["tags"],
        "deleted": deleted,
        "gone": gone.code,
        "keys": [key["name"] for key in tessera.api_keys.list(limit=1)],
    }


def shaped(tessera):
    shape = {"fields": ["name"], "expand": ["owner"]}
    chart = tessera.resources.create({"name": "colour", "metadata": {"ink": 4}}, **shape)
    changed = tessera.resources.update(chart["id"], lambda current: {"name": current["name"] + "!", "metadata": current["metadata"]}, **shape)
    archived = tessera.resources.replace(chart["id"], {"name": "done", "status": "archived"}, if_match=changed, fields=["status"])
    tessera.resources.delete(chart["id"])
    return [sorted(chart), sorted(changed["owner"])[:2], changed["name"], sorted(archived)]


def lists():
    tessera = client()
    for name in ("draw", "print, twice", "fold", "sell & buy"):
        tessera.resources.create({"name": name, "type": "step"})
    for name, metadata in (("Theodolite", {"color": "red", "signed_in": 5}), ("Chain", {"color": "blue"})):
        tessera.resources.create({"name": name, "metadata": metadata})
    by_key = lambda **metadata: [one["name"] for one in tessera.resources.list(type="standard", sort=["name"], metadata=metadata)]
    names = lambda **query: [one["name"] for one in tessera.resources.list(type="step", sort=["name"], **query)]
    mine = tessera.users.get("me")["id"]
    counted = [(page.total, page.has_more) for page in tessera.users.list_resources(mine, type="step", limit=3, page=1).pages()]
    first = tessera.resources.list(type="step", sort=["name"], limit=3).page()
    return {
        "all": names(limit=1),
        "among": names(name={"in": ["draw", "print, twice"]}, limit=1),
        "in nothing": names(name={"in": []}),
        "not in nothing": len(names(name={"nin": []})),
        "contains": names(name={"contains": "& b"}),
        "by key": [by_key(color="red", signed_in=5), by_key(color={"in": ["red", "blue"]}), by_key(signed_in={"exists": False})],
        "groups": names(or_=[{"name": "fold"}, {"name": {"contains": "& b"}, "description": {"exists": False}}], limit=1),
        "without groups": error_of(lambda: names(or_=[])).code,
        "not": names(name={"neq": "draw", "like": "%d"}),
        "since": names(created_at={"gt": datetime(2026, 3, 14, 9, 0, 1, tzinfo=timezone.utc)}, description={"exists": False})[:1],
        "shaped": shaped(tessera),
        "fields": sorted(tessera.resources.list(type="step", fields=["name"], expand=["owner"]).page().data[0]),
        "counted": counted,
        "later": [one["name"] for one in tessera.resources.list(type="step", sort=["name"], limit=3, after=first.cursor)],
    }


def errors():
    tessera = client()
    refused = error_of(lambda: tessera.resources.create({"name": "Atlas", "status": "secret"}))
    secret = error_of(lambda: client().resources.create({"name": "", "metadata": {"headers": {"Authorization": "hidden"}}}))
    token = error_of(lambda: Tessera(given["url"], token=lambda: "stale").resources.list().page())
    no_id = []
    for wrong in ("", "..", None):
        try:
            tessera.resources.get(wrong)
        except TypeError as error:
            no_id.append(str(error))
    listed = tessera.users.list(limit=1).page().data[0]
    try:
        tessera.users.update(listed["id"], {"name": "Ada"}, if_match=listed)
    except ValueError as error:
        untagged = str(error)
    return {
        "text": str(refused).replace(given["url"], "URL").replace(refused.request_id, "REQUEST"),
        "details": [[one["field"], one["code"]] for one in refused.details],
        "secret": "hidden" in secret.curl,
        "token": [token.code, "stale" in token.curl, "Bearer $TESSERA_TOKEN" in token.curl],
        "no_id": no_id,
        "untagged": untagged,
    }


class Color(Enum):
    RED = "Red"


class Word(str, Enum):
    ATLAS = "Atlas"


def told(call):
    try:
        call()
    except TypeError as error:
        return str(error)
    return "nothing"


def unsendable():
    tessera = client()
    sent = tessera.resources.create({"name": Color.RED, "description": UUID(int=0), "metadata": {"words": (Word.ATLAS,)}})
    found = [len(tessera.resources.list(name=name, id=sent["id"]).page().data) for name in (Color.RED, "Red", Word.ATLAS)]
    circle = []
    circle.append(circle)
    wrong = [object(), float("nan"), float("inf"), b"bytes", {"a", "set"}, Decimal("1.5"), 1j, circle]
    return {
        "sent": [sent["name"], sent["description"], sent["metadata"]["words"]],
        "found": found,
        "bodies": [told(lambda: tessera.resources.create({"name": one})) for one in wrong],
        "filters": [told(lambda: tessera.resources.list(name=one)) for one in wrong[:-1]],
        "none": [told(lambda: tessera.resources.list(name=None)), told(lambda: tessera.resources.list(name={"in": ["a", None]}))],
        "option": told(lambda: tessera.resources.create({"name": "Atlas"}, retry=1)),
        "parsed": told(lambda: verify_webhook({"type": "RESOURCE_CREATED"}, {}, "whsec_")),
        "made": len(tessera.resources.list().page().data),
    }


def empty():
    tessera = client(retries=0)
    calls = [lambda: tessera.resources.get("res_1"), lambda: tessera.resources.create({"name": "Atlas"}), lambda: tessera.resources.list().page()]
    return [[error.code, error.status] for error in map(error_of, calls * 4)]


def write():
    """A write that meets the faults that the test has put on its way."""
    made = client().resources.create({"name": given["name"]}, headers={"X-Request-ID": "my-request"})
    return {"name": made["name"], "request": made.headers["X-Request-ID"], "waits": waits}


def refusals():
    """One call after the other, each with the faults that it meets."""
    calls = [client(), client(), client(), client(retries=2), client(retries=0, timeout=0.05)]
    errors = [error_of(lambda: tessera.resources.list().page()) for tessera in calls]
    return {"errors": [[one.code, one.status, one.retry_after] for one in errors], "waits": len(waits)}


def named():
    tessera = client()
    first, again = (tessera.resources.create({"name": "Named"}, idempotency_key="mine") for _ in range(2))
    return [first == again, tessera.resources.create({"name": "Named"})["id"] == first["id"]]


def batches():
    tessera = client()

    def whole_and_parts(batch):
        whole = batch.resources.create({"name": "Theodolite", "metadata": {"a/b": [1]}})
        parts = [
            batch.resources.create({"name": name, "type": "part", "description": whole["id"], "metadata": {"ink": whole["metadata"]["a/b"][0]}})
            for name in ("Tripod", "Lens")
        ]
        batch.resources.update(whole["id"], {"metadata": {"parts": ["none", parts[1]["id"]]}})
        draft = batch.resources.create({"name": "Draft"}, fields=["name"])
        return {"whole": whole, "parts": tuple(parts), "draft": draft, "gone": batch.resources.delete(draft["id"])}

    made = tessera.batch(whole_and_parts)
    whole, parts = made["whole"], made["parts"]
    stale = error_of(lambda: tessera.batch(lambda batch: batch.resources.update(whole["id"], {"name": "Late"}, if_match=whole)))
    missing = lambda batch: [batch.resources.create({"name": "Apart"}), batch.resources.delete("res_00000000000000000000000000")]
    apart = tessera.batch(missing, atomic=False)
    once = [tessera.batch(lambda batch: batch.resources.create({"name": "Once"}), idempotency_key="one-batch")["id"] for _ in range(2)]
    refused = [
        lambda batch: batch.resources.get("res_1"),
        lambda batch: batch.resources.list().page(),
        lambda batch: batch.resources.update("res_1", lambda resource: {"name": "x"}),
        lambda batch: batch.api_keys.create({"name": "x"}),
        lambda batch: batch.resources.create({"name": "x"}, idempotency_key="x"),
        lambda batch: batch.resources.create({"name": f"part of {batch.resources.create({'name': 'x'})['id']}"}),
        lambda batch: batch.resources.create({"name": batch.resources.create({"name": "x"})["name"].upper()}),
        lambda batch: batch.resources.create({"metadata": {**batch.resources.create({"name": "x"})}}),
    ]
    return {
        "parts": [[part["description"] == whole["id"], part["metadata"]] for part in parts],
        "whole": tessera.resources.get(whole["id"])["metadata"]["parts"][1] == parts[1]["id"],
        "draft": sorted(made["draft"]),
        "gone": made["gone"],
        "stale": [stale.code, stale.message[:32]],
        "apart": [apart[0]["name"], apart[1].code],
        "once": once[0] == once[1],
        "nothing": tessera.batch(lambda batch: 7),
        "refused": [told(lambda: tessera.batch(write)) for write in refused],
        "none": len(tessera.resources.list(name="x").page().data),
    }


def webhooks():
    answers = []
    for message in given["messages"]:
        try:
            event = verify_webhook(message["body"].encode(), message["headers"], message["secret"])
            answers.append(event["data"])
        except (UnverifiedWebhook, TypeError) as error:
            answers.append(type(error).__name__)
    return answers


print(json.dumps({one.__name__: one for one in (resources, lists, errors, write, refusals, named, unsendable, empty, batches, webhooks)}[sys.argv[1]]()))

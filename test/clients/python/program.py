"""Uses the Python client as a program would. Its argument names what it does; what it needs, and what came out, is JSON."""

import io
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


def projects():
    tessera = client()
    atlas = tessera.projects.create({"name": "Atlas", "tags": ["maps"]})
    changed = tessera.projects.update(atlas["id"], {"description": "Rivers first."}, if_match=atlas)
    stale = error_of(lambda: tessera.projects.update(atlas["id"], {"name": "Late"}, if_match=atlas))
    tries = []

    def add_tag(project):
        if not tries:
            tessera.projects.update(atlas["id"], {"description": "Somebody was faster."})
        tries.append(project["description"])
        return {"tags": [*project["tags"], "paper"]}

    rewritten = tessera.projects.update(atlas["id"], add_tag)
    deleted = tessera.projects.delete(atlas["id"])
    gone = error_of(lambda: tessera.projects.get(atlas["id"]))
    return {
        "changed": changed["description"],
        "stale": [stale.code, stale.status],
        "tries": tries,
        "rewritten": rewritten["tags"],
        "deleted": deleted,
        "gone": gone.code,
        "keys": [key["name"] for key in tessera.api_keys.list(limit=1)],
    }


def shaped(tessera, atlas):
    shape = {"fields": ["title"], "expand": ["project.owner"]}
    task = tessera.tasks.create({"project_id": atlas, "title": "colour"}, **shape)
    changed = tessera.tasks.update(task["id"], lambda current: {"title": current["title"] + "!", "tags": current["tags"]}, **shape)
    done = tessera.tasks.complete(task["id"], if_match=changed, fields=["status"])
    tessera.tasks.delete(task["id"])
    return [sorted(task), sorted(changed["project"]["owner"])[:2], changed["title"], sorted(done)]


def lists():
    tessera = client()
    atlas = tessera.projects.create({"name": "Atlas"})["id"]
    for title in ("draw", "print, twice", "fold", "sell & buy"):
        tessera.tasks.create({"project_id": atlas, "title": title, "due_at": "2026-03-14T09:00:00Z"})
    for name, metadata in (("Theodolite", {"color": "red", "signed_in": 5}), ("Chain", {"color": "blue"})):
        tessera.resources.create({"name": name, "metadata": metadata})
    by_key = lambda **metadata: [one["name"] for one in tessera.resources.list(sort=["name"], metadata=metadata)]
    titles = lambda **query: [task["title"] for task in tessera.projects.list_tasks(atlas, sort=["title"], **query)]
    counted = [(page.total, page.has_more) for page in tessera.projects.list_tasks(atlas, limit=3, page=1).pages()]
    first = tessera.projects.list_tasks(atlas, sort=["title"], limit=3).page()
    return {
        "all": titles(limit=1),
        "among": titles(title={"in": ["draw", "print, twice"]}, limit=1),
        "in nothing": titles(title={"in": []}),
        "not in nothing": len(titles(title={"nin": []})),
        "contains": titles(title={"contains": "& b"}),
        "by key": [by_key(color="red", signed_in=5), by_key(color={"in": ["red", "blue"]}), by_key(signed_in={"exists": False})],
        "groups": titles(or_=[{"title": "fold"}, {"title": {"contains": "& b"}, "assignee_id": {"exists": False}}], limit=1),
        "without groups": error_of(lambda: titles(or_=[])).code,
        "not": titles(title={"neq": "draw", "like": "%d"}),
        "due": titles(due_at={"lt": datetime(2026, 3, 14, 9, 0, 1, tzinfo=timezone.utc)}, assignee_id={"exists": False})[:1],
        "shaped": shaped(tessera, atlas),
        "fields": sorted(tessera.tasks.list(project_id=atlas, fields=["title"], expand=["creator"]).page().data[0]),
        "counted": counted,
        "later": [one["title"] for one in tessera.projects.list_tasks(atlas, sort=["title"], limit=3, after=first.cursor)],
    }


def files():
    tessera = client()
    file = tessera.files.create({"name": "legend.txt", "content_type": "text/plain"})
    stored = tessera.files.replace_content(file["id"], io.BytesIO("Flüsse".encode()), content_type="text/plain")
    with tessera.files.get_content(file["id"]) as whole, tessera.files.get_content(file["id"], range="bytes=0-1") as part:
        read = [whole.read().decode(), part.read().decode()]
    again = tessera.files.replace_content(file["id"], "Seen", if_match=stored)
    return {"read": read, "size": [stored["size"], again["size"]]}


def errors():
    tessera = client()
    refused = error_of(lambda: tessera.projects.create({"name": "Atlas", "visibility": "secret"}))
    secret = error_of(lambda: client().resources.create({"name": "", "metadata": {"headers": {"Authorization": "hidden"}}}))
    token = error_of(lambda: Tessera(given["url"], token=lambda: "stale").projects.list().page())
    no_id = []
    for wrong in ("", "..", None):
        try:
            tessera.projects.get(wrong)
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
    sent = tessera.projects.create({"name": Color.RED, "description": UUID(int=0), "tags": (Word.ATLAS,)})
    found = [len(tessera.projects.list(name=name, id=sent["id"]).page().data) for name in (Color.RED, "Red", Word.ATLAS)]
    circle = []
    circle.append(circle)
    wrong = [object(), float("nan"), float("inf"), b"bytes", {"a", "set"}, Decimal("1.5"), 1j, circle]
    return {
        "sent": [sent["name"], sent["description"], sent["tags"]],
        "found": found,
        "bodies": [told(lambda: tessera.projects.create({"name": one})) for one in wrong],
        "filters": [told(lambda: tessera.projects.list(name=one)) for one in wrong[:-1]],
        "none": [told(lambda: tessera.projects.list(name=None)), told(lambda: tessera.projects.list(name={"in": ["a", None]}))],
        "option": told(lambda: tessera.projects.create({"name": "Atlas"}, retry=1)),
        "parsed": told(lambda: verify_webhook({"type": "PROJECT_CREATED"}, {}, "whsec_")),
        "made": len(tessera.projects.list().page().data),
    }


def empty():
    tessera = client(retries=0)
    calls = [lambda: tessera.projects.get("prj_1"), lambda: tessera.projects.create({"name": "Atlas"}), lambda: tessera.projects.list().page()]
    return [[error.code, error.status] for error in map(error_of, calls * 4)]


def write():
    """A write that meets the faults that the test has put on its way."""
    made = client().projects.create({"name": given["name"]}, headers={"X-Request-ID": "my-request"})
    return {"name": made["name"], "request": made.headers["X-Request-ID"], "waits": waits}


def refusals():
    """One call after the other, each with the faults that it meets."""
    calls = [client(), client(), client(), client(retries=2), client(retries=0, timeout=0.05)]
    errors = [error_of(lambda: tessera.projects.list().page()) for tessera in calls]
    return {"errors": [[one.code, one.status, one.retry_after] for one in errors], "waits": len(waits)}


def named():
    tessera = client()
    first, again = (tessera.projects.create({"name": "Named"}, idempotency_key="mine") for _ in range(2))
    return [first == again, tessera.projects.create({"name": "Named"})["id"] == first["id"]]


def webhooks():
    answers = []
    for message in given["messages"]:
        try:
            event = verify_webhook(message["body"].encode(), message["headers"], message["secret"])
            answers.append(event["data"])
        except (UnverifiedWebhook, TypeError) as error:
            answers.append(type(error).__name__)
    return answers


print(json.dumps({one.__name__: one for one in (projects, lists, files, errors, write, refusals, named, unsendable, empty, webhooks)}[sys.argv[1]]()))

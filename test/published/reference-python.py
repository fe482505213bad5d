"""Runs the calls of the reference by Python, and tells the request that each of them makes."""

import json
import sys
from contextlib import redirect_stdout
from io import BytesIO, StringIO

from tessera import Record, Tessera

setup, calls = json.load(sys.stdin)
requests = []


def send(request, options):
    requests.append([request.method, request.url, request.json])
    record = Record(id="none")
    record.headers = {"ETag": '"1"'}
    listed = {"data": [record], "meta": {"has_more": False}}
    return BytesIO(b"bytes") if request.stream else listed if "after=" in request.url else {"data": record}


namespace = {}
exec(setup, namespace)
namespace["tessera"]._sender.send = send
for call in calls:
    with redirect_stdout(StringIO()):
        exec(compile(call, call, "exec"), namespace)
print(json.dumps(requests))

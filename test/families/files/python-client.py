"""Uses the Python client with files as a program would. What it needs, and what came out, is JSON."""

import io
import json
import sys

from tessera import Tessera

given = json.load(sys.stdin)
tessera = Tessera(given["url"], api_key=given["key"])
file = tessera.files.create({"name": "legend.txt", "content_type": "text/plain"})
stored = tessera.files.replace_content(file["id"], io.BytesIO("Flüsse".encode()), content_type="text/plain")
with tessera.files.get_content(file["id"]) as whole, tessera.files.get_content(file["id"], range="bytes=0-1") as part:
    read = [whole.read().decode(), part.read().decode()]
again = tessera.files.replace_content(file["id"], "Seen", if_match=stored)
print(json.dumps({"read": read, "size": [stored["size"], again["size"]]}))

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { python, pythonEnvironment } from '../../support/python.ts';

const program = join(import.meta.dirname, 'python-client.py');

describe.skipIf(!python)(`the Python client${python ? '' : ' (needs Python 3.11)'}`, () => {
  let server: Tessera;
  beforeAll(async () => {
    server = await bootTessera();
  });
  afterAll(() => server?.close());

  it('sends and reads the bytes of files', async () => {
    const running = promisify(execFile)(python!, [program], { env: pythonEnvironment });
    running.child.stdin!.end(JSON.stringify({ url: server.url, key: server.admin.key }));
    expect(JSON.parse((await running).stdout)).toEqual({ read: ['Flüsse', 'Fl'], size: [7, 4] });
  });
});

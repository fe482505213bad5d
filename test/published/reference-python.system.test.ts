import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationIds, operations } from '../../src/contract/operations.ts';
import { python, pythonEnvironment } from '../support/python.ts';
import { blocksOf, pythonPrograms } from './blocks.ts';
import { type Booted, boot } from './boot.ts';

const program = join(import.meta.dirname, 'reference-python.py');

/** The operations that clients have, with the page that shows each. */
const shown = operationIds
  .map((operationId) => ({ operationId, ...operations[operationId] }))
  .filter(({ document }) => document !== 'identity')
  .map((one) => ({ ...one, page: `/docs/${one.document === 'platform' ? 'v1' : one.document}/${one.tag}/${one.operationId}` }));

const jsonOfShell = (quoted: string): unknown => JSON.parse(quoted.replaceAll("'\\''", "'"));

describe.skipIf(!python)(`the calls of the reference by Python${python ? '' : ' (need Python 3.11)'}`, () => {
  let server: Booted;
  beforeAll(async () => {
    server = await boot();
  });
  afterAll(() => server?.close());

  const read = async (page: string) => blocksOf(await (await server.get(page, { Accept: 'text/html' })).text());

  /** The requests that calls make. */
  const requestsOf = async (setup: string, calls: readonly string[]): Promise<[method: string, url: string, body: unknown][]> => {
    const running = promisify(execFile)(python!, [program], { env: pythonEnvironment });
    running.child.stdin!.end(JSON.stringify([setup, calls]));
    return JSON.parse((await running).stdout);
  };

  it('make the requests of the operations, one for each, with the bodies that curl sends', async () => {
    const calls: string[] = [];
    const bodies: unknown[] = [];
    const wanted: string[] = [];
    let setup = '';
    for (const { page, method, path } of shown) {
      const blocks = await read(page);
      const [program] = pythonPrograms(blocks);
      setup = program!.setup;
      calls.push(program!.call);
      bodies.push(...blocks.flatMap((block) => /^curl [\s\S]* -d '([\s\S]*)'$/.exec(block)?.slice(1) ?? []).map(jsonOfShell));
      wanted.push(`${method.toUpperCase()} ${path}`);
    }
    const requests = await requestsOf(setup, calls);
    const made = requests.map(([method, url]) => `${method} ${new URL(url).pathname}`);
    const asPattern = (route: string) => new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[\\w-]+')}$`);
    expect(made.length).toBe(wanted.length);
    expect(wanted.filter((route) => !made.some((request) => asPattern(route).test(request)))).toEqual([]);
    expect(new Set(made).size).toBe(new Set(wanted).size);
    expect(requests.flatMap(([, , body]) => (body === null ? [] : [body]))).toEqual(bodies);
  });

  it('are not there where the client has no such operation', async () => {
    for (const page of ['/docs/identity/oauth/token', '/docs/v2-preview/users/listUsers'])
      expect(pythonPrograms(await read(page))).toEqual([]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverageFor } from '../../src/app/compose/coverage.ts';
import { type Booted, boot } from './boot.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-coverage-'));
const servers: Booted[] = [];
const withCoverage = async (mode: 'development' | 'production', coverageDir: string | undefined) => {
  const server = await boot({ coverage: coverageFor({ mode, coverageDir }) });
  servers.push(server);
  return async (path: string, accept = 'text/html') => {
    const response = await server.get(path, { Accept: accept });
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };
};
afterAll(async () => {
  for (const server of servers) await server.close();
  rmSync(folder, { recursive: true });
});

/** The part of a page below a heading, up to the next one. */
const below = (text: string, id: string): string => text.split(`id="${id}"`)[1]!.split(/<h[23]/)[0]!;

const note = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), `${lines.join('\n')}\n`);

describe('the pages of the coverage', () => {
  let ask: Awaited<ReturnType<typeof withCoverage>>;
  beforeAll(async () => {
    ask = await withCoverage('development', folder);
  });

  it('say what makes a coverage where there is none', async () => {
    const empty = await withCoverage('development', join(folder, 'none'));
    for (const path of ['/docs/coverage', '/docs/coverage/v1']) {
      const { status, text } = await empty(path);
      expect([status, text]).toEqual([200, expect.stringContaining(`TESSERA_COVERAGE_DIR=${folder}/none npm test`)]);
    }
  });

  it('show what was noted, also since the last request', async () => {
    note(
      '1.txt',
      'status listResources 200',
      'version v1 status listResources 200',
      'frame ping',
      'event RESOURCE_CREATED',
      'field User.name',
    );
    const first = (await ask('/docs/coverage')).text;
    expect(below(first, 'v1')).toMatch(/<td>operations<\/td><td>\d %<\/td><td>1<\/td>/);
    expect(below(first, 'v2-preview')).toMatch(/<td>operations<\/td><td>0 %<\/td><td>0<\/td>/);
    for (const [id, name] of [
      ['frames', 'ping'],
      ['kinds-of-events', 'RESOURCE_CREATED'],
      ['graphql-fields', 'User.name'],
    ] as const)
      expect(below(first, id)).toMatch(new RegExp(`, seen</strong></dt><dd><code>${name}</code></dd>`));
    note('2.txt', 'version v2-preview status getResource 200', 'version v2-preview code getResource not_found');
    expect(below((await ask('/docs/coverage')).text, 'v2-preview')).toMatch(/<td>operations<\/td><td>\d %<\/td><td>1<\/td>/);
  });

  it('show of each operation what was seen and what was not', async () => {
    note(
      '1.txt',
      'status listResources 200',
      ...['status listResources 200', 'parameter listResources limit'].map((line) => `version v1 ${line}`),
    );
    const { text } = await ask('/docs/coverage/v1');
    const listed = below(text, 'listResources');
    expect(listed).toContain('<strong>Statuses, seen</strong></dt><dd><code>200</code></dd>');
    expect(listed).toMatch(/Statuses, not seen<\/strong><\/dt><dd>.*<code>400<\/code>/);
    expect(listed).toContain('<strong>Parameters, seen</strong></dt><dd><code>limit</code></dd>');
    expect(listed).toMatch(/Error codes, not seen<\/strong><\/dt><dd>.*<code>invalid_cursor<\/code>/);
    expect(below((await ask('/docs/coverage/v2-preview')).text, 'listResources')).not.toContain('Statuses, seen');
    // Notes of identity and the account are of no version.
    note('3.txt', 'status listMembers 200');
    expect(below((await ask('/docs/coverage/account')).text, 'listMembers')).toContain(
      '<strong>Statuses, seen</strong></dt><dd><code>200</code></dd>',
    );
  });

  it('show the operations of operators, who have no other pages here', async () => {
    note('1.txt', 'status listAccounts 200', 'code showAccount not_found');
    const { text } = await ask('/docs/coverage/operators');
    expect(below(text, 'listAccounts')).toContain('<strong>Statuses, seen</strong></dt><dd><code>200</code></dd>');
    expect(below(text, 'showAccount')).toContain('<code>not_found</code></a></dd>');
    expect(text).not.toContain('/docs/operators');
    expect(below((await ask('/docs/coverage')).text, 'operators')).toContain('href="/docs/coverage/operators"');
  });

  it('are Markdown, too', async () => {
    note('1.txt', 'frame ping');
    const twin = await ask('/docs/coverage.md');
    expect([twin.status, twin.type, twin.text]).toEqual([200, expect.stringContaining('markdown'), expect.stringContaining('# Coverage')]);
    expect((await ask('/docs/coverage', 'text/markdown')).text).toBe(twin.text);
  });

  it('have a link on the first page, and none of another name', async () => {
    expect((await ask('/')).text).toContain('href="/docs/coverage"');
    for (const path of ['/docs/coverage/v9', '/docs/coverages', '/docs/coverage/graphql']) expect((await ask(path)).status).toBe(404);
  });

  it('are not there in production', async () => {
    note('1.txt', 'frame ping');
    const production = await withCoverage('production', folder);
    for (const path of ['/docs/coverage', '/docs/coverage/v1', '/docs/coverage.md']) expect((await production(path)).status).toBe(404);
    expect((await production('/')).text).not.toContain('/docs/coverage');
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '../../src/app/commands/index.ts';
import { bodyLimits, registeredDocumentLimits as limits } from '../../src/contract/plans.ts';
import { validators } from '../../src/contract/validators/index.ts';
import { register } from '../support/oauth.ts';
import { bootOperated, operator, operatorKey } from './operating.ts';

const { answers } = validators.operators;

let tessera: Tessera;
let ask: ReturnType<typeof operator>;
let id: string;
beforeAll(async () => {
  tessera = await bootOperated();
  ask = operator(tessera);
});
afterAll(() => tessera?.close());
beforeEach(async () => {
  ({ id } = await register(tessera));
});

interface Document {
  id: string;
  text: string;
}
const me: Document = { id: 'me', text: 'query Me { me { name } }' };
const resources: Document = { id: 'resources', text: '{ resources { nodes { name } } }' };
const send = (documents: unknown[], application = id) => ask('POST', `/v1/applications/${application}/documents`, { documents });
const stored = () =>
  tessera.database.db
    .selectFrom('registered_documents')
    .select(['account_id', 'id', 'text'])
    .where('application_id', '=', id)
    .orderBy('id')
    .execute();
const rowOf = ({ id: documentId, text }: Document) => ({ account_id: tessera.accountId, id: documentId, text });
const countsOf = ({ body: { data } }: Awaited<ReturnType<typeof send>>) => [data.new, data.known];
const detailsOf = ({ body: { error } }: Awaited<ReturnType<typeof send>>) =>
  error.details.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);

describe('registerDocuments', () => {
  it('200: keeps what is new, leaves what is there, and the audit log says so', async () => {
    const first = await send([me]);
    expect([first.status, answers.registerDocuments![200]!(first.body), first.body]).toEqual([
      200,
      true,
      { data: { account_id: tessera.accountId, application_id: id, new: 1, known: 0 } },
    ]);
    expect(countsOf(await send([me, resources]))).toEqual([1, 1]);
    expect(await stored()).toEqual([me, resources].map(rowOf));
    const entries = await tessera.database.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_type', 'changes'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'registerDocuments', actor_type: 'operator', changes: { new: 1, known: 0 } },
      { action: 'registerDocuments', actor_type: 'operator', changes: { new: 1, known: 1 } },
    ]);
  });

  it('422 with a detail for each error, and nothing is registered', async () => {
    const refused = await send([
      me,
      { id: 'a', text: 'query A {\n  me { titel }\n  nobody\n}' },
      resources,
      { id: 'b', text: '{' },
      { id: 'b c', text: '{ me { id } }' },
      { id: 'empty', text: '' },
      { id: '', text: '{ me { id } }' },
    ]);
    expect([refused.status, refused.body.error.code]).toEqual([422, 'unprocessable']);
    expect(refused.body.error.message).toContain('5 of 7 documents cannot be registered, so none was.');
    expect(detailsOf(refused)).toEqual([1, 1, 3, 4, 5, 6].map((at) => `documents[${at}] not_allowed`));
    const messages = refused.body.error.details.map(({ message }: { message: string }) => message);
    expect(messages[0]).toMatch(/^a, query A, line 2, column 8: Cannot query field "titel"/);
    expect(messages[1]).toMatch(/^a, query A, line 3, column 3: Cannot query field "nobody"/);
    expect(messages[4]).toBe('empty: The text is empty.');
    expect(messages[5]).toMatch(/^\(no id\): The id must have/);
    expect(await stored()).toEqual([]);
  });

  it('422 says how many errors there are when it cannot name all', async () => {
    const refused = await send(Array.from({ length: 60 }, (_, at) => ({ id: `d${at}`, text: '{ me { titel colour } }' })));
    expect(refused.body.error.message).toContain('60 of 60 documents cannot be registered, so none was. These are 100 of 120 errors.');
    expect(refused.body.error.details).toHaveLength(100);
  });

  it('422 for an id that has another text, already or in the same request', async () => {
    await send([me]);
    const changed = await send([resources, { ...me, text: '{ me { id } }' }]);
    expect([changed.status, detailsOf(changed)]).toEqual([422, ['documents[1] conflict']]);
    expect(changed.body.error.details[0].message).toContain('me: The id is registered with another text');
    const twice = await send([resources, { ...resources, text: '{ me { id } }' }]);
    expect([twice.status, detailsOf(twice)]).toEqual([422, ['documents[1] not_allowed']]);
    expect(twice.body.error.details[0].message).toBe('resources: The id is there twice.');
    expect(await stored()).toEqual([rowOf(me)]);
  });

  it('409 for more documents, or longer ones, than an application may have', async () => {
    const fill = (count: number, length: number) =>
      sql`
        insert into registered_documents (account_id, application_id, id, text)
        select ${tessera.accountId}, ${id}, 'full' || n, repeat('x', ${length}::int) from generate_series(1, ${count}::int) n`.execute(
        tessera.database.db,
      );
    await fill(limits.documents - 1, 1);
    expect((await send([me])).status).toBe(200);
    expect(await send([resources])).toMatchObject({ status: 409, body: { error: { code: 'limit_reached' } } });
    expect(await stored()).toHaveLength(limits.documents);
    ({ id } = await register(tessera));
    await fill(1, limits.characters - me.text.length);
    expect((await send([me])).status).toBe(200);
    expect(await send([resources])).toMatchObject({ status: 409, body: { error: { code: 'limit_reached' } } });
    expect(await stored()).toHaveLength(2);
  });

  it('of many at once registers each once', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => send([me, resources])));
    expect(all.map(countsOf).sort()).toEqual([
      [0, 2],
      [0, 2],
      [0, 2],
      [2, 0],
    ]);
  });

  it('takes more than other requests of operators may have', async () => {
    const long = { id: 'long', text: `{ me { id } } #${'x'.repeat(bodyLimits.identity)}` };
    expect((await send([long])).status).toBe(200);
  });

  it.each(['app_01jq3x5gkz0v7t9n2m4p6r8s1w', 'app_', 'tessera-cli'])('404 for the application %s', async (application) => {
    expect(await send([me], application)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });

  it.each([[[]], [[{ id: 'me' }]], [[{ ...me, name: 'Me' }]]])('400 for %j', async (documents) => {
    expect(await send(documents)).toMatchObject({ status: 400, body: { error: { code: 'invalid_parameters' } } });
  });
});

describe('npx tessera graphql register', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-register-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const printed = async (manifest: object, ...words: string[]) => {
    const file = join(folder, 'documents.json');
    writeFileSync(file, JSON.stringify(manifest));
    const lines: string[] = [];
    const keep = (text: unknown) => void lines.push(String(text).trimEnd());
    const spies = [vi.spyOn(console, 'log').mockImplementation(keep), vi.spyOn(console, 'error').mockImplementation(keep)];
    const written = vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(lines.push(String(text).trimEnd())));
    vi.stubEnv('TESSERA_OPERATOR_KEY', operatorKey);
    const code = await run(['graphql', 'register', file, '--url', tessera.operationsUrl, ...words]).finally(() => {
      for (const spy of [...spies, written]) spy.mockRestore();
      vi.unstubAllEnvs();
    });
    return { code, lines };
  };

  it('says how many documents are new, and how many were there', async () => {
    expect(await printed({ me: me.text }, '--application', id)).toEqual({
      code: 0,
      lines: [`Registered 1 new documents for ${id}; 0 were registered already.`],
    });
    const operations = [me, resources].map(({ id: documentId, text }) => ({ id: documentId, name: 'Any', type: 'query', body: text }));
    const apollo = { format: 'apollo-persisted-query-manifest', version: 1, operations };
    const { code, lines } = await printed(apollo, '--application', id, '--json');
    expect([code, JSON.parse(lines[0]!)]).toEqual([0, { account_id: tessera.accountId, application_id: id, new: 1, known: 1 }]);
  });

  it('ends with 1 and a line for each wrong document', async () => {
    const { code, lines } = await printed({ a: 'query A { nobody }', me: me.text, b: '{' }, '--application', id);
    expect([code, lines.join('\n').split('\n')]).toEqual([
      1,
      [
        expect.stringMatching(/^tessera: 2 of 3 documents cannot be registered, so none was\./),
        expect.stringMatching(/^ {2}documents\[0\]: a, query A, line 1, column 11: Cannot query field "nobody"/),
        expect.stringMatching(/^ {2}documents\[2\]: b, line 1, column 2: Syntax Error/),
      ],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('ends with 2 without the id of an application', async () => {
    expect((await printed({ me: me.text })).code).toBe(2);
    const { code, lines } = await printed({ me: me.text }, '--application', 'board');
    expect([code, lines.join()]).toEqual([2, expect.stringContaining('Must be the client id of an application')]);
  });
});

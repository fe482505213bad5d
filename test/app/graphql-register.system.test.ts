import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caller, serverUrl } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { operatorKey } from '../operators/operating.ts';
import { postForm } from '../support/oauth.ts';
import { newDataPlace, runToEnd, type ServerProcess, serve } from './server-process.ts';

const key = newApiKey('live');

let place: Awaited<ReturnType<typeof newDataPlace>>;
let server: ServerProcess;
const start = async () => {
  server = await serve({ ...place.env, TESSERA_ADMIN_API_KEY: key, TESSERA_OPERATOR_KEY: operatorKey, TESSERA_OPERATIONS_PORT: '0' });
};
beforeAll(async () => {
  place = await newDataPlace();
  await start();
});
afterAll(async () => {
  await server?.stop();
  await place?.remove();
});

it('registers documents at a running server, and in its database, and the server knows them', async () => {
  const admin = () => caller(server.url, '', key);
  const wanted = { name: 'Wall Board', type: 'confidential', redirect_uris: [], scopes: ['read'] };
  const { id, client_secret } = (await admin().call('POST', '/v1/account/applications', wanted)).body.data;
  const tokenFields = { grant_type: 'client_credentials', client_id: id, client_secret };
  const { access_token } = (await postForm(server, '/oauth/token', tokenFields)).body;
  const asked = async (documentId: string) =>
    (await fetch(`${server.url}/graphql?documentId=${documentId}`, { headers: { Authorization: `Bearer ${access_token}` } })).json();

  const file = join(place.env.TESSERA_DATA_DIR!, 'documents.json');
  const registered = (documents: object, env: Record<string, string>, ...words: string[]) => {
    writeFileSync(file, JSON.stringify(documents));
    return runToEnd(['graphql', 'register', file, '--application', id, ...words], env);
  };
  const atServer = ['--url', server.operationsUrl];
  const asOperator = { TESSERA_OPERATOR_KEY: operatorKey };
  expect(await asked('limit')).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  expect(await registered({ limit: '{ rateLimit { limit } }' }, asOperator, ...atServer)).toEqual({
    code: 0,
    stdout: `Registered 1 new documents for ${id}; 0 were registered already.\n`,
    stderr: '',
  });
  expect(await asked('limit')).toMatchObject({ data: { rateLimit: { limit: expect.any(Number) } } });
  expect(await registered({ limit: '{ rateLimit { limit } }', wrong: '{ nobody }' }, asOperator, ...atServer)).toMatchObject({
    code: 1,
    stdout: '',
  });

  // The embedded database has room for one process at a time.
  if (!serverUrl) await server.stop();
  const direct = await registered({ limit: '{ rateLimit { limit } }', left: '{ rateLimit { remaining } }' }, place.env, '--json');
  expect([direct.code, direct.stderr, JSON.parse(direct.stdout)]).toMatchObject([0, '', { application_id: id, new: 1, known: 1 }]);
  const wrong = await registered({ wrong: '{ nobody }' }, place.env);
  expect([wrong.code, wrong.stderr]).toEqual([
    1,
    expect.stringContaining('documents[0]: wrong, line 1, column 3: Cannot query field "nobody"'),
  ]);
  if (!serverUrl) await start();
  expect(await asked('left')).toMatchObject({ data: { rateLimit: { remaining: expect.any(Number) } } });
  expect(await asked('wrong')).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
});

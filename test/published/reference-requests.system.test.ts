import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bootTessera, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { families } from '#families/index';
import { readExamples } from '../../src/contract/examples.ts';
import { familyParts } from '../support/family-parts.ts';
import { python, pythonEnvironment } from '../support/python.ts';
import { blocksOf, operationPagesIn, pythonPrograms } from './blocks.ts';
import { requestOf } from './curl.ts';

/** Requests that need what no example can have, the status that they get, and what they need. */
const needMore: Record<string, [status: number, needs: string]> = {
  'POST /oauth/device-authorization': [400, 'an application that may use the device grant'],
  'GET /oauth/userinfo': [401, 'the access token of a person'],
  'POST /oauth/userinfo': [401, 'the access token of a person'],
  'POST /api/token': [401, "a person's password"],
  'POST /v1/auth/login': [401, "a person's password"],
  'POST /v1/auth/renew': [401, 'a session'],
  'POST /v1/auth/logout': [401, 'a session'],
  'POST /v1/auth/login/passkey': [401, 'a passkey'],
  'POST /v1/auth/login/passkey/challenge': [409, 'a server at a host name'],
  'POST /v1/auth/login/second-factor': [401, 'a sign-in that needs a second factor'],
  'POST /v1/auth/login/second-factor/passkey': [401, 'a sign-in that needs a second factor'],
  'GET /v1/auth/second-factors': [401, 'a session'],
  'POST /v1/auth/second-factors/totp': [401, 'a session'],
  'POST /v1/auth/second-factors/passkeys': [401, 'a session'],
  'POST /v1/auth/second-factors/recovery-codes': [401, 'a session'],
  'POST /v1/auth/second-factors/fac_01jq3x5gkz0v7t9n2m4p6r8s1w/confirm': [401, 'a session'],
  'POST /v1/auth/second-factors/fac_01jq3x5gkz0v7t9n2m4p6r8s1w/confirm-passkey': [401, 'a session'],
  'POST /v1/auth/second-factors/fac_01jq3x5gkz0v7t9n2m4p6r8s1w/remove': [401, 'a session'],
  'GET /v1/auth/email-change': [401, 'a session'],
  'POST /v1/auth/email-change': [401, 'a session'],
  'DELETE /v1/auth/email-change': [401, 'a session'],
  'POST /v1/auth/email-change/confirm': [401, 'the link of a letter'],
  'POST /v1/auth/email-change/stop': [401, 'the link of a letter'],
  'POST /v1/auth/second-factors/challenge': [401, 'a session'],
  'GET /v1/auth/sessions': [401, 'a session'],
  'DELETE /v1/auth/sessions/ses_01jq3x5gkz0v7t9n2m4p6r8s1w': [401, 'a session'],
  'POST /v1/auth/sessions/end-others': [401, 'a session'],
  'POST /v1/auth/sessions/prove': [401, 'a session'],
  'POST /v1/auth/password/change': [401, 'a session'],
  'GET /v1/auth/consents': [401, 'a session'],
  'DELETE /v1/auth/consents/app_01jq3x5gkz0v7t9n2m4p6r8s1w': [401, 'a session'],
  'POST /v1/auth/password': [401, 'the link of a letter'],
  'POST /v1/auth/token': [401, 'the secret of the application'],
  'POST /v1/account/reset': [403, 'the environment `sandbox`'],
  'POST /v1/webhooks/whk_01jq3x5gkz0v7t9n2m4p6r8s1w/deliveries/dlv_01jq3x5gkz0v7t9n2m4p6r8s1w/redeliver': [409, 'an enabled webhook'],
  ...Object.assign({}, ...familyParts.map(({ refused }) => refused)),
};

/** Where records differ from their examples, so that more requests work. */
const changed: Readonly<Record<string, object>> = {
  webhooks: { status: 'disabled', disabled_reason: 'gone' },
  ...Object.assign({}, ...familyParts.map(({ changed }) => changed)),
};

const firstStart = async (): Promise<Tessera> => {
  const tessera = await bootTessera({ examples: true });
  await until(async () => (await tessera.admin.call('GET', '/v1/users?limit=1')).body.meta.total > 24);
  return tessera;
};

let tessera: Tessera;
let again: Tessera;
let byPython: { calls: number; said: string } | undefined;
beforeAll(async () => {
  [tessera, again] = await Promise.all([firstStart(), firstStart()]);
  // Before anything is written: records that a request deletes cannot be read any more.
  byPython = python ? await readByPython(again) : undefined;
});
afterAll(async () => {
  await tessera?.close();
  await again?.close();
});

const read = async (page: string): Promise<string> => (await fetch(`${tessera.url}${page}`)).text();

/** The requests by curl of a page of the reference. */
const commandsOf = async (page: string): Promise<string[]> => blocksOf(await read(page)).filter((one) => one.startsWith('curl '));

/** The pages of a document's operations. */
const pagesOf = async (document: string): Promise<string[]> => operationPagesIn(await read(`/docs/${document}`));

/** What a program answers that has the calls by Python which change nothing. */
const readByPython = async ({ url, admin }: Tessera): Promise<{ calls: number; said: string }> => {
  const pages = (await Promise.all(['v1', 'account'].map(pagesOf))).flat();
  const blocks = (await Promise.all(pages.map(read))).flatMap(blocksOf);
  const programs = pythonPrograms(blocks);
  const { setup } = programs[0]!;
  const calls = programs.map(({ call }) => call).filter((call) => /\.(get|list)(_\w+)?\(/.test(call));
  const running = promisify(execFile)(python!, ['-'], { env: pythonEnvironment });
  running.child.stdin!.end([setup.replace(/"http[^"]*"/, JSON.stringify(url)).replace('YOUR_API_KEY', admin.key), ...calls].join('\n'));
  const said = await running.then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
  return { calls: calls.length, said };
};

/** Sends requests, with credentials filled in, and returns those that failed, by method and path. */
const failuresOf = async ({ url: root, admin }: Tessera, commands: readonly string[]) => {
  const application = { name: 'Reader', type: 'confidential', scopes: ['read:resources'], redirect_uris: [] };
  const { client_id, client_secret: secret } = (await admin.call('POST', '/v1/account/applications', application)).body.data;
  const failures = new Map<string, { status: number; said: string; command: string }>();
  for (const command of commands) {
    const filled = command.replace('YOUR_API_KEY', admin.key).replace('CLIENT_ID:CLIENT_SECRET', `${client_id}:${secret}`);
    const { url, ...request } = requestOf(filled);
    const answer = await fetch(`${root}${url.pathname}${url.search}`, { ...request, redirect: 'manual' });
    const said = await answer.text();
    if (answer.status >= 400)
      failures.set(`${request.method} ${url.pathname}`, {
        status: answer.status,
        said: (said.match(/<main>.*/s)?.[0] ?? said).slice(0, 300),
        command,
      });
  }
  return failures;
};

/** Reads first, then writes, then what deletes: the parts before the whole. */
const order = (command: string): number => {
  if (!command.includes(' -X ')) return 0;
  return command.includes('-X DELETE') ? 100 - command.split('/').length : 1;
};

it('shows the records of its examples on a first start', async () => {
  const example = readExamples();
  for (const { name, operationId } of families.scenes) {
    const record = example(operationId) as { id: string };
    const { data } = (await again.admin.call('GET', `/v1/${name}/${record.id}`)).body;
    expect(data).toEqual({ ...record, ...changed[name] });
  }
  const operation = example('getOperation');
  expect((await again.admin.call('GET', `/v1/operations/${operation.id}`)).body.data).toEqual(operation);
  const delivery = example('getWebhookDelivery');
  const path = `/v1/webhooks/${delivery.webhook_id}/deliveries/${delivery.id}`;
  expect((await again.admin.call('GET', path)).body.data).toEqual(delivery);
});

it('has requests that work as they stand on a first start, once the credentials are filled in', async () => {
  const pages = (await Promise.all(['v1', 'account', 'identity'].map(pagesOf))).flat();
  const commands = (await Promise.all(pages.map(commandsOf))).flat();
  expect(commands.length).toBeGreaterThan(140);
  const failed = await failuresOf(
    tessera,
    commands.toSorted((a, b) => order(a) - order(b)),
  );
  // What failed after another request may work without it.
  const failedAlone = await failuresOf(
    again,
    [...failed.values()].map(({ command }) => command),
  );
  const wanted = Object.fromEntries(Object.entries(needMore).map(([request, [status]]) => [request, expect.objectContaining({ status })]));
  expect(Object.fromEntries(failedAlone)).toEqual(wanted);
});

it.skipIf(!python)(`has reads by Python that work as they stand on a first start${python ? '' : ' (needs Python 3.11)'}`, () => {
  expect(byPython?.calls).toBeGreaterThan(50);
  expect(byPython?.said).not.toContain('Traceback');
  expect(byPython?.said).toContain("'title': ");
});

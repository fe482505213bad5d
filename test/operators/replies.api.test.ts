import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Tessera } from '@tessera/platform/testing';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { families } from '#families/index';
import { errorCodes } from '#generated/operators/error-codes';
import { explain } from '../../src/app/compose/database-errors.ts';
import { recordCoverage } from '../../src/contract/coverage.ts';
import {
  type OperatorOperationId,
  operatorBodyViolations,
  operatorHeadViolations,
  operatorOperations,
} from '../../src/contract/operators.ts';
import { bodyLimits, registeredDocumentLimits } from '../../src/contract/plans.ts';
import { systemClock } from '../../src/core/clock.ts';
import { type ErrorCode, type ErrorDetail, errorTable, ServiceError } from '../../src/core/errors.ts';
import { newId } from '../../src/core/ids.ts';
import { operationsApp } from '../../src/http/server.ts';
import { type AccountOperations, createAccountOperations } from '../../src/operators/accounts.ts';
import { createOperatorOnce } from '../../src/operators/answers.ts';
import { createDocumentOperations, type DocumentOperations } from '../../src/operators/documents.ts';
import { createEmailChangeOperations, type EmailChangeOperations } from '../../src/operators/email-changes.ts';
import { mountOperators } from '../../src/operators/mount.ts';
import { createOperate } from '../../src/operators/operations.ts';
import { type OnViolation, refuseViolation } from '../../src/operators/reply-check.ts';
import { createAttempts, tooManyAttempts } from '../../src/rules/attempt-limits.ts';
import { sendRaw } from '../rest/raw-http.ts';
import { register } from '../support/oauth.ts';
import { bootOperated, operatorKey } from './operating.ts';

type Id = OperatorOperationId;

const ids = Object.keys(operatorOperations) as Id[];
const nobody = 'acc_01jq3x5gkz0v7t9n2m4p6r8s1w';
const aChange = 'emc_01jq3x5gkz0v7t9n2m4p6r8s1w';
const anApplication = 'app_01jq3x5gkz0v7t9n2m4p6r8s1w';

/** What a request differs in from the valid one of its operation. */
interface Asked {
  account?: string;
  key?: string;
  query?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** The name of a handler: of accounts, of documents, or of changes of e-mail addresses. */
type Told = keyof AccountOperations | OfOthers;
type OfOthers = 'register' | 'listChanges' | 'endChange';

/** The handlers that tell something else than they do, by their operations. */
const handlerOf: Record<Id, Told> = {
  listAccounts: 'list',
  createAccount: 'create',
  showAccount: 'show',
  setAccount: 'set',
  suspendAccount: 'suspend',
  resumeAccount: 'resume',
  exportAccount: 'export',
  deleteAccount: 'delete',
  registerDocuments: 'register',
  listPendingEmailChanges: 'listChanges',
  endEmailChange: 'endChange',
};

let tessera: Tessera;
let account: string;
const closing: Server[] = [];
beforeAll(async () => {
  tessera = await bootOperated();
});
afterAll(async () => {
  await tessera?.close();
});
afterEach(() => {
  for (const server of closing.splice(0)) server.close();
});

/** The change of an e-mail address that is open in an account. */
const changes = new Map<string, string>();
/** An application of an account. */
const applications = new Map<string, string>();

const addressOf = (id: Id, about: string): string =>
  operatorOperations[id].path
    .replace('{account_id}', about)
    .replace('{application_id}', applications.get(about) ?? anApplication)
    .replace('{change_id}', changes.get(about) ?? aChange);

const validBody: Partial<Record<Id, object>> = {
  createAccount: { name: 'Atlas', email: 'ada@atlas.example' },
  setAccount: { name: 'Atlas Works' },
  suspendAccount: { reason: 'unpaid' },
  registerDocuments: { documents: [{ id: 'me', text: '{ me { id } }' }] },
};

/** Asks an operation of a door; what is wrong with the answer, too. */
const ask = async (url: string, id: Id, { account: about = account, key = operatorKey, query = '', body, headers }: Asked = {}) => {
  const { method } = operatorOperations[id];
  const own = validBody[id];
  const response = await fetch(`${url}${addressOf(id, about)}${query}`, {
    method: method.toUpperCase(),
    headers: { Authorization: `Bearer ${key}`, ...(own && { 'Content-Type': 'application/json' }), ...headers },
    body: body ?? (own && JSON.stringify(own)),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const parsed = isJson ? JSON.parse(text) : undefined;
  const { status } = response;
  const sent = Object.fromEntries(response.headers);
  const wrong = [
    ...(operatorHeadViolations(id, status, sent, parsed?.error?.code) ?? []),
    ...((isJson && operatorBodyViolations(id, status, parsed)) || []),
  ];
  return { status, code: parsed?.error?.code as string | undefined, body: parsed, headers: response.headers, wrong };
};

/** An account of its own, which is suspended, so that every operation may be carried out. */
const newAccount = async (): Promise<string> => {
  const { body } = await ask(tessera.operationsUrl, 'createAccount');
  const { id } = body.data;
  await ask(tessera.operationsUrl, 'suspendAccount', { account: id });
  const createdBy = body.administrator.user_id;
  applications.set(id, (await register(tessera, { accountId: id, createdBy })).id);
  changes.set(id, newId('email_change'));
  await tessera.database.db
    .insertInto('email_changes')
    .values({
      account_id: id,
      id: changes.get(id)!,
      user_id: createdBy,
      email: 'ada@mosaic.example',
      former_email: 'ada@atlas.example',
      confirm_hash: id,
      stop_hash: id,
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      created_at: new Date().toISOString(),
    })
    .execute();
  return id;
};

/** A door with handlers that do something else, on the database of the server. */
const doorWith = async (
  { listChanges, endChange, register: registering, ...lying }: Partial<AccountOperations> & Partial<Record<OfOthers, unknown>>,
  { onViolation = refuseViolation, header = '' } = {},
) => {
  const { db } = tessera.database;
  const links = { create: async () => ({ url: 'https://auth.example/password?token=x', expires_at: '2026-03-15T09:26:53.589Z' }) };
  const real = createAccountOperations({
    db,
    clock: systemClock,
    objects: undefined as never,
    region: 'us',
    links,
    familyTables: families.tables,
  });
  const ofChanges = createEmailChangeOperations({ db, clock: systemClock });
  const documents = createDocumentOperations({ db, clock: systemClock, openCheck: async () => () => [] });
  const lyingChanges = { ...(listChanges !== undefined && { list: listChanges }), ...(endChange !== undefined && { end: endChange }) };
  const emailChanges = { ...ofChanges, ...lyingChanges } as EmailChangeOperations;
  const reported: unknown[] = [];
  const app = operationsApp({ registry: new Registry() }, [], (one) => {
    if (header) one.use((_request, response, next) => next(response.set(header, '1') && undefined));
    mountOperators(one, {
      keys: [operatorKey],
      attempts: createAttempts(),
      answered: () => undefined,
      operate: createOperate({
        accounts: { ...real, ...lying },
        documents: { ...documents, ...(registering !== undefined && { register: registering }) } as DocumentOperations,
        emailChanges,
        once: createOperatorOnce({ db, clock: systemClock, secret: 'x' }),
        secret: 'x',
        onViolation,
      }),
      onViolation,
      explain,
      report: (failure, { operationId }) => void reported.push([operationId, failure]),
    });
  });
  const server = app.listen(0, '127.0.0.1');
  closing.push(server);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, real, reported };
};

const fieldsOf = (body: { error: { details: ErrorDetail[] } }) => body.error.details.map(({ field, code }) => `${field} ${code}`);

/** The contract's own words for an account that an operation has changed. */
const stored = () =>
  tessera.database.db.selectFrom('accounts').select(['name', 'suspension_reason', 'delete_after']).where('id', '=', account).execute();
const audited = () =>
  tessera.database.db.selectFrom('audit_entries').select('action').where('account_id', '=', account).orderBy('id').execute();

/** A handler that does its work, and tells something else of it. */
const telling =
  (real: AccountOperations, name: keyof AccountOperations, lie: (reply: { data: object }) => object) =>
  async (...call: unknown[]) =>
    lie(await (real[name] as (...given: unknown[]) => Promise<{ data: object }>)(...call));

const secret = ({ data, ...reply }: { data: object }) => ({ ...reply, data: { ...data, hash: 'x' } });

describe('a reply that its contract does not document', () => {
  beforeAll(async () => {
    account = await newAccount();
  });

  it.each<[Id, string, (reply: { data: object }) => object, string]>([
    ['showAccount', 'a column of the table', secret, 'data.hash unknown_field'],
    ['showAccount', 'a status that there is not', ({ data }) => ({ data: { ...data, status: 'lost' } }), 'data.status invalid_enum_value'],
    ['listAccounts', 'no next part', ({ data }) => ({ data }), 'next missing_required_field'],
    ['setAccount', 'a column of the table', secret, 'data.hash unknown_field'],
    ['suspendAccount', 'a column of the table', secret, 'data.hash unknown_field'],
    [
      'deleteAccount',
      'a time of another form',
      ({ data }) => ({ data: { ...data, delete_after: '14 April' } }),
      'data.delete_after invalid_format',
    ],
    ['resumeAccount', 'a column of the table', secret, 'data.hash unknown_field'],
  ])('of %s with %s is a 500, and nothing was written', async (id, _what, lie, field) => {
    const name = handlerOf[id] as keyof AccountOperations;
    const { real } = await doorWith({});
    const { url, reported } = await doorWith({ [name]: telling(real, name, lie) });
    const before = [await stored(), await audited()];
    const query = id === 'deleteAccount' ? '?without_export=true' : '';
    const answer = await ask(url, id, { query });
    expect([answer.status, answer.code, answer.wrong]).toEqual([500, 'contract_violation', []]);
    expect(fieldsOf(answer.body)).toEqual([field]);
    expect([await stored(), await audited()]).toEqual(before);
    expect(reported).toMatchObject([[id, { code: 'contract_violation' }]]);
  });

  it('of createAccount with a secret is a 500, and there is no account', async () => {
    const { real } = await doorWith({});
    const { url } = await doorWith({ create: telling(real, 'create', secret) as never });
    const count = async () => (await tessera.database.db.selectFrom('accounts').select('id').execute()).length;
    const before = await count();
    expect(await ask(url, 'createAccount')).toMatchObject({ status: 500, code: 'contract_violation' });
    expect(await count()).toBe(before);
  });

  it('is reported and sent in production, and the write stays', async () => {
    const violations: unknown[] = [];
    const onViolation: OnViolation = (...violation) => void violations.push(violation);
    const { real } = await doorWith({});
    const { url } = await doorWith({ set: telling(real, 'set', secret) as never }, { onViolation });
    expect(await ask(url, 'setAccount', { body: '{"name":"Kept"}' })).toMatchObject({ status: 200, body: { data: { hash: 'x' } } });
    expect(await stored()).toMatchObject([{ name: 'Kept' }]);
    expect(violations).toMatchObject([['setAccount', 200, [{ field: 'data.hash' }]]]);
  });
});

describe('a refusal or a header that the contract does not document', () => {
  const throwing = (error: Error) => ({ show: () => Promise.reject(error) });

  it.each<[string, ServiceError, string[]]>([
    ['a code of other operations', new ServiceError('unknown_path', 'No.'), ['error.code not_allowed']],
    ['a status of other operations', new ServiceError('version_mismatch', 'No.'), ['(status) not_allowed', 'error.code not_allowed']],
    ['a header', new ServiceError('not_found', 'No.', { headers: { 'X-Account': '1' } }), ['X-Account not_allowed']],
    ['a time that is none', new ServiceError('timeout', 'No.', { headers: { 'Retry-After': 'soon' } }), ['Retry-After invalid_type']],
  ])('is a 500: %s', async (_what, error, fields) => {
    const { url, reported } = await doorWith(throwing(error));
    const answer = await ask(url, 'showAccount');
    expect([answer.status, answer.code, fieldsOf(answer.body)]).toEqual([500, 'contract_violation', fields]);
    expect(reported).toMatchObject([['showAccount', { code: 'contract_violation' }]]);
  });

  it('is a 500 where every answer has it', async () => {
    const { url } = await doorWith({}, { header: 'X-Surplus' });
    const answer = await ask(url, 'listAccounts');
    expect([answer.status, fieldsOf(answer.body)]).toEqual([500, ['x-surplus not_allowed']]);
  });

  it('is reported and sent in production', async () => {
    const violations: unknown[] = [];
    const onViolation: OnViolation = (...violation) => void violations.push(violation);
    const { url } = await doorWith(throwing(new ServiceError('unknown_path', 'No.')), { onViolation });
    expect(await ask(url, 'showAccount')).toMatchObject({ status: 404, code: 'unknown_path' });
    expect(violations).toMatchObject([['showAccount', 404, [{ field: 'error.code' }]]]);
  });
});

describe('what the contract documents', () => {
  /** An account of which nothing can be done any more. */
  let doomed: string;
  beforeAll(async () => {
    account = await newAccount();
    doomed = await newAccount();
    const now = new Date().toISOString();
    await tessera.database.db.updateTable('accounts').set({ delete_after: now, deletion_begun_at: now }).where('id', '=', doomed).execute();
  });

  const here = (asked: Asked) => (id: Id) => ask(tessera.operationsUrl, id, asked);
  const failing = (error: Error) => async (id: Id) => {
    const { url } = await doorWith({ [handlerOf[id]]: () => Promise.reject(error) });
    return ask(url, id);
  };
  const unprocessable: Partial<Record<Id, string>> = {
    createAccount: '{"name":"Atlas","email":"ada@atlas.example","plan":"free","rate_limit":5}',
    setAccount: '{"plan":"free","rate_limit":5}',
    suspendAccount: '{"reason":"a\\u0000b"}',
    registerDocuments: '{"documents":[{"id":"me","text":"{ nobody }"}]}',
  };
  /** Whoever sends less than announced gets no answer. */
  const cutShort = async (id: Id) => {
    const { method } = operatorOperations[id];
    const heard = Promise.withResolvers<{ status: number; code: string; wrong: [] }>();
    const stop = recordCoverage((kind, operation, code) => {
      if (kind === 'code' && operation === id) heard.resolve({ status: 400, code: String(code), wrong: [] });
    });
    const head = `${method.toUpperCase()} ${addressOf(id, account)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${operatorKey}\r\n`;
    const port = Number(new URL(tessera.operationsUrl).port);
    await sendRaw(port, [`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`], { hangUp: true });
    return heard.promise.finally(stop);
  };

  /** How each error comes about. */
  const provoked: Partial<Record<ErrorCode, (id: Id) => Promise<{ status: number; code: string | undefined; wrong: unknown[] }>>> = {
    invalid_credentials: here({ key: 'wrong' }),
    invalid_parameters: here({ query: '?surplus=1' }),
    malformed_json: here({ body: '{"name":' }),
    malformed_request: cutShort,
    missing_body: here({ headers: { 'Content-Type': 'text/plain' } }),
    rate_limit_exceeded: failing(tooManyAttempts(17)),
    not_found: here({ account: nobody }),
    invalid_state: (id) => ask(tessera.operationsUrl, id, { account: doomed }),
    limit_reached: failing(new ServiceError('limit_reached', 'Enough.')),
    payload_too_large: (id) => {
      const most = id === 'registerDocuments' ? registeredDocumentLimits.bytes : bodyLimits.identity;
      return ask(tessera.operationsUrl, id, { body: JSON.stringify({ name: 'x'.repeat(most) }) });
    },
    unsupported_media_type: here({ headers: { 'Content-Type': 'application/json; charset=latin-9' } }),
    unprocessable: (id) => ask(tessera.operationsUrl, id, { body: unprocessable[id] }),
    internal_error: failing(new Error('Lost.')),
    idempotency_key_in_use: failing(new ServiceError('idempotency_key_in_use', 'Wait.', { headers: { 'Retry-After': '1' } })),
    idempotency_key_reused: async (id) => {
      const headers = { 'Idempotency-Key': 'told-twice', 'Content-Type': 'application/json' };
      await ask(tessera.operationsUrl, id, { headers });
      return ask(tessera.operationsUrl, id, { headers, body: '{"name":"Other","email":"ada@atlas.example"}' });
    },
    service_unavailable: failing(Object.assign(new Error('Lost.'), { code: 'ECONNREFUSED' })),
    timeout: failing(Object.assign(new Error('Lost.'), { code: '57014' })),
    contract_violation: failing(new ServiceError('unknown_path', 'No.')),
  };

  it.each(ids)('of %s is answered: each of its errors', async (id) => {
    for (const code of errorCodes[id]! as ErrorCode[]) {
      const { status, code: given, wrong } = await provoked[code]!(id);
      expect([code, status, given, wrong]).toEqual([code, errorTable[code][0], code, []]);
    }
  });

  it.each(ids)('of %s is answered: its success, with no header that is not documented', async (id) => {
    account = await newAccount();
    const query = id === 'deleteAccount' ? '?without_export=true' : '';
    const { status, wrong, headers } = await ask(tessera.operationsUrl, id, { query });
    expect([status, wrong]).toEqual([operatorOperations[id].status, []]);
    expect(headers.get('x-request-id')).toMatch(/^req_/);
    expect(Number(headers.get('x-response-time'))).toBeGreaterThanOrEqual(0);
  });

  it('is also a problem document, where one is accepted', async () => {
    const response = await fetch(`${tessera.operationsUrl}/v1/accounts/${nobody}`, {
      headers: { Authorization: `Bearer ${operatorKey}`, Accept: 'application/problem+json' },
    });
    const { paths, components } = (await (await fetch(`${tessera.operationsUrl}/openapi/operators.json`)).json()) as {
      paths: Record<string, { get: { responses: Record<string, { $ref: string }> } }>;
      components: { responses: Record<string, { content: Record<string, object> }> };
    };
    const { $ref } = paths['/v1/accounts/{account_id}']!.get.responses['404']!;
    expect(Object.keys(components.responses[$ref.split('/').at(-1)!]!.content)).toContain(response.headers.get('content-type'));
    expect(await response.json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('is logged where it is our own fault, with its cause', async () => {
    const lost = new Error('Lost.');
    const { url, reported } = await doorWith({ show: () => Promise.reject(lost) });
    await ask(url, 'showAccount');
    expect(reported).toEqual([['showAccount', lost]]);
  });
});

import { bootTessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { operationIds, operations } from '../../src/contract/operations.ts';
import { codeViolations } from '../../src/contract/own-answers.ts';
import type { OperationId } from '../../src/contract/types.ts';
import { type ErrorCode, errorTable, ServiceError } from '../../src/core/errors.ts';
import type { Answer } from '../../src/request/answer.ts';
import { refuseViolations } from '../../src/rest/answer.ts';
import { performers } from '../../src/rest/perform.ts';
import { trustEvents } from '../../src/rules/operation-events.ts';
import { accountOperations, publishedOperations } from '../../src/testing/contract/published.ts';
import { exampleData } from '../support/events.ts';

const resource = exampleData('RESOURCE_CREATED');
const body = { data: resource, meta: { request_id: 'req_1' } };
const made: Answer = { status: 201, headers: { ETag: '"1"', Location: `/v1/resources/${resource.id}` }, body };
const missing = { error: { type: 'not_found', message: 'No.', code: 'not_found', request_id: 'req_1', details: [] } };
const refused: Answer = { status: 404, errorCode: 'not_found', headers: {}, body: missing };

/** The fields of what a check refuses; none when it lets the answer pass. */
const violations = (check: () => void): string[] => {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'contract_violation') throw error;
    return error.details.map(({ field, code }) => `${field} ${code}`);
  }
};
const ofMade = (planted: Partial<Answer>) => violations(() => refuseViolations.made('createResource', { ...made, ...planted }));
const ofSent = (planted: Partial<Answer>, operation: OperationId = 'getResource') =>
  violations(() => refuseViolations.sent(operation, { ...refused, ...planted }));
const withHeader = (headers: Record<string, string>) => ({ headers: { ...made.headers, ...headers } });

describe('what a handler has made', () => {
  it('passes as it is documented', () => {
    expect(ofMade({})).toEqual([]);
  });

  it.each([
    ['a status', { status: 207 }, ['(status) not_allowed', '(body) not_allowed']],
    ['a status without a body', { status: 205, body: undefined }, ['(status) not_allowed']],
    ['a header', withHeader({ 'X-Other': '1' }), ['X-Other not_allowed']],
    ['a header of other answers', withHeader({ 'Content-Range': 'bytes 0-1/2' }), ['Content-Range not_allowed']],
    ['a tag of no version', withHeader({ ETag: '"NaN"' }), ['ETag invalid_format']],
    ['a tag without quotation marks', withHeader({ ETag: 'NaN' }), ['ETag invalid_format']],
    ['an address that is too long', withHeader({ Location: `/${'x'.repeat(512)}` }), ['Location too_long']],
    ['a property', { body: { ...body, data: { ...resource, hash: 'x' } } }, ['data.hash unknown_field']],
    [
      'a header and a property',
      { ...withHeader({ 'X-Other': '1' }), body: { ...body, data: { ...resource, name: 7 } } },
      ['X-Other not_allowed', 'data.name invalid_type'],
    ],
  ])('is refused with %s that is not documented', (_what, planted, expected) => {
    expect(ofMade(planted)).toEqual(expected);
  });

  it('is refused before its write is committed', async () => {
    const handler = async () => ({ status: 201, data: resource, version: Number.NaN });
    const committed: unknown[] = [];
    const { createResource } = performers({
      handlers: { createResource: handler as never },
      related: undefined as never,
      // Work that rejects is rolled back.
      once: Object.assign(
        async (_key: unknown, work: () => Promise<unknown>) => {
          const answer = await work();
          committed.push(answer);
          return { answer: answer as never, replayed: false };
        },
        { hasAnswer: undefined as never },
      ),
      asUnit: undefined as never,
      batch: undefined as never,
      cursors: undefined as never,
      publicUrl: '',
      authenticate: undefined as never,
      checkAnswer: refuseViolations,
      checkEvents: trustEvents,
    });
    const operation = { operationId: 'createResource' };
    const facts = operations.createResource;
    const caller = { accountId: 'acc_1', userId: 'usr_1' };
    const request = {
      operation,
      facts,
      caller,
      headers: { 'idempotency-key': 'once' },
      stamped: {},
      search: '',
      read: {},
      expansions: [],
      requestId: 'req_1',
    };
    await expect(createResource!(request as never)).rejects.toMatchObject({ code: 'contract_violation', details: [{ field: 'ETag' }] });
    expect(committed).toEqual([]);
  });

  it.each<Record<string, string>>([{}, { 'Idempotency-Key': 'once' }])(
    'on a server with the headers %j: there is no record and no audit entry',
    async (headers) => {
      const tessera = await bootTessera();
      await sql`create function lie() returns trigger language plpgsql as $$ begin new.name = ''; return new; end $$`.execute(
        tessera.database.db,
      );
      await sql`create trigger lie before insert on api_keys for each row execute function lie()`.execute(tessera.database.db);
      const keys = async () => (await tessera.admin.call('GET', '/v1/account/api-keys')).body.data.length;
      const before = await keys();
      const answer = await tessera.admin.call('POST', '/v1/account/api-keys', { name: 'CI', scopes: ['read'] }, headers);
      expect([answer.status, answer.body.error]).toMatchObject([500, { code: 'contract_violation', details: [{ field: 'data.name' }] }]);
      expect(await keys()).toBe(before);
      const entries = tessera.database.db.selectFrom('audit_entries').select('id').where('action', '=', 'createApiKey');
      expect(await entries.execute()).toEqual([]);
      await tessera.close();
    },
  );
});

describe('what is sent', () => {
  it('passes as it is documented', () => {
    expect(ofSent({})).toEqual([]);
    expect(ofSent({ headers: { 'X-RateLimit-Limit': '60', Vary: 'Origin' } })).toEqual([]);
  });

  it.each([
    ['an error with a status', { status: 418 }, ['(status) not_allowed']],
    ['an error with a code of other operations', { errorCode: 'already_exists' }, ['error.code not_allowed']],
    ['an error with a code that there is not', { body: { error: { ...missing.error, code: 'lost' } } }, ['error.code invalid_enum_value']],
    ['a challenge where nobody is asked', { headers: { 'WWW-Authenticate': 'Bearer' } }, ['WWW-Authenticate not_allowed']],
    ['a limit that is no number', { headers: { 'X-RateLimit-Limit': 'NaN' } }, ['X-RateLimit-Limit invalid_type']],
  ])('is refused: %s', (_what, planted, expected) => {
    expect(ofSent(planted)).toEqual(expected);
  });

  it('has no header that its operation does not document, whichever operation it is', () => {
    for (const operationId of operationIds)
      expect([
        operationId,
        ofSent(
          { status: 500, errorCode: 'internal_error', headers: { 'X-Surplus': '1' }, body: undefined, type: 'text/plain' },
          operationId,
        ),
      ]).toEqual([operationId, ['X-Surplus not_allowed']]);
  });

  it.each<[OperationId, string, documented: boolean]>([
    ['updateUser', 'invalid_state', true],
    ['updateUser', 'idempotency_key_in_use', true],
    ['updateUser', 'version_mismatch', true],
    ['updateUser', 'invalid_state_transition', false],
    ['listResources', 'invalid_cursor', true],
    ['listResources', 'not_found', false],
    ['login', 'invalid_credentials', true],
    ['login', 'already_exists', false],
  ])('of %s may have the code %s: %s', (operationId, errorCode, documented) => {
    const [status] = errorTable[errorCode as ErrorCode];
    const sent = violations(() =>
      refuseViolations.sent(operationId, { status, errorCode, headers: {}, body: undefined, type: 'text/plain' }),
    );
    expect(sent.includes('error.code not_allowed')).toBe(!documented);
  });

  it.each<ErrorCode>([
    'malformed_request',
    'https_required',
    'not_acceptable',
    'rate_limit_exceeded',
    'internal_error',
    'not_implemented',
    'service_unavailable',
    'timeout',
  ])('of every operation may have the code %s', (errorCode) => {
    expect(operationIds.filter((operationId) => codeViolations(operationId, errorCode))).toEqual([]);
  });

  it('has the headers that its status asks for', () => {
    for (const { operationId, answers } of [...publishedOperations, ...accountOperations])
      for (const [status, header] of [
        [401, 'WWW-Authenticate'],
        [304, 'ETag'],
        [416, 'Content-Range'],
        [429, 'Retry-After'],
      ] as const)
        expect([operationId, status, Object.keys(answers[status]?.headers ?? { [header]: 'no such answer' })]).toEqual([
          operationId,
          status,
          expect.arrayContaining([header]),
        ]);
  });
});

describe('in production', () => {
  it('answers are trusted: what is stored is shown', async () => {
    const env = { TESSERA_MODE: 'production', TESSERA_PUBLIC_URL: 'https://api.tessera.test', TESSERA_TRUSTED_PROXIES: '127.0.0.1' };
    const tessera = await bootTessera({ env: { ...env, TESSERA_AUTH_URL: 'https://auth.tessera.test' } });
    const overTls = { 'X-Forwarded-Proto': 'https' };
    const { id } = (await tessera.admin.call('POST', '/v1/resources', { name: 'Theodolite' }, overTls)).body.data;
    await tessera.database.db.updateTable('resources').set({ name: '' }).where('id', '=', id).execute();
    const { status, body } = await tessera.admin.call('GET', `/v1/resources/${id}`, undefined, overTls);
    expect([status, body.data.name]).toEqual([200, '']);
    await tessera.close();
  });
});

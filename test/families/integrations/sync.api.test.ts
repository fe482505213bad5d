import {
  type Answering,
  anId,
  anInstant,
  bootTessera,
  type Caller,
  expectError,
  type Outside,
  openOutside,
  recording,
  statuses,
  type Tessera,
} from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { begun, connected, finished, itsPath, newIntegration, synced } from './support.ts';

let tessera: Tessera;
let admin: Caller;
let outside: Outside;

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' } });
  admin = tessera.admin;
  outside = await openOutside();
});
afterAll(async () => {
  await tessera?.close();
  await outside?.close();
});

const read = async (integration: { id: string }) => (await admin.call('GET', itsPath(integration))).body.data;
const ownType = (() => {
  let count = 0;
  return () => `machine-${++count}`;
})();
const resourcesOf = async (type: string) => (await admin.call('GET', `/v1/resources?type=${type}&sort=name&limit=100`)).body.data;
const system = { type: 'system', id: null };

/** A connected integration whose resources have a type of their own. */
const plant = async (items: unknown, config: object = {}) => {
  outside.answer(items);
  const type = ownType();
  return { type, integration: await connected(admin, { url: outside.url, resource_type: type, ...config }) };
};

/** Puts on record how far operations are, step by step: whoever only asks from time to time may miss all between beginning and end. */
const recordProgress = async () => {
  const { db } = tessera.database;
  await sql`create table told_progress (place serial, operation_id text, progress integer)`.execute(db);
  await sql`
    create function tell_progress() returns trigger language plpgsql as $$ begin
      insert into told_progress (operation_id, progress) values (new.id, new.progress);
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_progress after update of progress on operations for each row execute function tell_progress()`.execute(db);
  return async ({ id }: { id: string }): Promise<number[]> => {
    const { rows } = await sql<{ progress: number }>`
      select progress from told_progress where operation_id = ${id} order by place`.execute(db);
    return rows.map(({ progress }) => progress);
  };
};

describe('syncIntegration', () => {
  it('202 answers at once with an operation that tells how it ends', async () => {
    const { integration } = await plant([]);
    const { status, body, headers } = await admin.call('POST', itsPath(integration, '/sync'));
    expect(status).toBe(202);
    expect(body.data).toEqual({
      id: anId('opn'),
      type: 'integration_sync',
      status: 'pending',
      progress: 0,
      resource_id: integration.id,
      result: null,
      error: null,
      finished_at: null,
      created_at: anInstant,
      updated_at: anInstant,
    });
    expect([headers.get('location'), headers.get('etag')]).toEqual([`/v1/operations/${body.data.id}`, '"1"']);
    expect(await finished(admin, body.data)).toEqual({
      ...body.data,
      status: 'succeeded',
      progress: 100,
      result: { created: 0, updated: 0, unchanged: 0 },
      finished_at: anInstant,
      updated_at: anInstant,
    });
  });

  it('makes a resource of each item: id and name are read, the rest is metadata', async () => {
    const items = {
      data: {
        machines: [
          { serial: 'T-1', label: 'Crane', weight: 7.5, tags: ['north'], inside: { a: null } },
          { serial: 2, label: 'Lathe' },
        ],
      },
    };
    const { type, integration } = await plant(items, { items_pointer: '/data/machines', id_field: 'serial', name_field: 'label' });
    const { answer, events } = await recording(tessera, () => synced(admin, integration));
    expect(answer).toMatchObject({ status: 'succeeded', result: { created: 2, updated: 0, unchanged: 0 } });
    const [crane, lathe] = await resourcesOf(type);
    expect(crane).toEqual({
      id: anId('res'),
      name: 'Crane',
      description: null,
      type,
      status: 'active',
      metadata: { weight: 7.5, tags: ['north'], inside: { a: null } },
      owner_id: admin.userId,
      created_at: anInstant,
      updated_at: anInstant,
    });
    expect(lathe).toMatchObject({ name: 'Lathe', metadata: {} });
    const after = await read(integration);
    expect(after).toEqual({ ...integration, status: 'connected', last_synced_at: anInstant, updated_at: anInstant });
    expect(events).toEqual([
      expect.objectContaining({ type: 'INTEGRATION_SYNC_STARTED', data: integration, actor: { type: 'api_key', id: anId('key') } }),
      { type: 'RESOURCE_CREATED', resource_id: crane.id, account_id: tessera.accountId, actor: system, data: crane },
      { type: 'RESOURCE_CREATED', resource_id: lathe.id, account_id: tessera.accountId, actor: system, data: lathe },
      { type: 'INTEGRATION_SYNCED', resource_id: integration.id, account_id: tessera.accountId, actor: system, data: after },
    ]);
    const { body } = await admin.call(
      'GET',
      `/v1/events/${(await admin.call('GET', `/v1/events?type=INTEGRATION_SYNCED&resource_id=${integration.id}`)).body.data[0].id}`,
    );
    expect(body.data.actor).toEqual(system);
    const caused = await Promise.all(
      [integration, crane, lathe].map(async ({ id }) => (await admin.call('GET', `/v1/events?resource_id=${id}`)).body.data),
    );
    const { id: cause } = caused.flat().find(({ type: kind }) => kind === 'INTEGRATION_SYNC_STARTED');
    const effects = caused.flat().filter((event) => event.actor.type === 'system');
    expect(effects.map((event) => [event.type, event.cause])).toEqual([
      ['INTEGRATION_SYNCED', cause],
      ['RESOURCE_CREATED', cause],
      ['RESOURCE_CREATED', cause],
    ]);
  });

  it('updates what came before, leaves what is unchanged, and keeps what is no longer listed', async () => {
    const { type, integration } = await plant([
      { id: 1, name: 'Crane', weight: 7, colour: 'red' },
      { id: 2, name: 'Lathe', big: 1e21, small: -0, deep: [{ b: 1, a: 2 }] },
      { id: 3, name: 'Press' },
    ]);
    await synced(admin, integration);
    const [crane, lathe, press] = await resourcesOf(type);
    const status = (await admin.call('PATCH', `/v1/resources/${crane.id}`, { status: 'archived', description: 'Of 1967.' })).status;
    expect(status).toBe(200);
    outside.answer([
      { deep: [{ a: 2, b: 1 }], small: 0, big: 1e21, name: 'Lathe', id: '2' },
      { id: 1, name: 'Crane', weight: 8 },
      { id: 4, name: 'Saw' },
    ]);
    const { answer, events } = await recording(tessera, () => synced(admin, integration));
    expect(answer.result).toEqual({ created: 1, updated: 1, unchanged: 1 });
    const [craneNow, latheNow, pressNow, saw] = await resourcesOf(type);
    expect(craneNow).toEqual({ ...crane, status: 'archived', description: 'Of 1967.', metadata: { weight: 8 }, updated_at: anInstant });
    expect([latheNow, pressNow]).toEqual([lathe, press]);
    expect(events.map(({ type: kind, data }) => [kind, data])).toEqual([
      ['INTEGRATION_SYNC_STARTED', expect.anything()],
      ['RESOURCE_UPDATED', craneNow],
      ['RESOURCE_CREATED', saw],
      ['INTEGRATION_SYNCED', await read(integration)],
    ]);
  });

  it('makes a resource that was deleted again, and one of its own for each integration', async () => {
    const { type, integration } = await plant([{ id: 1, name: 'Crane' }]);
    await synced(admin, integration);
    const [crane] = await resourcesOf(type);
    await admin.call('DELETE', `/v1/resources/${crane.id}`);
    expect((await synced(admin, integration)).result).toMatchObject({ created: 1 });
    const other = await connected(admin, { url: outside.url, resource_type: type });
    expect((await synced(admin, other)).result).toMatchObject({ created: 1 });
    expect(await resourcesOf(type)).toHaveLength(2);
  });

  it('brings long lists in step by step, in one order, and tells how far it is', async () => {
    const items = Array.from({ length: 450 }, (_, n) => ({ id: n, name: `Machine ${n}` }));
    const { type, integration } = await plant(items);
    const stepsOf = await recordProgress();
    const operation = await begun(admin, integration);
    expect((await finished(admin, operation)).progress).toBe(100);
    const steps = await stepsOf(operation);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.filter((step) => step > 0 && step < 100).length).toBeGreaterThan(0);
    expect((await admin.call('GET', `/v1/resources?type=${type}&limit=1`)).body.meta.total).toBe(450);
    expect((await synced(admin, integration)).result).toEqual({ created: 0, updated: 0, unchanged: 450 });
  });

  it('fails with form B when the list cannot be had, and works again when it can', async () => {
    const { type, integration } = await plant([{ id: 1, name: 'Crane' }]);
    outside.answer({ data: {} });
    const { answer, events } = await recording(tessera, () => synced(admin, integration));
    expect(answer).toMatchObject({
      status: 'failed',
      result: null,
      error: {
        code: 'upstream_error',
        message: 'The response of the endpoint is not a JSON list.',
        details: { 'config.items_pointer': 'The answer is an object; it has to be a list.' },
      },
    });
    const broken = await read(integration);
    expect(broken).toEqual({ ...integration, status: 'error', updated_at: anInstant });
    expect(events.slice(1)).toEqual([
      { type: 'INTEGRATION_SYNC_FAILED', resource_id: integration.id, account_id: tessera.accountId, actor: system, data: broken },
    ]);
    outside.answer([{ id: 1, name: 'Crane' }]);
    expect((await synced(admin, integration)).status).toBe('succeeded');
    expect(await read(integration)).toMatchObject({ status: 'connected', last_synced_at: anInstant });
    expect(await resourcesOf(type)).toHaveLength(1);
  });

  const misfits: [what: string, item: unknown, field: string][] = [
    ['is no object', 'Crane', '[1]'],
    ['is a list', [], '[1]'],
    ['has no id', { name: 'Crane' }, '[1].id'],
    ['has an id that is no text', { id: { a: 1 }, name: 'Crane' }, '[1].id'],
    ['has an id of 257 characters', { id: 'x'.repeat(257), name: 'Crane' }, '[1].id'],
    ['has no name', { id: 7, name: '' }, '[1].name'],
    ['has a name of 201 characters', { id: 7, name: 'x'.repeat(201) }, '[1].name'],
    ['has a name that shows nothing', { id: 7, name: '\u200b' }, '[1].name'],
    ['has a name of two lines', { id: 7, name: 'a\nb' }, '[1].name'],
    ['has 51 properties more', { id: 7, name: 'x', ...Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, n])) }, '[1]'],
    ['has a property with a long name', { id: 7, name: 'x', ['k'.repeat(65)]: 1 }, `[1].${'k'.repeat(65)}`],
    ['has more than 65,536 bytes besides', { id: 7, name: 'x', text: 'ä'.repeat(32_768) }, '[1]'],
    ['has the zero character', { id: 7, name: 'x', text: 'a\0' }, '[1].text'],
    ['has the id of another', { id: '1', name: 'Again' }, '[1].id'],
  ];

  it.each(misfits)('fails before it writes anything when an item %s', async (_what, item, field) => {
    const { type, integration } = await plant([]);
    outside.answer([{ id: 1, name: 'Good' }, item]);
    const { status, error } = await synced(admin, integration);
    expect([status, error.code, Object.keys(error.details)]).toEqual(['failed', 'upstream_error', [field]]);
    expect(await resourcesOf(type)).toEqual([]);
  });

  it('says what an id and a name must be when an item has none', async () => {
    const { integration } = await plant([]);
    outside.answer([{ name: 'Crane' }, { id: 1 }]);
    const { error } = await synced(admin, integration);
    expect(error.details).toEqual({ '[0].id': 'Must be a string or a number.', '[1].name': 'Must be a string or a number.' });
  });

  /** Answers with JSON as it stands, in all its digits. */
  const inDigits =
    (json: string): Answering =>
    async (_request, response) =>
      void response.end(json);

  it('tells ids and names apart in all their digits', async () => {
    const { type, integration } = await plant([]);
    outside.answer(inDigits('[{"id": 12345678901234567890, "name": 98765432109876543210}, {"id": 12345678901234567891, "name": "b"}]'));
    for (const result of [{ created: 2 }, { unchanged: 2 }]) expect((await synced(admin, integration)).result).toMatchObject(result);
    expect((await resourcesOf(type)).map(({ name }: { name: string }) => name)).toEqual(['98765432109876543210', 'b']);
  });

  it.each(['12345678901234567890', '1e400'])(
    'fails before it writes anything when an item has %s in what becomes metadata',
    async (value) => {
      const { type, integration } = await plant([]);
      outside.answer(inDigits(`[{"id": 1, "name": "a"}, {"id": 2, "name": "b", "counts": [1, ${value}]}]`));
      const { status, error } = await synced(admin, integration);
      expect([status, error.code, Object.keys(error.details)]).toEqual(['failed', 'upstream_error', ['[1].counts[1]']]);
      expect(await resourcesOf(type)).toEqual([]);
    },
  );

  it('passes what it makes to the administrator of longest standing when whoever began it is gone', async () => {
    const { type, integration } = await plant([]);
    const second = await tessera.someone('admin');
    const gone = Promise.withResolvers<void>();
    const items = [{ id: 1, name: 'Crane' }];
    outside.answer((async (_request, response) => {
      await gone.promise;
      response.end(JSON.stringify(items));
    }) satisfies Answering);
    const operation = await begun(second, integration);
    expect((await admin.call('DELETE', `/v1/users/${second.userId}`)).status).toBe(204);
    gone.resolve();
    expect((await finished(admin, operation)).status).toBe('succeeded');
    expect(await resourcesOf(type)).toMatchObject([{ owner_id: admin.userId }]);
  });

  it('409 when it is disconnected', async () => {
    const { answer, events } = await recording(tessera, async () =>
      admin.call('POST', itsPath(await newIntegration(admin, { url: outside.url }), '/sync')),
    );
    expectError(answer, 409, 'invalid_state');
    expect(events.map(({ type }) => type)).toEqual(['INTEGRATION_CREATED']);
  });

  it('202 once and 409 for all others that are asked for at the same time', async () => {
    const { integration } = await plant([]);
    const go = Promise.withResolvers<void>();
    outside.answer((async (_request, response) => {
      await go.promise;
      response.end('[]');
    }) satisfies Answering);
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.call('POST', itsPath(integration, '/sync'))));
    expect(statuses(answers)).toEqual({ 202: 1, 409: 5 });
    const accepted = answers.find(({ status }) => status === 202)!.body.data;
    expect(answers.find(({ status }) => status === 409)!.body.error.message).toContain(accepted.id);
    go.resolve();
    await finished(admin, accepted);
    await synced(admin, integration);
  });

  it('202 of a repetition with the same Idempotency-Key is the same operation', async () => {
    const { integration } = await plant([]);
    const sync = () => admin.call('POST', itsPath(integration, '/sync'), undefined, { 'Idempotency-Key': 'sync-once' });
    const [first, again] = [await sync(), await sync()];
    expect([first.status, again.status, again.body.data]).toEqual([202, 202, first.body.data]);
    expect((await finished(admin, first.body.data)).status).toBe('succeeded');
  });
});

/** A sync that waits for its list until `go`. */
const waiting = async (items: unknown) => {
  const { type, integration } = await plant([]);
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  outside.answer((async (_request, response) => {
    asked.resolve();
    await go.promise;
    response.end(JSON.stringify(items));
  }) satisfies Answering);
  const operation = await begun(admin, integration);
  await asked.promise;
  return { type, integration, operation, go: go.resolve };
};

describe('while a sync is under way', () => {
  const items = [{ id: 1, name: 'Crane' }];

  it('a replaced configuration is not its own any more', async () => {
    const { type, integration, operation, go } = await waiting(items);
    await admin.call('PATCH', itsPath(integration), { config: { resource_type: 'another', name_field: 'no' } });
    go();
    expect((await finished(admin, operation)).status).toBe('succeeded');
    expect(await resourcesOf(type)).toHaveLength(1);
  });

  it('a disconnection ends it as failed and writes nothing, also when it is connected again at once', async () => {
    const { type, integration, operation, go } = await waiting(items);
    const { events } = await recording(tessera, async () => {
      await admin.call('POST', itsPath(integration, '/disconnect'));
      const reconnecting = admin.call('POST', itsPath(integration, '/connect'));
      go();
      expect((await reconnecting).status).toBe(200);
      expect(await finished(admin, operation)).toMatchObject({ status: 'failed', error: { code: 'invalid_state', details: {} } });
    });
    expect(events.map(({ type: kind }) => kind).sort()).toEqual([
      'INTEGRATION_CONNECTED',
      'INTEGRATION_DISCONNECTED',
      'INTEGRATION_SYNC_FAILED',
    ]);
    expect(await resourcesOf(type)).toEqual([]);
    expect(await read(integration)).toMatchObject({ status: 'connected' });
  });

  it('a disconnection leaves it disconnected when the sync has ended', async () => {
    const { integration, operation, go } = await waiting(items);
    await admin.call('POST', itsPath(integration, '/disconnect'));
    go();
    expect((await finished(admin, operation)).status).toBe('failed');
    expect(await read(integration)).toMatchObject({ status: 'disconnected' });
  });

  it('a deletion ends it as failed, takes the secrets along, and keeps the operation readable', async () => {
    const { type, integration, operation, go } = await waiting(items);
    const { events } = await recording(tessera, async () => {
      expect((await admin.call('DELETE', itsPath(integration))).status).toBe(204);
      expect(await finished(admin, operation)).toMatchObject({ status: 'failed', error: { code: 'not_found' } });
      go();
      // The next sync of anybody ends behind this one.
      const { integration: next } = await plant([]);
      await synced(admin, next);
    });
    expect(events.map(({ type: kind }) => kind)).not.toContain('INTEGRATION_SYNC_FAILED');
    expect(await resourcesOf(type)).toEqual([]);
    const { state } = await tessera.database.db
      .selectFrom('operations')
      .select('state')
      .where('id', '=', operation.id)
      .executeTakeFirstOrThrow();
    expect(state).toEqual({});
  });
});

describe('a sync whose node was lost', () => {
  const over = { leased_until: '2020-01-01T00:00:00.000Z' };
  const operations = () => tessera.database.db;

  it('is taken up by another, and what comes back late writes nothing', async () => {
    const { type, integration, operation, go } = await waiting([{ id: 1, name: 'Crane' }]);
    const before = outside.asked.length;
    await operations().updateTable('operations').set(over).where('id', '=', operation.id).execute();
    await expect.poll(() => outside.asked.length).toBe(before + 1);
    const { events } = await recording(tessera, async () => {
      go();
      expect(await finished(admin, operation)).toMatchObject({ status: 'succeeded', result: { created: 1, updated: 0, unchanged: 0 } });
    });
    expect(events.map(({ type: kind }) => kind)).toEqual(['RESOURCE_CREATED', 'INTEGRATION_SYNCED']);
    expect(await resourcesOf(type)).toHaveLength(1);
    expect(await read(integration)).toMatchObject({ status: 'connected' });
  });

  it('tells at its end what came of all attempts', async () => {
    const { integration } = await plant([{ id: 1, name: 'Crane' }]);
    await synced(admin, integration);
    outside.answer([
      { id: 1, name: 'Crane' },
      { id: 2, name: 'Lathe' },
    ]);
    const operation = { id: newId('operation') };
    const state = { config: integration.config, headers: null, userId: admin.userId, created: 1, updated: 0 };
    const row = { type: 'integration_sync', status: 'running', progress: 54, resource_id: integration.id, state } as const;
    await operations()
      .insertInto('operations')
      .values({ ...operation, ...row, ...over, account_id: tessera.accountId, attempts: 1 })
      .execute();
    expect(await finished(admin, operation)).toMatchObject({ status: 'succeeded', result: { created: 2, updated: 0, unchanged: 0 } });
  });
});

describe('deleteIntegration', () => {
  it('204 leaves the resources that it brought in', async () => {
    const { type, integration } = await plant([{ id: 1, name: 'Crane' }]);
    await synced(admin, integration);
    expect((await admin.call('DELETE', itsPath(integration))).status).toBe(204);
    expect(await resourcesOf(type)).toHaveLength(1);
  });
});

describe('listIntegrationOperations', () => {
  it('200 answers the syncs of that integration alone, youngest first', async () => {
    const { integration } = await plant([]);
    const older = await synced(admin, integration);
    outside.answer({});
    const younger = await synced(admin, integration);
    const viewer = await tessera.someone('viewer');
    const { status, body } = await viewer.call('GET', itsPath(integration, '/operations'));
    expect([status, body.data, body.meta.total]).toEqual([200, [younger, older], 2]);
    expect((await viewer.call('GET', itsPath(integration, '/operations?status=failed'))).body.data).toEqual([younger]);
  });
});

describe('listOperations', () => {
  it('200 answers the work of all records of the account, youngest first, also to viewers', async () => {
    const one = await plant([]);
    const other = await plant([]);
    const older = await synced(admin, one.integration);
    outside.answer({});
    const younger = await synced(admin, other.integration);
    const viewer = await tessera.someone('viewer');
    const { status, body } = await viewer.call('GET', '/v1/operations?limit=2');
    expect([status, body.data]).toEqual([200, [younger, older]]);
    expect((await viewer.call('GET', `/v1/operations?status=failed&resource_id=${other.integration.id}`)).body.data).toEqual([younger]);
    expect((await viewer.call('GET', '/v1/operations?type=webhook_recovery')).body.data).toEqual([]);
  });

  it('200 is empty for another account, and 403 without the scope', async () => {
    await synced(admin, (await plant([])).integration);
    expect((await (await tessera.otherAccount()).call('GET', '/v1/operations')).body.data).toEqual([]);
    expectError(await (await tessera.someone('viewer', ['read:integrations'])).call('GET', '/v1/operations'), 403, 'invalid_scope');
  });
});

describe('resources of a sync', () => {
  it('are everybody else’s to change and delete as any other', async () => {
    const { type, integration } = await plant([{ id: 1, name: 'Crane' }]);
    await synced(admin, integration);
    const [crane] = await resourcesOf(type);
    const editor = await tessera.someone('editor');
    expect((await editor.call('PATCH', `/v1/resources/${crane.id}`, { description: 'Ours.' })).status).toBe(200);
  });
});

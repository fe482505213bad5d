import { bootTessera, type Caller, expectError, recording, type Tessera } from '@tessera/platform/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '#generated/messages/events';
import { readersOf } from '../../src/contract/event-readers.ts';
import type { EventData, EventType } from '../../src/contract/events.ts';
import { newId } from '../../src/core/ids.ts';
import { singular } from '../../src/core/singular.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { recordEvent, systemAuthor } from '../../src/rules/record-event.ts';
import { eventAbout, eventTypes, exampleData } from '../support/events.ts';
import { newResource } from '../support/new-records.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const production = {
  TESSERA_MODE: 'production',
  TESSERA_PUBLIC_URL: 'https://api.tessera.test',
  TESSERA_AUTH_URL: 'https://auth.tessera.test',
  TESSERA_TRUSTED_PROXIES: '127.0.0.1',
};

/** Calls as a proxy passes them on that has received them over TLS. */
const throughTls = (caller: Caller): Caller => ({
  ...caller,
  call: (method, path, body, headers) => caller.call(method, path, body, { ...headers, 'X-Forwarded-Proto': 'https' }),
});

describe('recordEvent', () => {
  const isForFormer = (type: EventType) => readersOf(type)?.before === true;
  const record = (type: EventType, data: object, readersId = isForFormer(type) ? newId('resource') : undefined) =>
    transaction(tessera.database.db, (tx) =>
      recordEvent(tx, systemAuthor(tessera.accountId), {
        type,
        data: data as EventData<typeof type>,
        // Where all records have versions, the type of versions has no null.
        version: null as never,
        changes: null,
        resourceId: newId(singular(events[type].subject) as 'resource'),
        readersId,
      }),
    );

  it.each(eventTypes)('refuses %s with data that its contract does not document, and records nothing', async (type) => {
    const example: Record<string, unknown> = { ...exampleData(type) };
    const refused = (data: object, field: string) =>
      expect(record(type, data), `${type} ${field}`).rejects.toMatchObject({
        code: 'contract_violation',
        details: expect.arrayContaining([expect.objectContaining({ field: expect.stringMatching(new RegExp(`^data.${field}($|[.[])`)) })]),
      });
    const { events } = await recording(tessera, async () => {
      await refused({ ...example, surplus: 1 }, 'surplus');
      for (const name of Object.keys(example)) {
        const { [name]: _left, ...rest } = example;
        await refused(rest, name);
        await refused({ ...example, [name]: [[7]] }, name);
      }
    });
    expect(events).toEqual([]);
    await expect(record(type, example)).resolves.toMatch(/^evt_/);
  });

  it('refuses readers of before for an event whose readers are those of now, and the other way round', async () => {
    const refusal = { code: 'contract_violation', details: [{ field: 'readersId', code: 'not_allowed' }] };
    await expect(record('RESOURCE_CREATED', exampleData('RESOURCE_CREATED'), newId('resource'))).rejects.toMatchObject(refusal);
    for (const type of eventTypes.filter(isForFormer)) {
      const event = { type, data: exampleData(type) as never, version: null as never, changes: null, resourceId: newId('resource') };
      const recorded = transaction(tessera.database.db, (tx) => recordEvent(tx, systemAuthor(tessera.accountId), event));
      await expect(recorded).rejects.toMatchObject({ code: 'contract_violation' });
    }
  });

  it('refuses a text where a list belongs', async () => {
    const data = { ...exampleData('WEBHOOK_CREATED'), events: 'none' };
    await expect(record('WEBHOOK_CREATED', data)).rejects.toMatchObject({ details: [{ field: 'data.events', code: 'invalid_type' }] });
  });

  /** A resource that the database has in a form that the contract does not allow, as a mistake of ours would leave it. */
  const plantedResource = async ({ database, admin }: Tessera): Promise<string> => {
    const { id } = await newResource(admin);
    await database.db.updateTable('resources').set({ type: 'no type' }).where('id', '=', id).execute();
    return id;
  };

  it('undoes the write, which is answered with what is wrong', async () => {
    const id = await plantedResource(tessera);
    const { answer, events } = await recording(tessera, () => tessera.admin.call('PATCH', `/v1/resources/${id}`, { name: 'Level' }));
    expectError(answer, 500, 'contract_violation', ['data.type invalid_format']);
    expect(events).toEqual([]);
    const stored = await tessera.database.db.selectFrom('resources').select(['name', 'version']).where('id', '=', id).execute();
    expect(stored).toEqual([{ name: 'Theodolite', version: 1 }]);
  });

  it('records it in production, and counts and logs it', async () => {
    const lines: { operation: string; status: string | number; details: object[] }[] = [];
    const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });
    const strict = await bootTessera({ env: production, log });
    try {
      const admin = throughTls(strict.admin);
      const id = await plantedResource({ ...strict, admin });
      const write = (name: string) => admin.call('PATCH', `/v1/resources/${id}`, { name });
      const { events } = await recording(strict, async () => {
        for (const name of ['Level', 'Sextant']) expect((await write(name)).status).toBe(200);
      });
      expect(events.map(({ type, data }) => [type, (data as { name: string }).name])).toEqual([
        ['RESOURCE_UPDATED', 'Level'],
        ['RESOURCE_UPDATED', 'Sextant'],
      ]);
      const counted = await strict.metrics.getSingleMetricAsString('tessera_contract_violations_total');
      expect(counted).toContain('{operation="event RESOURCE_UPDATED",status="event"} 2');
      const told = lines.filter(({ operation }) => operation === 'event RESOURCE_UPDATED');
      expect(told).toMatchObject([{ status: 'event', details: [{ field: 'type', code: 'invalid_format' }] }]);
    } finally {
      await strict.close();
    }
  });

  it('leaves nothing behind when the transaction it stands in is undone', async () => {
    const undone = () =>
      transaction(tessera.database.db, async (tx) => {
        await recordEvent(tx, systemAuthor(tessera.accountId), eventAbout('RESOURCE_CREATED'));
        throw new Error('changed my mind');
      });
    const { events } = await recording(tessera, () => expect(undone()).rejects.toThrow('changed my mind'));
    expect(events).toEqual([]);
  });
});

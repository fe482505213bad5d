import { nobodys, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { resources, users } from '../../../clients/typescript/generated/platform/index.ts';
import type { Resource } from '../../../clients/typescript/generated/platform/types.ts';
import { type Client, createClient, TesseraError } from '../../../clients/typescript/src/index.ts';
import { places } from './places.ts';

const families = { resources, users };

let server: Tessera;
let tessera: Client<typeof families>;

const namesOf = async (type: string) => (await tessera.resources.list({ type, sort: ['created_at'] }).page()).data.map(({ name }) => name);

describe.each(places)('batch, %s', (_place, boot) => {
  beforeAll(async () => {
    server = await boot();
    tessera = createClient({ baseUrl: server.url, credentials: { apiKey: server.admin.key }, families });
  });
  afterAll(() => server?.close());

  it('carries out writes as one request, with values of records that are not there yet', async () => {
    const { whole, parts, gone } = await tessera.batch(({ resources: all }) => {
      const made = all.create({ name: 'Theodolite', type: 'whole', metadata: { a: 1 } });
      const parts = ['Tripod', 'Lens'].map((name) => all.create({ name, type: 'part', description: made.id, metadata: made.metadata }));
      all.update(made.id, { metadata: { parts: [parts[0]!.id, 'none', parts[1]!.id] } });
      return { whole: made, parts, gone: all.delete(all.create({ name: 'Draft' }).id) };
    });
    expectTypeOf(whole.name).toEqualTypeOf<string>();
    expectTypeOf(parts).toEqualTypeOf<(typeof whole)[]>();
    expect(whole).toMatchObject({ name: 'Theodolite', type: 'whole', owner_id: server.admin.userId });
    expect(parts.map(({ description, metadata }) => [description, metadata])).toEqual([
      [whole.id, { a: 1 }],
      [whole.id, { a: 1 }],
    ]);
    expect(gone).toBeUndefined();
    expect((await tessera.resources.get(whole.id)).metadata).toEqual({ a: 1, parts: [parts[0]!.id, 'none', parts[1]!.id] });
    expect(await namesOf('part')).toEqual(['Tripod', 'Lens']);
  });

  it('remembers the version of each record, for ifMatch', async () => {
    const one = await tessera.batch((batch) => batch.resources.create({ name: 'One' }));
    await tessera.resources.update(one.id, { name: 'Two' });
    const late = tessera.batch((batch) => batch.resources.update(one.id, { name: 'Three' }, { ifMatch: one }));
    await expect(late).rejects.toMatchObject({ code: 'version_mismatch', status: 412 });
  });

  it('throws the error of the first operation that is refused, and nothing has changed', async () => {
    const refused = tessera.batch((batch) => [
      batch.resources.create({ name: 'x', type: 'never' }),
      batch.resources.update(nobodys('res'), { name: 'y' }),
    ]);
    await expect(refused).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringMatching(/^operations\[1\] \(updateResource\): /),
    });
    expect(await namesOf('never')).toEqual([]);
  });

  it('with atomic: false, has the outcome of each', async () => {
    const { made, missing } = await tessera.batch(
      ({ resources: all }) => ({ made: all.create({ name: 'x' }), missing: all.update(nobodys('res'), { name: 'y' }) }),
      { atomic: false },
    );
    expectTypeOf<NonNullable<typeof made.value>['id']>().toEqualTypeOf<Resource['id']>();
    expect(made.value?.name).toBe('x');
    expect(missing.error).toBeInstanceOf(TesseraError);
    expect(missing.error?.code).toBe('not_found');
  });

  it('is carried out once for its idempotencyKey', async () => {
    const twice = () => tessera.batch((batch) => batch.resources.create({ name: 'Once', type: 'once' }), { idempotencyKey: 'one-batch' });
    expect(await twice()).toEqual(await twice());
    expect(await namesOf('once')).toEqual(['Once']);
  });

  it('asks for the properties that a write names', async () => {
    const one = await tessera.batch((batch) => batch.resources.create({ name: 'One' }, { fields: ['name'] }));
    expect(one).toEqual({ id: expect.any(String), name: 'One' });
  });

  it('sends nothing when nothing is written', async () => {
    expect(await tessera.batch(() => 7)).toBe(7);
  });

  it.each<[string, (batch: Parameters<Parameters<typeof tessera.batch>[0]>[0]) => unknown, string]>([
    [
      'a read',
      (batch) => (batch.resources as unknown as typeof tessera.resources).get('x'),
      'GET /v1/resources/{resource_id} cannot be part of a batch.',
    ],
    ['a change by a function', (batch) => batch.resources.update('x', () => ({ name: 'y' })), 'give the new fields in place of a function'],
    [
      'an option of the whole batch',
      (batch) => batch.resources.create({ name: 'x' }, { idempotencyKey: 'y' }),
      'idempotencyKey is an option of the whole batch',
    ],
    [
      'a value in a text',
      (batch) => batch.resources.create({ name: `part of ${batch.resources.create({ name: 'x' }).id}` }),
      'before it is sent',
    ],
  ])('refuses %s, before anything is sent', async (_what, write, message) => {
    await expect(tessera.batch(write)).rejects.toThrow(message);
  });

  it('has no method that only reads', () => {
    type Methods = keyof Parameters<Parameters<typeof tessera.batch>[0]>[0]['resources'];
    expectTypeOf<Methods>().toEqualTypeOf<'create' | 'replace' | 'update' | 'delete'>();
  });
});

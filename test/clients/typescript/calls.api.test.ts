import { nobodys, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKeys } from '../../../clients/typescript/generated/account/index.ts';
import { events, resources, users, webhooks } from '../../../clients/typescript/generated/platform/index.ts';
import {
  answerOf,
  type Client,
  createClient,
  isTesseraError,
  newIdempotencyKey,
  outcome,
  TesseraError,
} from '../../../clients/typescript/src/index.ts';
import { places } from './places.ts';

const families = { apiKeys, events, resources, users, webhooks };
const url = 'https://hooks.example.com/maps';

let server: Tessera;
let tessera: Client<typeof families>;

/** The error of a call that has to fail. */
const errorOf = async (call: Promise<unknown>): Promise<TesseraError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(TesseraError);
  return error as TesseraError;
};

let made = 0;

/** A type of which there are resources with these names alone. */
const typeWith = async (names: string[]): Promise<string> => {
  made += 1;
  const type = `type-${made}`;
  for (const name of names) await tessera.resources.create({ name, type });
  return type;
};

describe.each(places)('%s', (_place, boot) => {
  beforeAll(async () => {
    server = await boot();
    tessera = createClient({ baseUrl: `${server.url}/`, credentials: { apiKey: server.admin.key }, families });
  });
  afterAll(async () => {
    await server.close();
  });

  describe('a record', () => {
    it('is created, read, changed, acted upon and deleted by the names of the contract', async () => {
      const hook = { url, events: ['USER_CREATED'] } as const;
      const { secret, ...made } = await tessera.webhooks.create({
        ...hook,
        events: [...hook.events],
        description: 'Maps',
        status: 'paused',
      });
      expect(secret).toMatch(/^whsec_/);
      expect(await tessera.webhooks.get(made.id)).toEqual(made);
      expect(await tessera.webhooks.update(made.id, { url: `${url}/2` })).toMatchObject({ url: `${url}/2`, description: 'Maps' });
      expect(await tessera.webhooks.replace(made.id, { ...hook, events: [...hook.events] })).toMatchObject({ url, description: null });
      expect((await tessera.webhooks.enable(made.id)).status).toBe('enabled');
      expect(await tessera.webhooks.delete(made.id)).toBeUndefined();
      expect((await errorOf(tessera.webhooks.get(made.id))).code).toBe('not_found');
    });

    it('has the related records and the properties that were chosen', async () => {
      const { id } = await tessera.resources.create({ name: 'Atlas' });
      const [resource] = (await tessera.resources.list({ id, fields: ['name'], expand: ['owner'] }).page()).data;
      expect(Object.keys(resource!).sort()).toEqual(['id', 'name', 'owner']);
      expect(resource!.owner?.id).toBe(server.admin.userId);
      expect(Object.keys(await tessera.resources.get(id, { fields: ['name'] })).sort()).toEqual(['id', 'name']);
    });

    it('has them in the answer of a write, too, which stays a version of the whole record', async () => {
      const body = { name: 'Atlas', metadata: { maps: true }, status: 'pending' } as const;
      const made = await tessera.resources.create(body, { fields: ['name'], expand: ['owner'] });
      expect(Object.keys(made).sort()).toEqual(['id', 'name', 'owner']);
      expect(made.owner?.id).toBe(server.admin.userId);
      const changed = await tessera.resources.update(made.id, ({ metadata }) => ({ metadata: { ...metadata, paper: true } }), {
        fields: ['name'],
      });
      expect(changed).toEqual({ id: made.id, name: 'Atlas' });
      const active = await tessera.resources.update(made.id, { status: 'active' }, { expand: ['owner'], ifMatch: changed });
      expect([active.status, active.metadata, active.owner?.id]).toEqual(['active', { maps: true, paper: true }, server.admin.userId]);
    });

    it('tells with what answer it came', async () => {
      const atlas = await tessera.resources.create({ name: 'Atlas' }, { headers: { 'X-Request-ID': 'my-request' } });
      expect(answerOf(atlas)?.status).toBe(201);
      expect(answerOf(atlas)?.headers.get('x-request-id')).toBe('my-request');
      expect(answerOf({})).toBeUndefined();
    });

    it('of the account is one like those of the platform', async () => {
      const key = await tessera.apiKeys.create({ name: 'Build', scopes: ['read'] });
      expect((await tessera.apiKeys.revoke(key.id)).revoked_at).not.toBeNull();
    });
  });

  describe('a list', () => {
    it('is read page after page while one iterates over it', async () => {
      const type = await typeWith(['a', 'b', 'c', 'd', 'e']);
      const names: string[] = [];
      for await (const resource of tessera.users.listResources(server.admin.userId, { type, sort: ['name'], limit: 2 }))
        names.push(resource.name);
      expect(names).toEqual(['a', 'b', 'c', 'd', 'e']);
    });

    it('continues in the form in which it begins, and counts where that form does', async () => {
      const type = await typeWith(['a', 'b', 'c']);
      for (const start of [{ page: 1 }, { offset: 0 }]) {
        const list = tessera.resources.list({ type, sort: ['name:desc'], limit: 2, ...start });
        const pages = [];
        for await (const page of list.pages()) pages.push(page);
        expect(pages.map(({ data }) => data.map(({ name }) => name))).toEqual([['c', 'b'], ['a']]);
        expect(pages.map(({ total, hasMore }) => ({ total, hasMore }))).toEqual([
          { total: 3, hasMore: true },
          { total: 3, hasMore: false },
        ]);
      }
    });

    it('goes on later from the cursor of a page', async () => {
      const before = await tessera.events.list({ limit: 100 }).page();
      const atlas = await tessera.resources.create({ name: 'Atlas' });
      const seen = [];
      let { cursor } = before;
      for await (const page of tessera.events.list({ after: cursor ?? '' }).pages()) {
        seen.push(...page.data.map(({ type, resource_id }) => `${type} ${resource_id}`));
        cursor = page.cursor;
      }
      expect(seen).toContain(`RESOURCE_CREATED ${atlas.id}`);
      expect((await tessera.events.list({ after: cursor! }).page()).data).toEqual([]);
    });

    it('is filtered by the operators of the list language', async () => {
      const type = await typeWith(['Draw a map', 'Print a map', 'Fold']);
      const [fold] = (await tessera.resources.list({ type, name: 'Fold' }).page()).data;
      await tessera.resources.update(fold!.id, { description: 'Twice', status: 'archived' });
      const names = async (query: Parameters<typeof tessera.resources.list>[0]) =>
        (await tessera.resources.list({ type, sort: ['name'], ...query }).page()).data.map(({ name }) => name);
      expect(await names({ name: { contains: 'MAP' } })).toEqual(['Draw a map', 'Print a map']);
      expect(await names({ name: { starts_with: 'pr' } })).toEqual(['Print a map']);
      expect(await names({ name: { like: '%a%m%', neq: 'Print a map' } })).toEqual(['Draw a map']);
      expect(await names({ name: { in: ['Fold', 'Draw a map'] } })).toEqual(['Draw a map', 'Fold']);
      expect(await names({ name: { nin: ['Fold', 'Draw a map'] } })).toEqual(['Print a map']);
      expect(await names({ status: { neq: 'active' }, description: { exists: true } })).toEqual(['Fold']);
      expect(await names({ updated_at: { after: new Date(fold!.created_at), lte: '2999-12-01T12:00:00Z' }, status: 'archived' })).toEqual([
        'Fold',
      ]);
      expect(await names({ description: { exists: false }, name: { eq: 'Fold' } })).toEqual([]);
    });

    it('asks for nothing before it is read', async () => {
      const list = tessera.resources.list({ type: 'nonsense', after: 'nonsense' });
      expect((await errorOf(list.page())).code).toBe('invalid_cursor');
    });
  });

  describe('a change of a record as it is', () => {
    it('is made again from what somebody else wrote in between', async () => {
      const { id } = await tessera.resources.create({ name: 'Atlas', metadata: { maps: true } });
      const seen: object[] = [];
      const changed = await tessera.resources.update(id, async ({ metadata }) => {
        seen.push(metadata);
        if (seen.length === 1) await server.admin.call('PATCH', `/v1/resources/${id}`, { metadata: { theirs: true } });
        return { metadata: { ...metadata, mine: true } };
      });
      expect(seen).toEqual([{ maps: true }, { maps: true, theirs: true }]);
      expect(changed.metadata).toEqual({ maps: true, theirs: true, mine: true });
    });

    it('may have a name of the program’s own, which is free as long as nothing was written', async () => {
      const { id } = await tessera.resources.create({ name: 'Atlas' });
      const change = { idempotencyKey: newIdempotencyKey() };
      let rounds = 0;
      const describedBy = async () => {
        rounds += 1;
        if (rounds === 1) await server.admin.call('PATCH', `/v1/resources/${id}`, { metadata: { theirs: true } });
        return { description: `Round ${rounds}` };
      };
      expect(await tessera.resources.update(id, describedBy, change)).toMatchObject({ description: 'Round 2', metadata: { theirs: true } });
      expect((await errorOf(tessera.resources.update(id, describedBy, change))).code).toBe('idempotency_key_reused');
    });

    it('ends when somebody else is always faster', async () => {
      const { id } = await tessera.resources.create({ name: 'Atlas' });
      let rounds = 0;
      const call = tessera.resources.replace(id, async ({ name }) => {
        rounds += 1;
        await server.admin.call('PATCH', `/v1/resources/${id}`, { description: `${rounds}` });
        return { name };
      });
      expect((await errorOf(call)).code).toBe('version_mismatch');
      expect(rounds).toBe(10);
    });

    it('is refused when it is guarded by a record that is no longer so', async () => {
      const atlas = await tessera.resources.create({ name: 'Atlas' });
      await tessera.resources.update(atlas.id, { description: 'Maps' });
      const archive = (ifMatch: typeof atlas) => tessera.resources.update(atlas.id, { status: 'archived' }, { ifMatch });
      expect((await errorOf(archive(atlas))).code).toBe('version_mismatch');
      expect((await archive(await tessera.resources.get(atlas.id))).status).toBe('archived');
    });

    it('is not guarded by a record whose version nobody knows', async () => {
      const { id } = await tessera.resources.create({ name: 'Atlas' });
      const [listed] = (await tessera.resources.list({ id }).page()).data;
      await expect(tessera.resources.delete(id, { ifMatch: listed! })).rejects.toThrow('This record has no ETag');
      expect((await tessera.resources.get(id)).status).toBe('active');
    });
  });

  describe('an error', () => {
    it('says what was wrong, with which field, where that is explained, and in which request', async () => {
      const error = await errorOf(tessera.resources.create({ name: '' }, { headers: { 'X-Request-ID': 'my-request' } }));
      expect(error).toMatchObject({
        name: 'TesseraError',
        code: 'invalid_parameters',
        status: 400,
        type: 'validation_error',
        details: [{ field: 'name', code: 'too_short', message: 'Must have at least 1 character.' }],
        link: `${server.url}/docs/errors#invalid_parameters`,
        requestId: 'my-request',
      });
      expect(error.message).toMatch(/`name` must have at least 1 character\.$/);
    });

    it('shows the request for a shell, without credentials', async () => {
      const { curl } = await errorOf(tessera.resources.create({ name: '', description: "It's" }, { idempotencyKey: 'mine' }));
      expect(curl).toBe(
        `curl -X POST '${server.url}/v1/resources' -H "X-API-Key: $TESSERA_API_KEY" -H 'Accept: application/json' ` +
          `-H 'Content-Type: application/json' -H 'Idempotency-Key: mine' -d '{"name":"","description":"It'\\''s"}'`,
      );
    });

    it('is told apart by its code', async () => {
      const { value, error } = await outcome(tessera.webhooks.get(nobodys('whk')));
      expect(value).toBeUndefined();
      expect(error?.code === 'not_found' && error.status).toBe(404);
      expect(isTesseraError(error)).toBe(true);
      expect((await outcome(tessera.resources.create({ name: 'Atlas' }))).value?.name).toBe('Atlas');
    });

    it('of other credentials is one, too', async () => {
      const tokens = ['no-token'];
      const other = createClient({ baseUrl: server.url, credentials: { token: () => tokens[0]! }, families: { resources } });
      const error = await errorOf(other.resources.list().page());
      expect([error.code, error.status]).toEqual(['invalid_token', 401]);
      expect(error.curl).toContain('-H "Authorization: Bearer $TESSERA_TOKEN"');
      const nobody = createClient({ baseUrl: server.url, families: { resources } });
      expect((await errorOf(nobody.resources.list().page())).code).toBe('invalid_credentials');
    });

    it('of the program is none of the server: an id that would be another path', () => {
      for (const id of ['', '..', undefined]) expect(() => tessera.resources.get(id as string)).toThrow('is not an id.');
    });

    it('has an id with a slash in it as one id', async () => {
      expect((await errorOf(tessera.resources.get('../users/me'))).code).toBe('not_found');
    });
  });
});

import {
  anId,
  anInstant,
  bootTessera,
  type Caller,
  created,
  expectError,
  messageOf,
  recording,
  single,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closedAddresses } from '../../support/closed-addresses.ts';

let tessera: Tessera;
let admin: Caller;
let editor: Caller;
let viewer: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const tick = () => {
  now += 1000;
  return new Date(now).toISOString();
};

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
  admin = tessera.admin;
  editor = await tessera.someone('editor');
  viewer = await tessera.someone('viewer');
});
afterAll(() => tessera?.close());

const url = 'https://plant.example.com/api/machines';
const secret = 'Bearer of-the-plant';
const full = {
  name: 'Machines of the south plant',
  provider: 'http_json',
  config: {
    url,
    items_pointer: '/data/machines',
    id_field: 'serial',
    name_field: 'label',
    resource_type: 'machine',
    request_headers: { Authorization: secret, 'X-Plant': 'south' },
  },
};
const { request_headers, ...shown } = full.config;
const fullConfig = { ...shown, request_header_names: Object.keys(request_headers) };
const plainConfig = { url, items_pointer: '', id_field: 'id', name_field: 'name', resource_type: 'standard', request_header_names: [] };

const newIntegration = (fields: object = {}) => created(admin, '/v1/integrations', { ...full, ...fields });
const at = ({ id }: { id: string }, what = '') => `/v1/integrations/${id}${what}`;
const event = (type: string, data: { id: string }) => ({ type, resource_id: data.id, data });

/** The secret headers as they are kept. */
const keptHeaders = async ({ id }: { id: string }) =>
  (await tessera.database.db.selectFrom('integrations').select('headers').where('id', '=', id).executeTakeFirstOrThrow()).headers;

/** Everything of the account that anybody could read, as text. */
const everythingTold = async () => {
  const { body } = await admin.call('GET', '/v1/integrations?limit=100');
  const rows = await tessera.database.db.selectFrom('integrations').selectAll().execute();
  const events = await tessera.database.db.selectFrom('events').selectAll().execute();
  return JSON.stringify([body, rows, events]);
};

describe('createIntegration', () => {
  it('201 answers the integration as disconnected, with the names of its secret headers only', async () => {
    const { status, body, headers } = await admin.call('POST', '/v1/integrations', full);
    expect(status).toBe(201);
    expect(body).toEqual(
      single({
        id: anId('itg'),
        name: full.name,
        provider: 'http_json',
        status: 'disconnected',
        config: fullConfig,
        last_synced_at: null,
        created_at: anInstant,
        updated_at: body.data.created_at,
      }),
    );
    expect([headers.get('location'), headers.get('etag')]).toEqual([at(body.data), '"1"']);
  });

  it('201 puts defaults for what is left out', async () => {
    const integration = await created(admin, '/v1/integrations', { name: 'Plain', provider: 'http_json', config: { url } });
    expect(integration.config).toEqual(plainConfig);
    expect(await keptHeaders(integration)).toBeNull();
  });

  it('201 keeps the secret headers where nobody reads them', async () => {
    const integration = await newIntegration();
    expect(await keptHeaders(integration)).toMatch(/^v1\./);
    expect(await everythingTold()).not.toContain('of-the-plant');
  });

  it('201 records INTEGRATION_CREATED, with the integration as REST shows it', async () => {
    const { answer, events } = await recording(tessera, () => newIntegration());
    expect(events).toEqual([
      { ...event('INTEGRATION_CREATED', answer), account_id: tessera.accountId, actor: { type: 'api_key', id: anId('key') } },
    ]);
  });

  it.each([
    ['nothing', {}, ['name missing_required_field', 'provider missing_required_field', 'config missing_required_field']],
    ['an unknown provider', { ...full, provider: 'smoke' }, ['provider invalid_enum_value']],
    ['no address', { ...full, config: {} }, ['config.url missing_required_field']],
    ['another scheme', { ...full, config: { url: 'file:///etc/passwd' } }, ['config.url invalid_format']],
    ['a pointer that is none', { ...full, config: { url, items_pointer: 'data' } }, ['config.items_pointer invalid_format']],
    ['what the service sets', { ...full, status: 'connected' }, ['status unknown_field']],
    ['the names of headers', { ...full, config: { url, request_header_names: [] } }, ['config.request_header_names unknown_field']],
  ])('400 refuses %s, and records nothing', async (_what, body, details) => {
    const { answer, events } = await recording(tessera, () => admin.call('POST', '/v1/integrations', body));
    expectError(answer, 400, 'invalid_parameters', details);
    expect(events).toEqual([]);
  });

  it.each([
    ['credentials in the address', { url: 'https://ada:secret@plant.example.com' }, ['config.url not_allowed']],
    ['an address that no parser reads', { url: 'https://a:b:c' }, ['config.url not_allowed']],
    ['a header of the sender', { url, request_headers: { Host: 'other' } }, ['config.request_headers.Host not_allowed']],
    ['a header of proxies', { url, request_headers: { 'Proxy-X': '1' } }, ['config.request_headers.Proxy-X not_allowed']],
    ['one header twice', { url, request_headers: { 'X-A': '1', 'x-a': '2' } }, ['config.request_headers.x-a conflict']],
  ])('422 refuses %s', async (_what, config, details) => {
    const answer = await admin.call('POST', '/v1/integrations', { ...full, config });
    expectError(answer, 422, 'unprocessable', details);
  });

  it.each(closedAddresses)('422 refuses %s, which is never asked, wherever an address is given', async (address) => {
    const integration = await newIntegration();
    const sent = { ...full, config: { ...full.config, url: address } };
    for (const { answer, events } of [
      await recording(tessera, () => admin.call('POST', '/v1/integrations', sent)),
      await recording(tessera, () => admin.call('PUT', at(integration), sent)),
      await recording(tessera, () => admin.call('PATCH', at(integration), { config: { url: address } })),
    ]) {
      expectError(answer, 422, 'unprocessable', ['config.url not_allowed']);
      expect(messageOf(answer, 'config.url')).toContain('be on the public network');
      expect(events).toEqual([]);
    }
  });

  it('422 refuses plain http in production, and takes it in development', async () => {
    const plain = { ...full, config: { url: 'http://plant.example.com' } };
    expect((await admin.call('POST', '/v1/integrations', plain)).status).toBe(201);
    const strict = await bootTessera({ env: { TESSERA_MODE: 'production', TESSERA_TRUSTED_PROXIES: 'loopback' } });
    try {
      const answer = await strict.admin.call('POST', '/v1/integrations', plain, { 'X-Forwarded-Proto': 'https' });
      expectError(answer, 422, 'unprocessable', ['config.url not_allowed']);
      expect(messageOf(answer, 'config.url')).toContain('https://');
    } finally {
      await strict.close();
    }
  });

  it('403 lets administrators alone do it', async () => {
    expectError(await editor.call('POST', '/v1/integrations', full), 403, 'insufficient_permissions');
    expectError(await viewer.call('POST', '/v1/integrations', full), 403, 'insufficient_permissions');
    const reader = await tessera.someone('admin', ['read']);
    expectError(await reader.call('POST', '/v1/integrations', full), 403, 'invalid_scope');
  });
});

describe('createIntegration where private networks are open', () => {
  let open: Tessera;
  beforeAll(async () => {
    open = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' } });
  });
  afterAll(() => open?.close());

  const post = (address: string) => open.admin.call('POST', '/v1/integrations', { ...full, config: { url: address } });

  it.each(['http://169.254.169.254/', 'http://[::ffff:127.0.0.1]/', 'http://0.0.0.0/'])(
    '422 refuses %s, which never is',
    async (address) => {
      expectError(await post(address), 422, 'unprocessable', ['config.url not_allowed']);
    },
  );

  it.each(['http://127.0.0.1:3000/', 'http://localhost:3000/', 'http://[::1]/', 'http://10.0.0.1/'])('201 takes %s', async (address) => {
    expect((await post(address)).status).toBe(201);
  });
});

describe('getIntegration', () => {
  it('200 answers everyone in the account, and 304 spares the body', async () => {
    const integration = await newIntegration();
    for (const caller of [admin, editor, viewer]) {
      const { status, body, headers } = await caller.call('GET', at(integration));
      expect([status, body, headers.get('etag')]).toEqual([200, single(integration), '"1"']);
    }
    expect((await viewer.call('GET', at(integration), undefined, { 'If-None-Match': '"1"' })).status).toBe(304);
  });
});

describe('listIntegrations', () => {
  it('200 answers the integrations of the account alone, youngest first, and filters and sorts them', async () => {
    const other = await tessera.otherAccount();
    const older = await created(other, '/v1/integrations', { ...full, name: 'B' });
    tick();
    const younger = await created(other, '/v1/integrations', { ...full, name: 'A' });
    const { status, body } = await other.call('GET', '/v1/integrations');
    expect([status, body.data, body.meta.total]).toEqual([200, [younger, older], 2]);
    expect((await other.call('GET', '/v1/integrations?sort=name&status=disconnected&provider=http_json')).body.data).toEqual([
      younger,
      older,
    ]);
    expect((await other.call('GET', '/v1/integrations?last_synced_at_exists=true')).body.data).toEqual([]);
    expect((await other.call('GET', `/v1/integrations?name_starts_with=b&id=${older.id}`)).body.data).toEqual([older]);
  });
});

describe('replaceIntegration', () => {
  it('200 puts defaults in the place of what is left out, the secret headers too, and keeps the status', async () => {
    const integration = await newIntegration();
    const updated_at = tick();
    const { answer, events } = await recording(tessera, () =>
      admin.call('PUT', at(integration), { name: 'Other', provider: 'http_json', config: { url } }),
    );
    const replaced = { ...integration, name: 'Other', config: plainConfig, updated_at };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(replaced), '"2"']);
    expect(events).toMatchObject([event('INTEGRATION_UPDATED', replaced)]);
    expect(await keptHeaders(integration)).toBeNull();
  });
});

describe('updateIntegration', () => {
  it('200 merges the configuration key by key, and leaves the secret headers', async () => {
    const integration = await newIntegration();
    const before = await keptHeaders(integration);
    const { answer, events } = await recording(tessera, () => admin.call('PATCH', at(integration), { config: { id_field: 'number' } }));
    const updated = { ...integration, config: { ...fullConfig, id_field: 'number' }, updated_at: answer.body.data.updated_at };
    expect([answer.status, answer.body]).toEqual([200, single(updated)]);
    expect(events).toMatchObject([event('INTEGRATION_UPDATED', updated)]);
    expect(await keptHeaders(integration)).toBe(before);
  });

  it('200 replaces the secret headers as a whole, and null takes them away', async () => {
    const integration = await newIntegration();
    const names = async (headers: object | null) =>
      (await admin.call('PATCH', at(integration), { config: { request_headers: headers } })).body.data.config.request_header_names;
    expect(await names({ 'X-Key': '1' })).toEqual(['X-Key']);
    expect(await keptHeaders(integration)).toMatch(/^v1\./);
    expect(await names(null)).toEqual([]);
    expect(await keptHeaders(integration)).toBeNull();
  });

  it.each([
    ['another host', 'https://thief.example/api/machines'],
    ['another port', 'https://plant.example.com:8443/api/machines'],
    ['no encryption', 'http://plant.example.com/api/machines'],
  ])('422 refuses %s without the secret headers, which it names', async (_what, address) => {
    const integration = await newIntegration();
    const before = await keptHeaders(integration);
    const move = (more: object = {}) => admin.call('PATCH', at(integration), { config: { url: address, ...more } });
    const fields = ['Authorization', 'X-Plant'].map((name) => `config.request_headers.${name} missing_required_field`);
    expectError(await move(), 422, 'unprocessable', fields);
    expect(await keptHeaders(integration)).toBe(before);
    expect((await admin.call('PATCH', at(integration), { config: { url: `${url}/new` } })).status).toBe(200);
    expect((await move({ request_headers: { Authorization: 'Bearer of-the-other' } })).status).toBe(200);
    expect((await admin.call('PATCH', at(integration), { config: { url, request_headers: null } })).status).toBe(200);
    expect((await move()).status).toBe(200);
  });

  it('200 puts its default in the place of a part that is null, and refuses it for what has none', async () => {
    const integration = await newIntegration();
    const nulls = { items_pointer: null, id_field: null, name_field: null, resource_type: null };
    const { body } = await admin.call('PATCH', at(integration), { config: nulls });
    const { request_header_names: _, ...plain } = plainConfig;
    expect(body.data.config).toMatchObject(plain);
    expect((await admin.call('PATCH', at(integration), { config: { url: null } })).status).toBe(400);
  });

  it('200 renames and leaves the rest', async () => {
    const integration = await newIntegration();
    expect((await admin.call('PATCH', at(integration), { name: 'Renamed' })).body.data).toEqual({
      ...integration,
      name: 'Renamed',
      updated_at: anInstant,
    });
  });

  it('400 refuses nothing at all, and a provider', async () => {
    const integration = await newIntegration();
    expectError(await admin.call('PATCH', at(integration), {}), 400, 'invalid_parameters', ['(body) too_few_items']);
    expectError(await admin.call('PATCH', at(integration), { provider: 'http_json' }), 400, 'invalid_parameters', [
      'provider unknown_field',
    ]);
  });
});

describe('deleteIntegration', () => {
  it('204 deletes it with its secrets, and records how it last stood', async () => {
    const integration = await newIntegration();
    const { answer, events } = await recording(tessera, () => admin.call('DELETE', at(integration)));
    expect(answer.status).toBe(204);
    expect(events).toMatchObject([event('INTEGRATION_DELETED', integration)]);
    expectError(await admin.call('GET', at(integration)), 404, 'not_found');
    const rows = await tessera.database.db.selectFrom('integrations').select('id').where('id', '=', integration.id).execute();
    expect(rows).toEqual([]);
  });

  it('412 refuses a version that is not the current one', async () => {
    const integration = await newIntegration();
    expectError(await admin.call('DELETE', at(integration), undefined, { 'If-Match': '"2"' }), 412, 'version_mismatch');
  });
});

describe('every write', () => {
  const writes: [method: string, what: string, body?: object][] = [
    ['PUT', '', full],
    ['PATCH', '', { name: 'x' }],
    ['DELETE', ''],
    ['POST', '/connect'],
    ['POST', '/disconnect'],
    ['POST', '/sync'],
  ];

  it.each(writes)('403 of %s %s lets administrators alone do it, and records nothing', async (method, what, body) => {
    const integration = await newIntegration();
    const { events } = await recording(tessera, async () => {
      for (const caller of [editor, viewer])
        expectError(await caller.call(method, at(integration, what), body), 403, 'insufficient_permissions');
    });
    expect(events).toEqual([]);
  });
});

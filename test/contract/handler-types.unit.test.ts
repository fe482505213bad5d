import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { registration } from './registration.ts';

/** A handler file for a small family, as a backend developer could write it. */
const family = (handlers: string) => `
  import { created, defineHandlers, noContent, ok, unfilled } from '../../src/contract/handlers.ts';
  import type { Schemas } from '../../src/contract/types.ts';
  declare const resource: Schemas['Resource'];
  declare const event: Schemas['Event'];
  declare const extent: { total: number; hasMore: boolean };
  declare const service: {
    get: () => Promise<{ data: Schemas['Resource']; version: number }>;
    row: () => Promise<{ data: Schemas['Resource'] & { account_id: string }; version: number }>;
  };
  export const used = [created, noContent, ok, unfilled];
  export const resourceHandlers = defineHandlers('resources')({ ${handlers} });
`;

const good: Record<string, string> = {
  listResources: 'async () => ({ status: 200, data: [resource], extent })',
  exportResources: "async () => ({ status: 200, lines: { name: 'resources', page: async () => ({ records: [resource], next: null }) } })",
  createResource: 'async () => ({ status: 201, data: resource, version: 1 })',
  getResource: 'async () => ({ status: 200, data: resource, version: 1 })',
  replaceResource: 'async () => ({ status: 200, data: resource, version: 2 })',
  updateResource: 'async () => ({ status: 200, data: resource, version: 2 })',
  deleteResource: 'async () => ({ status: 204 })',
  listUserResources: 'async () => ({ status: 200, data: [resource], extent })',
  listResourceEvents: 'async () => ({ status: 200, data: [event], extent })',
};

const written = (changes: Record<string, string | undefined>) =>
  family(
    Object.entries({ ...good, ...changes })
      .filter(([, body]) => body !== undefined)
      .map(([name, body]) => `${name}: ${body}`)
      .join(',\n'),
  );

/** A store of resources, whose table has the columns of another record or not. */
const store = (record: string) => `
  import type { Schemas } from '../../src/contract/types.ts';
  import { recordColumns } from '../../src/kit/reads.ts';
  import { tableOf } from '../../src/kit/table.ts';
  const shelves = tableOf('resources', { kind: 'resource', columns: recordColumns('${record}') });
  export const read = async (...request: Parameters<ReturnType<typeof shelves.findById>>): Promise<Pick<Schemas['Resource'], 'id'> | undefined> =>
    (await shelves.findById((db) => db.selectFrom('resources'))(...request))?.data;
`;

/** A service that records an event. */
const recording = (call: string) => `
  import type { Schemas } from '../../src/contract/types.ts';
  import { serviceKit } from '../../src/kit/service.ts';
  declare const tx: Parameters<ReturnType<typeof serviceKit>['recorded']>[0];
  declare const author: Parameters<ReturnType<typeof serviceKit>['recorded']>[1];
  declare const resource: { data: Schemas['Resource']; version: number };
  declare const kit: ReturnType<typeof serviceKit>;
  export const done = kit.${call};
`;

const cases: Record<string, { source: string; complaint?: RegExp }> = {
  'the columns of a record': { source: store('Resource') },
  'a property of the record for which the table has no column, once': {
    source: store('Webhook'),
    complaint: /^(?=.*the table has none of these columns.*"url")[^\n]*(?:\n {2}[^\n]*)*$/s,
  },
  'an event without changes': { source: recording("recorded(tx, author, 'RESOURCE_CREATED', resource)") },
  'an event with changes': { source: recording("changed(tx, author, 'RESOURCE_UPDATED', resource, resource)") },
  'an event that the catalogue does not have': {
    source: recording("recorded(tx, author, 'RESOURCE_CREATD', resource)"),
    complaint: /no family in openapi\/platform has an event of this type.*RESOURCE_CREATD/s,
  },
  'a change of a record, recorded without changes': {
    source: recording("recorded(tx, author, 'RESOURCE_UPDATED', resource)"),
    complaint: /record them with changed.*RESOURCE_UPDATED/s,
  },
  'the registration of the families': { source: registration((text) => text) },
  'a registration without a family of the contract': {
    source: registration((text) => text.replace('.and(webhookFamily)', '')),
    complaint: /'webhooks' is missing/,
  },
  'a registration without a family that a later one needs': {
    source: registration((text) => text.replace('.and(eventFamily)', '')),
    complaint: /missing the following properties from type 'Needs': events, notifications/s,
  },
  'a family before one that it needs': {
    source: registration((text) =>
      text.replace('.and(resourceFamily)\n', '').replace('.and(eventFamily)', '.and(resourceFamily).and(eventFamily)'),
    ),
    complaint: /is missing the following properties from type 'Needs': events, notifications/s,
  },
  'a registered family without its handlers': {
    source: registration((text) =>
      text.replace(
        '.and(resourceFamily)',
        '.and({ ...resourceFamily, compose: (given: Parameters<typeof resourceFamily.compose>[0]) => ({ ...resourceFamily.compose(given), handlers: {} }) })',
      ),
    ),
    complaint: /'resources' is missing/,
  },
  'a registered family without the work of its operations': {
    source: registration((text) =>
      text.replace(
        '.and(webhookFamily)',
        '.and({ ...webhookFamily, compose: (given: Parameters<typeof webhookFamily.compose>[0]) => ({ ...webhookFamily.compose(given), works: {} }) })',
      ),
    ),
    complaint: /'webhook_recovery' is missing/,
  },
  'a registered family without one of its tables': {
    source: registration((text) => text.replace('.and(resourceFamily)', '.and({ ...resourceFamily, tables: {} })')),
    complaint: /'resources' is missing/,
  },
  'a family with all its handlers': { source: written({}) },
  'a handler that nobody has filled yet': { source: written({ getResource: "unfilled('getResource')" }) },
  'a handler that reads its typed call': {
    source: written({
      getResource:
        'async ({ path, query, caller }) => ({ status: 200, data: { ...resource, id: path.resource_id, owner_id: caller.userId, name: String(query.fields?.length) }, version: 1 })',
    }),
  },
  'a missing handler': { source: written({ deleteResource: undefined }), complaint: /deleteResource/ },
  'a handler for an operation that is not there': {
    source: written({ shoutResource: 'async () => ({ status: 204 })' }),
    complaint: /the contract has no operation of this name|shoutResource/,
  },
  'an answer of a service': {
    source: written({ getResource: '() => ok(service.get())', deleteResource: '() => noContent(service.get())' }),
  },
  'an undocumented status for the answer of a service': {
    source: written({ getResource: '() => created(service.get())' }),
    complaint: /201/,
  },
  'a surplus body property in the answer of a service': {
    source: written({ getResource: '() => ok(service.row())' }),
    complaint: /account_id/,
  },
  'an undocumented status': { source: written({ deleteResource: 'async () => ({ status: 205 })' }), complaint: /205/ },
  'an answer without its data': { source: written({ getResource: 'async () => ({ status: 200, version: 1 })' }), complaint: /data/ },
  'an answer without the version that its ETag tells': {
    source: written({ getResource: 'async () => ({ status: 200, data: resource })' }),
    complaint: /version/,
  },
  'a missing body property': {
    source: written({
      getResource: 'async () => { const { name, ...rest } = resource; void name; return { status: 200, data: rest, version: 1 }; }',
    }),
    complaint: /name/,
  },
  'a surplus body property, written on the spot': {
    source: written({ getResource: "async () => ({ status: 200, data: { ...resource, account_id: 'acc' }, version: 1 })" }),
    complaint: /account_id/,
  },
  'a surplus body property while another handler is wrong': {
    source: written({ getResource: '() => ok(service.row())', createResource: '() => ok(service.get())' }),
    complaint: /201.*account_id|account_id.*201/s,
  },
  'a surplus body property while a handler is missing': {
    source: written({ getResource: '() => ok(service.row())', deleteResource: undefined }),
    complaint: /account_id/,
  },
  'a surplus body property of a record that came from elsewhere': {
    source: written({
      getResource: "async () => { const row = { ...resource, account_id: 'acc' }; return { status: 200, data: row, version: 1 }; }",
    }),
    complaint: /account_id/,
  },
  'a surplus property within a list': {
    source: written({
      listResources: 'async () => { const rows = [{ ...resource, secret: 1 }]; return { status: 200, data: rows, extent }; }',
    }),
    complaint: /secret/,
  },
  'a surplus property below the top': {
    source: `
      import type { Handler, Schemas } from '../../src/contract/types.ts';
      declare const event: Schemas['Event'];
      export const handler: Handler<'getEvent'> = async () => {
        const row = { ...event, actor: { ...event.actor, table: 'x' } };
        return { status: 200, data: row };
      };
    `,
    complaint: /table/,
  },
  'a body property of the wrong type': {
    source: written({ getResource: 'async () => ({ status: 200, data: { ...resource, name: 7 }, version: 1 })' }),
    complaint: /number.*string/s,
  },
  'a path parameter that the path does not have': {
    source: written({ getResource: 'async ({ path }) => ({ status: 200, data: { ...resource, name: path.webhook_id }, version: 1 })' }),
    complaint: /webhook_id/,
  },
  'a body where the operation takes none': {
    source: written({ deleteResource: 'async ({ body }) => { body.name; return { status: 204 }; }' }),
    complaint: /undefined|name/,
  },
};

describe('what the compiler says of a handler and of the registration of families', () => {
  let said: Map<string, string>;
  beforeAll(() => {
    said = compile(new Map(Object.entries(cases).map(([name, { source }]) => [name, source])));
  });

  for (const [name, { complaint }] of Object.entries(cases)) {
    if (complaint) it(`refuses ${name}`, () => expect(said.get(name)).toMatch(complaint));
    else it(`accepts ${name}`, () => expect(said.get(name)).toBe(''));
  }
});

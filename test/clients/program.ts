import createClient from 'openapi-fetch';
import type { paths } from './v1.ts';

/** Somebody else's program: all it knows of Tessera are the types made from `/openapi/v1.json`. */
const [baseUrl, key = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { 'X-API-Key': key } });

const told = <Data>({ data, error }: { data?: Data; error?: { error: { code: string } } | { code: string } }): Data => {
  if (data !== undefined) return data;
  throw new Error(JSON.stringify(error));
};

const names = ['Atlas', 'Beacon', 'Compass'];
const created: { id: string; etag: string | null }[] = [];
for (const name of names) {
  const answer = await client.POST('/v1/resources', {
    params: { header: { 'Idempotency-Key': `program-${name}` } },
    body: { name, type: 'chart', status: 'active', metadata: { drawn: true } },
  });
  created.push({ id: told(answer).data.id, etag: answer.response.headers.get('etag') });
}
const [atlas, beacon, compass] = created as [(typeof created)[number], (typeof created)[number], (typeof created)[number]];

const listed = told(
  await client.GET('/v1/resources', { params: { query: { name_in: ['Atlas', 'Compass'], sort: ['name:desc'], limit: 10 } } }),
);

const path = (id: string) => ({ params: { path: { resource_id: id } } });
const updated = told(await client.PATCH('/v1/resources/{resource_id}', { ...path(atlas.id), body: { description: 'Rivers first.' } }));
const stale = await client.PATCH('/v1/resources/{resource_id}', {
  params: { path: { resource_id: atlas.id }, header: { 'If-Match': atlas.etag ?? '' } },
  body: { name: 'Too late' },
});
const archived = told(await client.PATCH('/v1/resources/{resource_id}', { ...path(beacon.id), body: { status: 'archived' } }));
const active = told(await client.GET('/v1/resources', { params: { query: { status: 'active', fields: ['name'], sort: ['name:asc'] } } }));
const events = told(await client.GET('/v1/resources/{resource_id}/events', path(beacon.id)));
const deleted = await client.DELETE('/v1/resources/{resource_id}', path(compass.id));
const gone = await client.GET('/v1/resources/{resource_id}', path(compass.id));

const report = {
  listed: listed.data.map(({ name }) => name),
  updated: [updated.data.description, updated.data.metadata],
  stale: stale.error && 'error' in stale.error ? stale.error.error.code : 'accepted',
  archived: archived.data.status,
  active: active.data.map(({ name }) => name),
  events: events.data.map(({ type }) => type),
  deleted: deleted.response.status,
  gone: gone.error && 'error' in gone.error ? gone.error.error.code : 'found',
};
process.stdout.write(JSON.stringify(report));

import { expect } from 'vitest';
import { cameBack, undocumented } from '../contract/answer-check.ts';
import { type PublishedOperation, resolve } from '../contract/published.ts';
import { idPrefixesOf, type ValidRequest } from '../requests/fill.ts';
import type { Records } from '../requests/records.ts';
import type { Visit } from './visit.ts';

const anId = /[a-z]{3}_[0-7][0-9a-hjkmnp-tv-z]{25}/;

/** The same request once for each id in a part of it, with that id another account's. */
const withForeign = async (text: string, theirs: Records): Promise<string[]> =>
  Promise.all(
    [...text.matchAll(new RegExp(anId, 'g'))].map(
      async ({ 0: id, index }) => text.slice(0, index) + (await theirs(id.slice(0, 3))) + text.slice(index + id.length),
    ),
  );

/** The example with every id that the body may name. */
const withEveryId = ({ body }: PublishedOperation): unknown => {
  const { properties = {} } = resolve(body!.schema);
  const ids = Object.entries(properties).flatMap(([name, property]) => {
    const [prefix] = idPrefixesOf(resolve(property));
    return prefix ? [[name, `${prefix}_01jq3x5gkz0v7t9n2m4p6r8s1w`]] : [];
  });
  return { ...body!.example, ...Object.fromEntries(ids) };
};

/** Whether the body of an operation may name records. */
export const hasReferences = (operation: PublishedOperation): boolean =>
  operation.body !== undefined && anId.test(JSON.stringify(withEveryId(operation)));

/** Each request is refused, and has changed nothing of the others and recorded nothing of the owner. */
const refused = async ({ operation, tessera, owner, others }: Visit, requests: ValidRequest[], statuses: number[]) => {
  const { key, userId } = await owner();
  const { db } = tessera.database;
  const ofOwner = db.selectFrom('users').select('account_id').where('id', '=', userId);
  const events = () => db.selectFrom('events').select('id').where('account_id', 'in', ofOwner).orderBy('id').execute();
  const before = await events();
  for (const request of requests) {
    const came = await cameBack(tessera.url, key, request);
    expect(statuses, `${request.path} ${JSON.stringify(came.body)}`).toContain(came.status);
    expect(undocumented(operation, came)).toEqual([]);
  }
  expect(await events()).toEqual(before);
  expect(await others.now()).toEqual(others.before);
};

export const ofForeignRecords = async (visit: Visit): Promise<void> => {
  const request = await visit.request();
  const paths = await withForeign(request.path, visit.theirs);
  await refused(
    visit,
    paths.map((path) => ({ ...request, path })),
    [404],
  );
};

export const ofForeignReferences = async (visit: Visit): Promise<void> => {
  const { operation, tessera, outside, requests, theirs } = visit;
  const request = await requests.validRequests(tessera, outside, await visit.owner())(
    operation.operationId,
    { body: withEveryId(operation) },
    operation,
  );
  const bodies = await withForeign(request.body as string, theirs);
  await refused(
    visit,
    bodies.map((body) => ({ ...request, body })),
    [404, 422],
  );
};

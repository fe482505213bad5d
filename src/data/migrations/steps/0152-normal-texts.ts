const inBatches = (table: string, columns: readonly string[], tests: readonly string[], changes: readonly string[]): string => `
update ${table} set ${[...columns.map((column) => `${column} = normalize(${table}.${column})`), ...changes].join(', ')}
from (
  select account_id, id from ${table}
  where ${[...columns.map((column) => `${column} is not nfc normalized`), ...tests].join(' or ')}
  limit 1000 for update
) as before
where ${table}.account_id = before.account_id and ${table}.id = before.id`;

const texts = (table: string, columns: readonly string[]): string => inBatches(table, columns, [], []);

/** Labels that become the same are one. */
const textsAndTags = (table: string, columns: readonly string[]): string =>
  inBatches(
    table,
    columns,
    [`array_to_string(tags, E'\\n') is not nfc normalized`],
    [
      `tags = array(
        select normalize(tag) from unnest(${table}.tags) with ordinality as given (tag, place) group by normalize(tag) order by min(place)
      )`,
    ],
  );

/** Filters ask for texts in Unicode's normal form C, in which they are written from now on. */
export const backfill = [
  texts('users', ['name']),
  texts('teams', ['name', 'description']),
  textsAndTags('projects', ['name', 'description']),
  textsAndTags('tasks', ['title', 'description']),
  texts('resources', ['name', 'description']),
  texts('files', ['name']),
  texts('comments', ['body']),
  texts('integrations', ['name']),
  texts('webhooks', ['description']),
  texts('api_keys', ['name']),
  texts('applications', ['name']),
];

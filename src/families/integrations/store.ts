import { byCodePoints, type InAccount, type Queries, recordColumns, tableOf } from '@tessera/platform';

const integrations = tableOf('integrations', {
  kind: 'integration',
  columns: recordColumns('Integration'),
  texts: { name: byCodePoints },
});

/** Every user of an account sees all of its integrations. */
export const visible = (db: Queries, { accountId }: InAccount) =>
  db.selectFrom('integrations').where('integrations.account_id', '=', accountId);

export const { insert, update, remove } = integrations;

export const list = integrations.list(visible);

export const window = integrations.window(visible);

export const findById = integrations.findById(visible);

export const findByIds = integrations.findByIds(visible);

export const lock = integrations.lock(visible);

/** The secret headers of an integration, encrypted. */
export const findHeaders = async (db: Queries, caller: InAccount, id: string): Promise<string | null> => {
  const { headers } = await visible(db, caller).where('integrations.id', '=', id).select('integrations.headers').executeTakeFirstOrThrow();
  return headers;
};

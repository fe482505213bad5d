import type { Queries } from '../../../src/data/connection/database.ts';
import { each, type Ids, sometimes, stamps, words } from './rows.ts';

const metadata = (at: number) => JSON.stringify([{ shelf: 'A1', kept: true }, { shelf: 'B2' }, {}, { shelf: 'A1' }][at]!);

/** The users and the resources of an account. */
export const storePlatform = async (db: Queries, account_id: string, { usr, res }: Ids): Promise<void> => {
  const users = each((at) => ({
    account_id,
    id: usr[at]!,
    name: words[at]!,
    email: `${words[at]!.replace(' ', '.')}@example.com`,
    role: (['editor', 'viewer', 'editor', 'viewer'] as const)[at]!,
    metadata: metadata(at),
    ...stamps(at),
  }));
  await db.insertInto('users').values(users).execute();
  const resources = each((at) => ({
    account_id,
    id: res[at]!,
    name: words[at]!,
    description: sometimes(at),
    type: ['lens', 'chart', 'globe', 'atlas'][at]!,
    status: (['active', 'archived', 'pending', 'active'] as const)[at]!,
    owner_id: usr[at % 2]!,
    metadata: metadata(at),
    ...stamps(at),
  }));
  await db.insertInto('resources').values(resources).execute();
};

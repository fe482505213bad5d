import type { Queries } from '../../../src/data/connection/database.ts';
import { day, each, type Ids, sometimes, stamps, words } from '../../contract/world/rows.ts';
import { id, instant, stampedAt, text } from '../../data/query/plans/columns.ts';
import type { FamilyPart } from '../../support/family-parts.ts';

/** The rows of an account whose lists have records that differ in everything. */
export const storeWorld = async (db: Queries, account_id: string, { usr, tem }: Ids): Promise<void> => {
  const teams = each((at) => ({ account_id, id: tem[at]!, name: words[at]!, description: sometimes(at), ...stamps(at) }));
  await db.insertInto('teams').values(teams).execute();
  const added = (at: number) => ({ account_id, user_id: usr[at]!, added_at: day([3, 1, 4, 2][at]!) });
  await db
    .insertInto('team_members')
    .values([...each((at) => ({ ...added(at), team_id: tem[0]! })), ...tem.slice(1).map((team_id) => ({ ...added(0), team_id }))])
    .execute();
};

/** The columns of many records. */
export const crowd: FamilyPart['crowd'] = {
  teams: { id: id('tem', 'i'), name: text('Team'), description: text('About'), ...stampedAt },
  team_members: { team_id: id('tem', 'i / 20'), user_id: id('usr', 'i % 20 + i / 20'), added_at: instant('i * 7 % 400') },
};

import type { Queries } from '../../../src/data/connection/database.ts';
import { each, type Ids, stamps, words } from '../../contract/world/rows.ts';
import { id, pick, shared, stampedAt, text, user } from '../../data/query/plans/columns.ts';
import type { FamilyPart } from '../../support/family-parts.ts';

/** The rows of an account whose lists have records that differ in everything. */
export const storeWorld = async (db: Queries, account_id: string, { usr, prj, tsk, fil }: Ids): Promise<void> => {
  const bytes = (at: number) => ({ size: [300, 0, 20][at]!, checksum: String(at + 1).repeat(64), object_key: `${account_id}/${at}` });
  const files = each((at) => ({
    account_id,
    id: fil[at]!,
    name: `${words[at]}.txt`,
    content_type: ['text/plain', 'image/png', 'text/csv', 'application/pdf'][at]!,
    status: at % 2 ? ('pending' as const) : ('ready' as const),
    ...(at % 2 ? {} : bytes(at)),
    project_id: at === 3 ? null : prj[0]!,
    task_id: at < 2 ? tsk[0]! : null,
    uploaded_by: usr[at]!,
    ...stamps(at),
  }));
  for (const file of files) await db.insertInto('files').values(file).execute();
};

/** The columns of many records. */
export const crowd: FamilyPart['crowd'] = {
  files: {
    id: id('fil', 'i'),
    name: text('File'),
    content_type: pick(['image/png', 'text/plain', 'application/pdf']),
    status: `case when i % 5 > 0 then 'ready' else 'pending' end`,
    size: 'case when i % 5 > 0 then i * 31 end',
    checksum: `case when i % 5 > 0 then encode(sha256(i::text::bytea), 'hex') end`,
    object_key: `case when i % 5 > 0 then 'key' || i end`,
    project_id: `case when i % 3 < 2 then ${shared('prj')} end`,
    task_id: `case when i % 3 = 1 then ${id('tsk', 'i / 10')} end`,
    uploaded_by: user,
    ...stampedAt,
  },
};

import { records, spellings } from '../../contract/operations.ts';
import { codings } from '../../core/content-codings.ts';
import type { AccountCursors } from '../../core/query/cursors.ts';
import { readListQuery } from '../../core/query/list-query.ts';
import { header } from '../incoming.ts';
import { callerOf, type Ready, type Validated } from '../states.ts';
import { formsOf } from './validation.ts';

const packed = codings.filter((coding) => coding !== 'identity');

/**
 * A strong tag of a record: the version, perhaps with the record's id before it, and with the version of the API and the coding of the
 * answer after it. Whichever form of the record the caller has seen, it is the same version of it.
 */
const strongTag = new RegExp(String.raw`(?<!W\/)"(?:(\w+)-)?(\d+)(?:\.v[\w-]+?)?(?:-(?:${packed.join('|')}))?"`, 'g');

/** The versions that `If-Match` allows; a tag that names a record counts for that record only. */
const versionsIn = (ifMatch: string | undefined, ids: readonly (string | undefined)[]): number[] | undefined => {
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const tags = [...ifMatch.matchAll(strongTag)];
  return tags.filter(([, id]) => id === undefined || ids.includes(id)).map(([, , version]) => Number(version));
};

/** The record versions that `If-Match` allows, where the operation is guarded by it. */
const ifMatchOf = (request: Validated): number[] | undefined => {
  const { facts, params, caller } = request;
  if (!facts.guarded) return undefined;
  // An address without an id is another record for each caller, so its tags have the record's id.
  const ids = facts.path.includes('{') ? Object.values(params) : [caller?.userId, caller?.accountId];
  return versionsIn(header(request, 'if-match'), ids);
};

export interface CursorDependencies {
  cursors: AccountCursors;
}

/** The list parameters; undefined where the operation is not a list. */
const listOf = (request: Validated, { cursors }: CursorDependencies) => {
  const { facts, name, path, read, difference } = request;
  if (!facts.list || !facts.record) return undefined;
  const { accountId } = callerOf(request);
  const open = (cursor: string, about: string) => cursors(accountId).open(cursor, `${name} ${path} ${about}`);
  const record = difference?.record ?? records[facts.record]!;
  const [first] = record.sorts;
  const sort = facts.defaultSort ?? (first ? `${first}:asc` : undefined);
  const list = readListQuery(read, record, difference?.spellings ?? spellings[facts.record]!, formsOf(request), sort, open);
  return difference ? difference.latestList(list) : list;
};

/** Reads the list parameters and `If-Match` for the handlers. */
export const readConditions = (request: Validated, dependencies: CursorDependencies): Pick<Ready, 'list' | 'ifMatch'> => ({
  ifMatch: ifMatchOf(request),
  list: listOf(request, dependencies),
});

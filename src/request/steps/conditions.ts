import { records, spellings } from '../../contract/operations.ts';
import { codings } from '../../core/content-codings.ts';
import type { IfMatch } from '../../core/if-match.ts';
import type { AccountCursors } from '../../core/query/cursors.ts';
import { readListQuery } from '../../core/query/list-query.ts';
import { header } from '../incoming.ts';
import { callerOf, type Ready, type Validated } from '../states.ts';
import { formsOf } from './validation.ts';

const packed = codings.filter((coding) => coding !== 'identity');

/**
 * A tag of a record: its version, optionally with the record's id before it, and with the API version and the coding of the answer after
 * it. Whichever of these forms the caller has seen, the version of the record is the same.
 */
const tag = new RegExp(String.raw`(W\/)?"(?:(\w+)-)?(\d+)(?:\.v[\w-]+?)?(?:-(?:${packed.join('|')}))?"`, 'g');

type Ids = readonly (string | undefined)[];

/** The versions in a list of tags; one that names a record counts for that record only. */
const versionsIn = (tags: string, ids: Ids, isStrong: boolean): number[] =>
  [...tags.matchAll(tag)]
    .filter(([, weak, id]) => !(isStrong && weak) && (id === undefined || ids.includes(id)))
    .map(([, , , version]) => Number(version));

/** What `If-Match` allows, by strong comparison (RFC 9110, 13.1.1). */
const allowedBy = (tags: string | undefined, ids: Ids): IfMatch =>
  tags === undefined || tags === '*' ? {} : { allowed: versionsIn(tags, ids, true) };

/** What `If-None-Match` excludes from a write, by weak comparison (RFC 9110, 13.1.2). For a read, a version that it names is a 304. */
const excludedBy = (tags: string | undefined, ids: Ids): IfMatch =>
  tags === undefined ? {} : { excluded: tags.trim() === '*' ? 'every' : versionsIn(tags, ids, false) };

/** The versions that the request's conditions allow, where the operation is guarded by them. */
const ifMatchOf = (request: Validated): IfMatch => {
  const { facts, params, caller } = request;
  if (!facts.guarded) return undefined;
  // An address without an id refers to a different record for each caller, so its tags have the record's id.
  const ids = facts.path.includes('{') ? Object.values(params) : [caller?.userId, caller?.accountId];
  const excluded = facts.method === 'get' ? {} : excludedBy(header(request, 'if-none-match'), ids);
  return { ...allowedBy(header(request, 'if-match'), ids), ...excluded };
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
  const known = difference?.spellings ?? spellings[facts.record]!;
  const list = readListQuery(read, record, known, formsOf(request), facts.defaultSort ?? undefined, open);
  return difference ? difference.latestList(list) : list;
};

/** Reads the list parameters and the conditions for the handlers. */
export const readConditions = (request: Validated, dependencies: CursorDependencies): Pick<Ready, 'list' | 'ifMatch'> => ({
  ifMatch: ifMatchOf(request),
  list: listOf(request, dependencies),
});

import { differing } from '#generated/differing';
import { filterSpellings, type RecordFacts } from '../core/query/list-query.ts';
import type { Difference } from './difference.ts';
import { type ListWords, listMap, sortedAsOf } from './mapped-lists.ts';
import { type RecordForm, recordMaps, withOwnFields, withOwnWords } from './mapped-records.ts';
import { type OperationFacts, operations, records } from './operations.ts';
import type { OperationId } from './types.ts';
import { validatorsOfVersion } from './validators/index.ts';
import type { AnyMapping, Mappings } from './version-mapping.ts';
import type { Version, Versions } from './versions.ts';

/** What codegen has found out about a version that differs. */
interface Own {
  readonly operations: Readonly<Record<string, Partial<OperationFacts>>>;
  readonly records: Readonly<Record<string, RecordFacts>>;
  readonly forms: {
    readonly operations: Readonly<Record<string, { parts: readonly string[]; answer?: string; body?: string }>>;
    readonly records: Readonly<Record<string, RecordForm>>;
    readonly words: Readonly<Record<string, ListWords>>;
  };
}

const none: ListWords = { filters: {}, sorts: {}, expands: {} };

const differencesOf = (version: string, own: Own, mapping: AnyMapping): ReadonlyMap<OperationId, Difference> => {
  const { parameters, bodies, answers } = validatorsOfVersion(version)!;
  const maps = recordMaps(own.forms.records, mapping);
  const recordOf = (name: string): RecordFacts => ({ ...(own.records[name] ?? records[name]!), sortedAs: sortedAsOf(name, mapping) });
  const differenceOf = (operationId: OperationId): Difference => {
    const { parts = [], answer, body } = own.forms.operations[operationId] ?? {};
    const facts: OperationFacts = { ...operations[operationId], ...own.operations[operationId] };
    const record = facts.record === null ? undefined : recordOf(facts.record);
    const lists = listMap(facts.record ?? '', own.forms.words[facts.record ?? ''] ?? none, mapping);
    const names = { ...(body && own.forms.records[body]?.names), ...(body && mapping.fields?.[body]) };
    const words = { ...own.forms.records[body ?? '']?.names, ...own.forms.records[answer ?? '']?.names, ...mapping.words?.[answer ?? ''] };
    return {
      form: parts.includes('answer') ? version : undefined,
      facts,
      record,
      spellings: filterSpellings(record?.filters ?? {}),
      parameters: parameters[operationId],
      bodies: bodies[operationId],
      answers: answers[operationId],
      latestBody: (value) => (body ? maps.latest(body, value) : value),
      latestList: lists.list,
      latestExpand: lists.expand,
      ownData: (data) => (answer ? maps.own(answer, data) : data),
      ownFailure: (failure) => withOwnWords(withOwnFields(failure, names), words),
    };
  };
  const ids = Object.keys(own.operations) as OperationId[];
  return new Map(ids.map((id) => [id, differenceOf(id)]));
};

/** The versions with their differences from the latest version, which has none. */
export const withDifferences = (versions: Versions, mappings: Mappings): Versions => {
  const owns: Readonly<Record<string, Own>> = differing;
  const all: Readonly<Record<string, AnyMapping>> = { ...mappings };
  const withOwn = (version: Version): Version => {
    const own = owns[version.name];
    return own ? { ...version, differences: differencesOf(version.name, own, all[version.name] ?? {}) } : version;
  };
  return new Map([...versions].map(([name, version]) => [name, withOwn(version)]));
};

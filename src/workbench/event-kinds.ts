import { isDeepStrictEqual } from 'node:util';
import type { ReadFile } from '../codegen/families.ts';
import { placedEffects, placedKinds, type StatedEffect } from '../codegen/stated-events.ts';
import { nameOf, type Schema } from '../documents/document.ts';
import { audienceOf, type Readers } from '../documents/event-readers.ts';
import { type Finding, operationAt, pointerOf } from './places.ts';

/** What consumers rely on of a kind of event, beside its schema: as its entry in the catalogue has it. */
interface KindFacts {
  /** The family of the record whose id it has as `resource_id`. */
  subject: string;
  /** Whether its events have `changes`. */
  changes?: true;
  data?: { 'x-readers'?: Readers; 'x-deleted-with'?: readonly string[] };
  /** Which other records people see more or fewer of after it. */
  affects?: readonly StatedEffect[];
  /** The same, as other families state it, by family. */
  affected?: Readonly<Record<string, readonly StatedEffect[]>>;
  'x-caused-by'?: readonly string[];
}

interface Operation {
  operationId?: string;
  'x-emits'?: readonly string[];
  'x-causes'?: readonly string[];
}

export interface DocumentWithKinds {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
  'x-kinds'?: Readonly<Record<string, KindFacts>>;
}

/** Of a document with events: what it says of each kind. */
export const kindsOf = ({ components }: DocumentWithKinds, read: ReadFile): Record<string, KindFacts> => {
  const { schemas = {} } = components ?? {};
  if (!('EventType' in schemas)) return {};
  const ofOthers = placedEffects(read);
  const facts = placedKinds(read).map(({ kind, entry: { subject, changes, affects, data, 'x-caused-by': causedBy } }) => {
    const { 'x-readers': readers, 'x-deleted-with': deletedWith } = (schemas[nameOf(data.$ref)] ?? {}) as NonNullable<KindFacts['data']>;
    const record = { ...(readers && { 'x-readers': readers }), ...(deletedWith && { 'x-deleted-with': deletedWith }) };
    const affected = ofOthers.filter((one) => one.kind === kind).map(({ family, effects }) => [family, effects]);
    const facts = {
      subject,
      ...(changes && { changes }),
      ...((readers || deletedWith) && { data: record }),
      ...(affects && { affects }),
      ...(affected.length > 0 && { affected: Object.fromEntries(affected) }),
      ...(causedBy && { 'x-caused-by': causedBy }),
    };
    return [kind, facts as KindFacts];
  });
  return Object.fromEntries(facts);
};

/** The kinds that say themselves that an operation causes them. */
export const kindsCausedBy = ({ 'x-kinds': kinds = {} }: DocumentWithKinds, operation: string | undefined): string[] =>
  Object.entries(kinds).flatMap(([kind, facts]) => (facts['x-caused-by']?.some((one) => one === operation) ? [kind] : []));

/** Whether somebody who could read an event cannot read it now. */
const isNarrower = (before: Readers | undefined, now: Readers | undefined): boolean =>
  now !== undefined &&
  (now.of !== before?.of || now.before !== before?.before || (before?.person !== undefined && now.person !== before.person));

/** Whether an effect is still there, for the same people and at least these records. */
const isKept = (before: StatedEffect, all: readonly StatedEffect[]): boolean => {
  const { records } = before;
  const hasRecords = (now: StatedEffect['records']): boolean =>
    typeof records === 'string' || typeof now === 'string'
      ? now === records
      : Object.entries(records).every(([name, filter]) => now[name] === filter);
  return all.some(
    (now) =>
      now.for === before.for &&
      (now.changed ?? before.changed) === before.changed &&
      isDeepStrictEqual(now.made, before.made) &&
      hasRecords(now.records),
  );
};

const wordsOfEffect = ({ records, for: whom }: StatedEffect): string =>
  `\`${typeof records === 'string' ? records : Object.keys(records).join('`, `')}\` for \`${whom}\``;

/** What is no longer said of other records, by the words that lead to it. */
const lostEffects = (before: KindFacts, now: KindFacts): { words: string[]; message: string }[] => {
  const lost = (words: string[], all: readonly StatedEffect[] = [], kept: readonly StatedEffect[] = []) =>
    all.filter((one) => !isKept(one, kept)).map((one) => ({ words, message: `It no longer affects ${wordsOfEffect(one)}.` }));
  const [was, is] = [before, now].map(({ data }) => data?.['x-deleted-with'] ?? []);
  return [
    ...lost(['affects'], before.affects, now.affects),
    ...Object.entries(before.affected ?? {}).flatMap(([family, all]) => lost(['affected', family], all, now.affected?.[family])),
    ...was!
      .filter((property) => !is!.includes(property))
      .map((property) => ({ words: ['data', 'x-deleted-with'], message: `It is no longer deleted with the record of \`${property}\`.` })),
  ];
};

const changesOf = (kind: string, before: KindFacts, now: KindFacts): Finding[] => {
  const found = (words: string[], rule: string, message: string): Finding => ({
    where: `event ${kind}`,
    rule,
    message,
    pointer: pointerOf(['x-kinds', kind, ...words]),
  });
  const [former, readers] = [before, now].map(({ data }) => data?.['x-readers']);
  const subject = `\`resource_id\` of \`${kind}\` is of \`${now.subject}\` instead of \`${before.subject}\`.`;
  return [
    ...(now.subject === before.subject ? [] : [found(['subject'], 'event-subject-changed', subject)]),
    ...(before.changes && !now.changes ? [found(['changes'], 'event-changes-removed', `\`changes\` of \`${kind}\` is always null.`)] : []),
    ...(isNarrower(former, readers)
      ? [found(['data', 'x-readers'], 'event-readers-changed', `It was for ${audienceOf(former)}. It is now for ${audienceOf(readers)}.`)]
      : []),
    ...lostEffects(before, now).map(({ words, message }) => found(words, 'event-effects-removed', message)),
  ];
};

/** The operations that no longer cause a kind that said so itself. */
const lostCauses = ({ paths = {} }: DocumentWithKinds, next: DocumentWithKinds, kind: string, causedBy: readonly string[]): Finding[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId = '' }]) => {
      const now = next.paths?.[path]?.[method];
      if (!causedBy.includes(operationId) || !now || [now['x-emits'], now['x-causes']].some((kinds) => kinds?.includes(kind))) return [];
      const message = `\`${kind}\` is no longer caused.`;
      const where = operationAt(pointerOf(['paths', path, method]));
      return [{ where, rule: 'events-removed', message, pointer: pointerOf(['x-kinds', kind, 'x-caused-by']) }];
    }),
  );

/** What consumers of events lose beside the schemas: the record that a kind is about, its readers, and operations that cause it. */
export const kindFindings = (base: DocumentWithKinds, next: DocumentWithKinds): Finding[] =>
  Object.entries(base['x-kinds'] ?? {}).flatMap(([kind, before]) => {
    const now = next['x-kinds']?.[kind];
    return now ? [...changesOf(kind, before, now), ...lostCauses(base, next, kind, before['x-caused-by'] ?? [])] : [];
  });

/** Whether it is found as the subject of a kind, too. */
export const followsSubject = ({ pointer }: Finding): boolean =>
  /^#\/components\/schemas\/\w+EventBase\/properties\/resource_id$/.test(pointer);

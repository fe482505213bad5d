import type { joinedCatalogue } from '../codegen/event-catalogue.ts';
import { nameOf, type Schema } from '../documents/document.ts';
import { audienceOf, type Readers } from '../documents/event-readers.ts';
import { type Finding, operationAt, pointerOf } from './places.ts';

/** What consumers rely on of a kind of event, beside its schema: as its entry in the catalogue has it. */
interface KindFacts {
  /** The family of the record whose id it has as `resource_id`. */
  subject: string;
  /** Whether its events have `changes`. */
  changes?: true;
  data?: { 'x-readers'?: Readers };
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
export const kindsOf = ({ components }: DocumentWithKinds, catalogue: ReturnType<typeof joinedCatalogue>): Record<string, KindFacts> => {
  const { schemas = {} } = components ?? {};
  if (!('EventType' in schemas)) return {};
  const facts = Object.entries(catalogue).map(([kind, { subject, changes, data, 'x-caused-by': causedBy }]) => {
    const readers = schemas[nameOf(data.$ref)]?.['x-readers'] as Readers | undefined;
    return [
      kind,
      {
        subject,
        ...(changes && { changes }),
        ...(readers && { data: { 'x-readers': readers } }),
        ...(causedBy && { 'x-caused-by': causedBy }),
      },
    ];
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

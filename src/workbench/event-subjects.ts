import type { EventCatalogue } from '../documents/events.ts';
import { type Finding, pointerOf } from './places.ts';

type Subjects = Readonly<Record<string, string>>;

interface Document {
  components?: { schemas?: object };
  'x-subjects'?: Subjects;
}

/** Of a document with events: the family of the record whose id each kind has as `resource_id`. */
export const subjectsOf = ({ components }: Document, catalogue: EventCatalogue): Subjects =>
  'EventType' in (components?.schemas ?? {})
    ? Object.fromEntries(Object.entries(catalogue).map(([kind, { subject }]) => [kind, subject]))
    : {};

/** The kinds of events whose `resource_id` is the id of another record than before. */
export const subjectFindings = ({ 'x-subjects': base = {} }: Document, { 'x-subjects': next = {} }: Document): Finding[] =>
  Object.entries(base).flatMap(([kind, before]) => {
    const now = next[kind] ?? before;
    const message = `\`resource_id\` of \`${kind}\` is of \`${now}\` instead of \`${before}\`.`;
    return now === before
      ? []
      : [{ where: `event ${kind}`, rule: 'event-subject-changed', message, pointer: pointerOf(['x-subjects', kind]) }];
  });

/** Whether it is found as the subject of a kind, too. */
export const followsSubject = ({ pointer }: Finding): boolean =>
  /^#\/components\/schemas\/\w+EventBase\/properties\/resource_id$/.test(pointer);

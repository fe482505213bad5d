import { dirname, join, normalize } from 'node:path/posix';
import type { Document } from './document.ts';
import { type EventCatalogue, eventSchemas } from './events.ts';

type Section = keyof Document['components'];

/** The section of a document that the parts of a file go to. */
export const sharedSections: Readonly<Record<string, Section>> = {
  'shared/scalars.yaml': 'schemas',
  'shared/errors.yaml': 'schemas',
  'shared/envelopes.yaml': 'schemas',
  'shared/headers.yaml': 'headers',
  'shared/parameters.yaml': 'parameters',
  'shared/responses.yaml': 'responses',
};

/** The files of `openapi/` whose parts `expand` adds to documents, by path. */
export type SharedFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The file with what all events have in common; the catalogue's references are relative to it. */
export const eventsFile = 'messages/events.yaml';

/** The file with the schemas of what all events have. */
export const eventPartsFile = 'platform/events.yaml';

/** The paths of the files whose parts are added to documents. */
export const sharedFileNames = [...Object.keys(sharedSections), 'shared/common.yaml', 'identity/errors.yaml', eventsFile, eventPartsFile];

/** Adds entries that no operation refers to, such as those of common.yaml, to a bundled document. */
export const sharedParts = (given: SharedFiles) => {
  const { catalogue, schemas } = given[eventsFile] as { catalogue: EventCatalogue; schemas: object };
  const files: SharedFiles = { ...given, [eventsFile]: { schemas: { ...schemas, ...eventSchemas(catalogue) } } };
  const read = (file: string): Readonly<Record<string, unknown>> => {
    const found = files[file];
    if (!found) throw new Error(`openapi/${file} is not a shared file`);
    return found;
  };

  /** Adds the target of `ref`, which is relative to the file `from`, to the components, and returns its new reference. */
  const include = (document: Document, ref: string, from: string): { $ref: string } => {
    const [named, pointer] = ref.split('#/') as [string, string];
    const file = named ? normalize(join(dirname(from), named)) : from;
    const words = pointer.split('/');
    const name = words.at(-1)!;
    const section = words.length > 1 ? (words[0] as Section) : sharedSections[file];
    if (!section) throw new Error(`openapi/${from} refers to ${ref}, which cannot be a part of a document`);
    document.components[section] ??= {};
    const target = document.components[section] as Record<string, unknown>;
    if (!(name in target)) {
      const entry = words.reduce<unknown>((node, word) => (node as Record<string, unknown>)?.[word], read(file));
      if (!entry) throw new Error(`openapi/${from} refers to ${ref}, which does not exist`);
      target[name] = {};
      target[name] = relocate(document, structuredClone(entry), file);
    }
    return { $ref: `#/components/${section}/${name}` };
  };

  const relocate = (document: Document, node: unknown, file: string): unknown => {
    if (Array.isArray(node)) return node.map((entry) => relocate(document, entry, file));
    if (node === null || typeof node !== 'object') return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) =>
        key === '$ref' ? ['$ref', include(document, value, file).$ref] : [key, relocate(document, value, file)],
      ),
    );
  };

  /** Adds the schema of a kind of event, and returns its reference. */
  const includeEvent = (document: Document, name: string): string => include(document, `#/schemas/${name}`, eventsFile).$ref;

  return { include, includeEvent, read, catalogue };
};

export type SharedParts = ReturnType<typeof sharedParts>;

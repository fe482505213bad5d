import { dirname, join, normalize } from 'node:path/posix';
import type { Document } from './document.ts';

type Section = keyof Document['components'];

const sections: Record<string, Section> = {
  'shared/scalars.yaml': 'schemas',
  'shared/errors.yaml': 'schemas',
  'shared/envelopes.yaml': 'schemas',
  'shared/headers.yaml': 'headers',
  'shared/parameters.yaml': 'parameters',
  'shared/responses.yaml': 'responses',
};

/** The files of `openapi/` whose parts expanding brings in, by their paths there. */
export type SharedFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The paths of the files that hold parts of every document. */
export const sharedFileNames = [...Object.keys(sections), 'shared/common.yaml', 'identity/errors.yaml'];

/** Brings entries that no operation refers to, such as those of common.yaml, into a bundled document. */
export const sharedParts = (files: SharedFiles) => {
  const read = (file: string): Readonly<Record<string, unknown>> => {
    const found = files[file];
    if (!found) throw new Error(`openapi/${file} is none of the shared files`);
    return found;
  };

  /** Adds what `ref`, as it stands in the file `from`, points at to the components, and answers its reference there. */
  const include = (document: Document, ref: string, from: string): { $ref: string } => {
    const [named, pointer] = ref.split('#/') as [string, string];
    const file = named ? normalize(join(dirname(from), named)) : from;
    const words = pointer.split('/');
    const name = words.at(-1)!;
    const section = words.length > 1 ? (words[0] as Section) : sections[file];
    const entry = words.reduce<unknown>((node, word) => (node as Record<string, unknown>)?.[word], read(file));
    if (!section || !entry) throw new Error(`openapi/${from} refers to ${ref}, which is not there`);
    document.components[section] ??= {} as never;
    const target = document.components[section] as Record<string, unknown>;
    if (!(name in target)) {
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

  return { include, read };
};

export type SharedParts = ReturnType<typeof sharedParts>;

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { parse } from 'yaml';
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

/** Brings entries that no operation refers to, such as those of common.yaml, into a bundled document. */
export const sharedParts = (root: string) => {
  const files = new Map<string, Record<string, unknown>>();
  const read = (file: string): Record<string, unknown> => {
    if (!files.has(file)) files.set(file, parse(readFileSync(join(root, file), 'utf8'), { merge: true }));
    return files.get(file)!;
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

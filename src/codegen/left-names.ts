import type { Document } from '../documents/document.ts';
import { type Overlay, withOverlay } from '../documents/overlay.ts';

/** A text of a version that mentions a name or value which the version does not have. */
export interface LeftName {
  /** The contract part with the text, as a target of an overlay. */
  target: string;
  said: string[];
}

type Visit = (key: string, value: unknown, place: readonly string[]) => void;

const walk = (node: unknown, visit: Visit, place: readonly string[] = []): void => {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    visit(key, value, place);
    walk(value, visit, [...place, key]);
  }
};

const isText = (key: string, value: unknown): value is string => ['description', 'summary'].includes(key) && typeof value === 'string';

/** Where examples are: they contain names and values, not texts about them. */
const isExample = (place: readonly string[]): boolean => place.some((word) => word === 'example' || word === 'examples');

/** The names of all properties, and the values of all enums. */
const namesIn = ({ paths, components }: Document) => {
  const properties = new Set<string>();
  const values = new Set<string>();
  walk({ paths, components }, (key, value) => {
    if (key === 'properties') for (const name of Object.keys(Object(value))) properties.add(name);
    if (key === 'enum' && Array.isArray(value)) for (const one of value) values.add(String(one));
  });
  return { properties, values };
};

const step = (word: string): string => {
  if (/^\d+$/.test(word)) return `[${word}]`;
  return /^[a-z]\w*$/i.test(word) ? `.${word}` : `['${word}']`;
};

const asTarget = (place: readonly string[]): string => `$${place.map(step).join('')}`;

/** The names that each schema of a contract has lost in a version. */
const lostBySchema = (contract: Document, document: Document): Map<string, string[]> =>
  new Map(
    Object.entries(contract.components.schemas).map(([name, { properties = {} }]) => {
      const now = document.components.schemas[name]?.properties ?? {};
      return [name, Object.keys(properties).filter((property) => !(property in now))];
    }),
  );

const referencesIn = (node: unknown): string[] => {
  const found: string[] = [];
  walk(node, (key, value) => {
    if (key === '$ref') found.push(String(value));
  });
  return found;
};

const at = (document: Document, words: readonly string[]): unknown =>
  words.reduce<unknown>((node, word) => (node as Record<string, unknown> | undefined)?.[word], document);

/** The schemas that an operation, a response or a schema is about: itself, and those that it names, also in a response that it refers to. */
const schemasOf = (document: Document, place: readonly string[]): string[] => {
  const [, section = '', name = ''] = place;
  if (section === 'schemas') return [name];
  const named = referencesIn(at(document, place.slice(0, 3)));
  const responses = named.filter((ref) => ref.startsWith('#/components/responses/'));
  return [...named, ...responses.flatMap((ref) => referencesIn(at(document, ref.split('/').slice(1))))].map(
    (ref) => ref.split('/').at(-1)!,
  );
};

/** Whether a text has a name as code, or beside code: in backticks, or as in: its status is `open`. */
const isCode = (name: string, text: string): boolean =>
  (text.match(/`[^`]*`/g) ?? []).some((code) => new RegExp(`\\b${name}\\b`).test(code)) ||
  new RegExp(`\\b${name}(?: is| are|:)? \``).test(text);

/**
 * The texts of a version that mention a property name, or in backticks an enum value, which the latest version has and this one does not. A name is
 * often a word as well: outside of code it counts in texts about a schema that had the property, if no other schema has it.
 */
export const leftNames = (contract: Document, overlay: Overlay): LeftName[] => {
  const { document } = withOverlay(contract, overlay);
  const [before, now] = [namesIn(contract), namesIn(document)];
  const gone = {
    properties: [...before.properties].filter((name) => !now.properties.has(name)),
    values: [...before.values].filter((value) => !now.values.has(value)).map((value) => `\`${value}\``),
  };
  const lost = lostBySchema(contract, document);
  const found: LeftName[] = [];
  walk({ paths: document.paths, components: document.components }, (key, value, place) => {
    if (!isText(key, value) || isExample(place)) return;
    const words = new Set(value.match(/\w+/g));
    const about = new Set(schemasOf(document, place).flatMap((schema) => lost.get(schema) ?? []));
    const names = gone.properties.filter((name) => words.has(name) && (about.has(name) || isCode(name, value)));
    // Where other schemas have the name, it may be meant as theirs, or as a word.
    const inCode = [...about].filter((name) => now.properties.has(name) && isCode(name, value));
    const said = [...names, ...inCode, ...gone.values.filter((one) => value.includes(one))];
    if (said.length > 0) found.push({ target: asTarget(place), said });
  });
  return found;
};

/** The same as lines for authors of the version. */
export const leftNameLines = (version: string, file: string, found: readonly LeftName[]): string[] =>
  found.length === 0
    ? []
    : [
        `These texts of ${version} mention what it does not have. Override them in openapi/${file}:`,
        ...found.map(({ target, said }) => `  ${target}  says ${said.join(' and ')}`),
      ];

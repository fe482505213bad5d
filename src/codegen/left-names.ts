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

/**
 * The texts of a version that mention a property name, or in backticks an enum value, which the latest version has and this one does not.
 */
export const leftNames = (contract: Document, overlay: Overlay): LeftName[] => {
  const { document } = withOverlay(contract, overlay);
  const [before, now] = [namesIn(contract), namesIn(document)];
  const gone = {
    properties: [...before.properties].filter((name) => !now.properties.has(name)),
    values: [...before.values].filter((value) => !now.values.has(value)).map((value) => `\`${value}\``),
  };
  const found: LeftName[] = [];
  walk({ paths: document.paths, components: document.components }, (key, value, place) => {
    if (!isText(key, value) || isExample(place)) return;
    const words = new Set(value.match(/\w+/g));
    const said = [...gone.properties.filter((name) => words.has(name)), ...gone.values.filter((one) => value.includes(one))];
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

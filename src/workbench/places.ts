import { readFileSync } from 'node:fs';
import { getLineColLocation, Source } from '@redocly/openapi-core';
import { sourcePath } from '../codegen/read-yaml.ts';
import { writtenAt } from './written-at.ts';

/** A place in a hand-written file of the contract. */
export interface Place {
  /** The path of the file, relative to the project folder. */
  file: string;
  /** Its first line is 1. */
  line: number;
  /** What stands there: a JSON pointer, or a coordinate of GraphQL such as `Query.user`. */
  word: string;
}

/** A change that may break a client, at its place in the document that programs read. */
export interface Finding {
  /** Where it shows: an operation such as `GET /v1/projects`, a frame, or a field of GraphQL. */
  where: string;
  /** The name of the rule: Redocly's, GraphQL Inspector's, or of the policy words. */
  rule: string;
  message: string;
  /** The place in the promise: a JSON pointer, or a coordinate of GraphQL. */
  pointer: string;
  /** The path to it from an operation, without references. */
  way?: string;
  /** Whether the pointer is in the released promise, because its target was removed. */
  gone?: boolean;
  /** The kind of event that it is about, if it is about one. */
  kind?: string;
  /** The value that is gone, if it is about one: what a list has may be written elsewhere. */
  value?: string;
}

/** The words of a JSON pointer. */
export const wordsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#?\//, '')
    .split('/')
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A JSON pointer of words. */
export const pointerOf = (words: readonly string[]): string =>
  `#/${words.map((word) => word.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

/** `#/paths/~1v1~1projects/get/parameters/0` as `GET /v1/projects`; a pointer outside of operations stays unchanged, but that of a server. */
export const operationAt = (pointer: string): string => {
  const [root, path, method] = wordsOf(pointer);
  if (root === 'servers') return 'every operation';
  if (!path || (root !== 'paths' && root !== 'webhooks')) return pointer;
  if (path.startsWith('/frames/')) return path.replace('/frames/', 'frame ');
  const place = root === 'webhooks' ? `webhook ${path}` : path;
  return method && /^(get|post|put|patch|delete|head|options|trace)$/.test(method) ? `${method.toUpperCase()} ${place}` : place;
};

/** The place of a pointer in a YAML file where its value is written, or of its deepest existing ancestor. */
export const placeInYaml = (file: string, words: readonly string[]): Place => {
  const text = readFileSync(sourcePath(file), 'utf8');
  const pointer = pointerOf(writtenAt(text, words));
  const { start } = getLineColLocation({ source: new Source(file, text), pointer, reportOnKey: true });
  return { file, line: start.line, word: pointer };
};

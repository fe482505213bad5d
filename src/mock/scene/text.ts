import { type Document, isNode, LineCounter, parseDocument, type YAMLParseError } from 'yaml';
import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import { duplicateKeyError } from '../../core/json.ts';
import type { Path } from '../../kit/scene.ts';

/** The text of a scene, parsed. */
export interface SceneText {
  value: unknown;
  /** The line of a path, or of the closest value around it. */
  lineOf: (path: Path) => number;
}

/** Aliases are meant for ids; a scene that consists mostly of expanded aliases is an attack. */
const maxAliasCount = 10_000;

/** The contents of a document with its aliases expanded. */
const withAliases = (document: Document): unknown => {
  try {
    return document.toJS({ maxAliasCount });
  } catch (cause) {
    const { message } = cause as Error;
    const details = [{ field: 'line 1', message, code: 'invalid_format' as const }];
    throw new ServiceError('invalid_parameters', 'The YAML aliases cannot be expanded.', { details, cause });
  }
};

/** Parses JSON in a fraction of the time it would take as YAML; undefined for anything else. */
const jsonOf = (text: string): { value: unknown } | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const duplicate = duplicateKeyError(text, value, 'The JSON');
  if (duplicate) throw duplicate;
  return { value };
};

/** A YAML error with its position; the library's own message about multiple documents names a function of it. */
const detailOf = ({ code, message, linePos }: YAMLParseError) => ({
  field: `line ${linePos?.[0].line ?? 1}`,
  message: code === 'MULTIPLE_DOCS' ? 'Starts another document. Only one is allowed.' : excerpt(message.split(/ at line \d+|\n/, 1)[0]!),
  code: 'invalid_format',
});

/** Finds the lines of values in a document. */
const linesOf =
  (document: Document, lines: LineCounter): SceneText['lineOf'] =>
  (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };

/**
 * Parses YAML, which includes JSON. A record can extend another one with a merge key (`<<: *anchor`).
 * @throws ServiceError `invalid_parameters` when it is neither, or consists mostly of expanded aliases; `malformed_json` when JSON repeats a key
 */
export const parseScene = (text: string): SceneText => {
  const json = jsonOf(text);
  const read = () => {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, merge: true });
    return { document, lineOf: linesOf(document, lines) };
  };
  // Lines are only needed for errors.
  if (json) {
    let lineOf: SceneText['lineOf'] | undefined;
    return {
      ...json,
      lineOf: (path) => {
        lineOf ??= read().lineOf;
        return lineOf(path);
      },
    };
  }
  const { document, lineOf } = read();
  const details = document.errors.map(detailOf);
  if (details.length > 0) throw new ServiceError('invalid_parameters', 'The text is neither YAML nor JSON.', { details });
  return { value: withAliases(document), lineOf };
};

import { type Document, isNode, LineCounter, parseDocument, type YAMLParseError } from 'yaml';
import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import { duplicateKeyError } from '../../core/json.ts';

/** Where something is in a scene: names in objects, and places in lists. */
export type Path = readonly (string | number)[];

/** The text of a scene, parsed. */
export interface SceneText {
  value: unknown;
  /** The line of what is at a path, or of the closest thing around it. */
  lineOf: (path: Path) => number;
}

/** Aliases are for ids; a scene of which most comes out of them is an attack. */
const maxAliasCount = 10_000;

/** What a document says when its aliases are put in. */
const withAliases = (document: Document): unknown => {
  try {
    return document.toJS({ maxAliasCount });
  } catch (cause) {
    const { message } = cause as Error;
    const details = [{ field: 'line 1', message, code: 'invalid_format' as const }];
    throw new ServiceError('invalid_parameters', 'The aliases of the YAML cannot be put in.', { details, cause });
  }
};

/** JSON, in a fraction of the time that it takes as YAML; undefined where it is something else. */
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

/** What is wrong with YAML, and where; the library's own words about documents name a function of it. */
const detailOf = ({ code, message, linePos }: YAMLParseError) => ({
  field: `line ${linePos?.[0].line ?? 1}`,
  message: code === 'MULTIPLE_DOCS' ? 'Begins another document. There may be one.' : excerpt(message.split(/ at line \d+|\n/, 1)[0]!),
  code: 'invalid_format',
});

/** Finds the lines of what is in a document. */
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
 * Parses YAML, which includes JSON. A record may begin as another one does, with a merge key (`<<: *anchor`).
 * @throws ServiceError `invalid_parameters` where it is neither, or most of it comes out of aliases; `malformed_json` where JSON gives a
 * key twice
 */
export const parseScene = (text: string): SceneText => {
  const json = jsonOf(text);
  const read = () => {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, merge: true });
    return { document, lineOf: linesOf(document, lines) };
  };
  // The lines are asked for where something is wrong.
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

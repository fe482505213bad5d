import { isNode, LineCounter, parseDocument } from 'yaml';
import { ServiceError } from '../../core/errors.ts';

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

/** Parses YAML, which includes JSON. @throws ServiceError `invalid_parameters` where it is neither */
export const parseScene = (text: string): SceneText => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const details = document.errors.map(({ message, linePos }) => ({
    field: `line ${linePos?.[0].line ?? 1}`,
    message: message.split('\n', 1)[0]!,
    code: 'invalid_format',
  }));
  if (details.length > 0) throw new ServiceError('invalid_parameters', 'The scene is neither YAML nor JSON.', { details });
  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  return { value: document.toJS({ maxAliasCount }), lineOf };
};

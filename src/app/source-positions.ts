import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The parts of a source map, version 3, used to find positions. */
interface SourceMap {
  sources: readonly string[];
  mappings: string;
}

/** A position in a source file; lines and columns start at 1. */
interface Position {
  source: string;
  line: number;
  column: number;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digits = new Uint8Array(128);
for (const [value, letter] of [...alphabet].entries()) digits[letter.charCodeAt(0)] = value;

const comma = ','.charCodeAt(0);
const semicolon = ';'.charCodeAt(0);

/** Reads a segment at an index: differences to the segment before it, in base64 VLQ. Returns the index after it. */
const readSegment = (mappings: string, start: number, numbers: number[]): number => {
  numbers.length = 0;
  let [value, shift, at] = [0, 0, start];
  for (; at < mappings.length; at += 1) {
    const code = mappings.charCodeAt(at);
    if (code === comma || code === semicolon) break;
    const digit = digits[code]!;
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return at;
};

/**
 * The source of a position in a built file; undefined when unknown. The map is scanned up to the position and not stored: the usual libraries decode
 * the whole map, which takes ten times its size.
 */
export const sourceOf = ({ sources, mappings }: SourceMap, line: number, column: number): Position | undefined => {
  const numbers: number[] = [];
  let [builtLine, builtColumn, source, sourceLine, sourceColumn] = [1, 0, 0, 0, 0];
  let found: Position | undefined;
  for (let at = 0; at < mappings.length && builtLine <= line; at += 1) {
    at = readSegment(mappings, at, numbers);
    const [column_ = 0, source_, line_ = 0, sourceColumn_ = 0] = numbers;
    builtColumn += column_;
    if (builtLine === line && builtColumn >= column) break;
    if (source_ !== undefined) [source, sourceLine, sourceColumn] = [source + source_, sourceLine + line_, sourceColumn + sourceColumn_];
    if (builtLine === line && numbers.length > 0)
      found = source_ === undefined ? undefined : { source: sources[source]!, line: sourceLine + 1, column: sourceColumn + 1 };
    if (mappings.charCodeAt(at) === semicolon) [builtLine, builtColumn] = [builtLine + 1, 0];
  }
  return found;
};

/** Maximum number of cached positions: a few places make up most stack traces. */
const mostRemembered = 1000;

const remembered = new Map<string, string>();

const lookUp = (file: string, line: number, column: number): string => {
  const found = existsSync(`${file}.map`) && sourceOf(JSON.parse(readFileSync(`${file}.map`, 'utf8')), line, column);
  return found ? `${resolve(dirname(file), found.source)}:${found.line}:${found.column}` : `${file}:${line}:${column}`;
};

const describe = (place: NodeJS.CallSite): string => {
  const [file, line, column] = [place.getFileName(), place.getLineNumber(), place.getColumnNumber()];
  if (!file?.startsWith(import.meta.dirname) || line === null || column === null) return String(place);
  const built = `${file}:${line}:${column}`;
  const source = remembered.get(built) ?? lookUp(file, line, column);
  if (remembered.size < mostRemembered) remembered.set(built, source);
  return String(place).replace(built, source);
};

const messageOf = (error: Error): string => {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
};

/**
 * Maps stack traces of built files to the sources. The maps are read when a stack trace is first looked at; Node's own `--enable-source-maps` reads
 * and stores all of them at startup.
 */
export const showSourcePositions = (): void => {
  Error.prepareStackTrace = (error, places) => [messageOf(error), ...places.map((place) => `    at ${describe(place)}`)].join('\n');
};

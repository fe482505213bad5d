import { endOfText } from './duplicate-keys.ts';

/** A bracket, or a string with the following colon if it is a key. */
const token = /[[\]{}]|"/g;

const colon = /\s*:\s*/y;

const matchAt = (pattern: RegExp, json: string, at: number): number | undefined => {
  pattern.lastIndex = at;
  return pattern.test(json) ? pattern.lastIndex : undefined;
};

const parsed = (text: string): string | undefined => {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
};

/**
 * The string under a key of a JSON text's object; undefined when it has none. The text is not parsed, so that the error for an oversized
 * message can name its id.
 */
export const textOfKey = (json: string, key: string): string | undefined => {
  let depth = 0;
  token.lastIndex = 0;
  for (let found = token.exec(json); found; found = token.exec(json)) {
    const { 0: sign, index } = found;
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign !== '"') depth -= 1;
    else {
      const end = endOfText(json, index);
      token.lastIndex = end + 1;
      const value = depth === 1 && json.slice(index + 1, end) === key ? matchAt(colon, json, end + 1) : undefined;
      if (value !== undefined && json[value] === '"') return parsed(json.slice(value, endOfText(json, value) + 1));
    }
  }
  return undefined;
};

import { isObject } from './is-object.ts';

/** The tokens of a JSON Pointer (RFC 6901). */
const tokensOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

const isIndex = (token: string): boolean => /^(0|[1-9]\d*)$/.test(token);

const step = (value: unknown, token: string): unknown => {
  if (Array.isArray(value)) return isIndex(token) ? value[Number(token)] : undefined;
  return isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
};

/** The value at a JSON Pointer; undefined where there is none. */
export const valueAt = (value: unknown, pointer: string): unknown => tokensOf(pointer).reduce(step, value);

const put = (value: unknown, [token, ...rest]: readonly string[], given: unknown): unknown => {
  if (token === undefined) return given;
  const inner = step(value, token);
  if (inner === undefined && rest.length > 0) return undefined;
  const changed = put(inner, rest, given);
  if (changed === undefined) return undefined;
  if (Array.isArray(value))
    return isIndex(token) && Number(token) <= value.length ? Object.assign([...value], { [token]: changed }) : undefined;
  return isObject(value) ? { ...value, [token]: changed } : undefined;
};

/**
 * A copy of a value with another value at a JSON Pointer. Its last part may name a new property, or the index after the last item.
 * Undefined where the pointer leads nowhere.
 */
export const withValueAt = <Value>(value: Value, pointer: string, given: unknown): Value | undefined =>
  put(value, tokensOf(pointer), given) as Value | undefined;

import type { ColumnType } from 'kysely';

/** A timestamp with a default: ISO 8601 in UTC with milliseconds when read; any offset when written. */
export type Timestamp = ColumnType<string, string | undefined, string>;

/** A timestamp that may be absent, in the same form. */
export type NullableTimestamp = ColumnType<string | null, string | null | undefined, string | null>;

/** A jsonb column: parsed when read; a value or its JSON text when written. Arrays must be written as text. */
export type Json<T> = ColumnType<T, T | string, T | string>;

/** A jsonb column with a default. */
export type JsonWithDefault<T> = ColumnType<T, T | string | undefined, T | string>;

const offsetToMinutes = (text: string): string => text.replace(/([+-]\d\d)$/, '$1:00');

/** PostgreSQL's `2026-03-14 09:26:53.5+00` as `2026-03-14T09:26:53.500Z`; digits beyond milliseconds are cut off. */
export const isoInstant = (text: string): string => {
  if (text[10] !== ' ' || !text.endsWith('+00')) return new Date(offsetToMinutes(text).replace(' ', 'T')).toISOString();
  const fraction = text.slice(20, -3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
};

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** Parsers for the text that PostgreSQL sends, by the type's OID, for types that the drivers parse differently. */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [DATE]: String,
  [TIMESTAMPTZ]: isoInstant,
};

/** A method of a sign-in (RFC 8176); a sign-in with two factors also has `mfa`. */
export type SignInMethod = 'pwd' | 'otp' | 'hwk' | 'swk' | 'mfa';

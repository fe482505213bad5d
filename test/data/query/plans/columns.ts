// What stands in columns, as SQL of the number `i` of a record and the number `a` of its account.

/** The id of a record by its number within an account; `a` is the account's number. */
export const id = (prefix: string, number: string) => `'${prefix}_0' || lpad((a * 10000000 + ${number})::text, 25, '0')`;

export const instant = (step: string) => `timestamptz '2026-01-01' + (${step}) * interval '1 minute'`;

export const pick = (values: readonly string[], by = 'i') =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + ((${by}) % ${values.length})]`;

/** Two instants that put records in different orders. */
export const stampedAt = { created_at: instant('i'), updated_at: instant('i * 7 % 400') };

export const text = (word: string) => `'${word} ' || (i * 7919 % 997)`;

/** One of fifty people. */
export const user = id('usr', 'i % 50');

/** A record that ten others in a row belong to. */
export const shared = (prefix: string) => id(prefix, '(i / 10) % 2000');

/** One of twenty records, or of many where there are many: some have much about them, most have little. */
export const subject = (prefix: string, by: string, among: number) =>
  id(prefix, `case when i < 200 or i % 3 = 0 then (${by}) % 20 else (i / 200 * 20 + (${by}) % 20) % ${among} end`);

// What stands in columns, as SQL of the number `i` of a record and the number `a` of its account.

/** The id of a record by its number within an account; `a` is the account's number. */
export const id = (prefix: string, number: string) => `'${prefix}_0' || lpad((a * 10000000 + ${number})::text, 25, '0')`;

export const instant = (step: string) => `timestamptz '2026-01-01' + (${step}) * interval '1 minute'`;

export const pick = (values: readonly string[], by = 'i') =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + ((${by}) % ${values.length})]`;

/** Two instants that put records in different orders. */
export const stampedAt = { created_at: instant('i'), updated_at: instant('i * 7 % 400') };

export const text = (word: string) => `'${word} ' || (i * 7919 % 997)`;

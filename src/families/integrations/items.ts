import { setImmediate as breathe } from 'node:timers/promises';
import { bodyViolations, type ErrorDetail, excessOf, figuresOf, normalForm, ServiceError, unstorableIn, valueAt } from '@tessera/platform';
import type { ExternalRecord, IntegrationConfig } from './record.ts';

type Item = Record<string, unknown>;
type Reading = Pick<IntegrationConfig, 'id_field' | 'name_field'>;

/** Maximum number of keys in a resource's metadata, of characters in a key (both from the contract), and of characters in an id. */
const bounds = { keys: 50, key: 64, id: 256 };

const limits = figuresOf('imports');

/** How many items are read in one turn of the event loop. */
const batch = 100;

const nonsense = (message: string, details: ErrorDetail[]) => new ServiceError('upstream_error', message, { details });

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'bigint') return 'a number';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

/**
 * The list in an answer at a JSON pointer (RFC 6901).
 * @throws ServiceError `upstream_error` when there is no list at the pointer
 */
export const listAt = (answer: unknown, pointer: string): unknown[] => {
  const found = valueAt(answer, pointer);
  const details = (message: string): ErrorDetail[] => [{ field: 'config.items_pointer', message, code: 'invalid_type' }];
  const place = pointer === '' ? 'The answer is' : `${pointer} names`;
  if (!Array.isArray(found))
    throw nonsense('The response of the endpoint is not a JSON list.', details(`${place} ${kindOf(found)}; it has to be a list.`));
  if (found.length > limits.items)
    throw nonsense(
      `The list has ${found.length} items; a sync imports at most ${limits.items}.`,
      details(`${place} a list that is too long.`),
    );
  return found;
};

/** An id or a name as text: a string, or a number with every digit that was sent. Any other value becomes the empty text. */
const textOf = (value: unknown): string => (['string', 'number', 'bigint'].includes(typeof value) ? String(value) : '');

/** Converts a bigint to text, which can have any number of digits. A missing property becomes null, which is not a valid id or name. */
const written = (value: unknown): unknown => (typeof value === 'bigint' ? String(value) : (value ?? null));

const lengthOf = (text: string): number => [...text].length;

const nameOf = (name: unknown): string => normalForm(textOf(name));

/** Every property except the id and the name; converted through JSON, so that it can be compared with a value from the database. */
const metadataOf = (item: Item, { id_field, name_field }: Reading): Item =>
  JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(item).filter(([key]) => key !== id_field && key !== name_field))));

/** An error in an item; `field` is its path within the item, and empty for the item itself. */
const problem = (field: string, code: string, message: string): ErrorDetail => ({ field, message, code });

const absent = (field: string, value: unknown): ErrorDetail | undefined =>
  textOf(value) === '' ? problem(field, 'missing_required_field', 'Must be a string or a number.') : undefined;

const idProblem = (field: string, id: unknown): ErrorDetail | undefined =>
  absent(field, id) ??
  (lengthOf(textOf(id)) > bounds.id ? problem(field, 'too_long', `Must have at most ${bounds.id} characters.`) : undefined);

/** Checks a name with the rules for names of resources that people create. */
const nameProblem = (field: string, name: unknown): ErrorDetail | undefined => {
  const [wrong] = bodyViolations('createResource', 'application/json', { name: nameOf(name) });
  return absent(field, name) ?? (wrong && { ...wrong, field });
};

const tooManyKeys = () => problem('', 'too_many_items', `Must have at most ${bounds.keys} properties besides its id and its name.`);

const metadataProblem = (metadata: Item): ErrorDetail | undefined => {
  const keys = Object.keys(metadata);
  if (keys.length > bounds.keys) return tooManyKeys();
  const long = keys.find((key) => lengthOf(key) > bounds.key);
  if (long !== undefined) return problem(long, 'too_long', `A property name may have at most ${bounds.key} characters.`);
  const excess = excessOf(metadata);
  return excess === undefined ? undefined : problem('', 'too_long', `The properties besides its id and its name: ${excess}`);
};

const problemOf = (item: unknown, reading: Reading): ErrorDetail | undefined => {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    return problem('', 'invalid_type', `Must be an object, not ${kindOf(item)}.`);
  // Checked first, because the other checks are slow for an item with very many properties.
  if (Object.keys(item).length > bounds.keys + 2) return tooManyKeys();
  const { [reading.id_field]: id, [reading.name_field]: name } = item as Item;
  const unstorable = unstorableIn({ ...item, [reading.id_field]: written(id), [reading.name_field]: written(name) });
  if (unstorable) return { ...unstorable, code: 'not_allowed' };
  return idProblem(reading.id_field, id) ?? nameProblem(reading.name_field, name) ?? metadataProblem(metadataOf(item as Item, reading));
};

const recordOf = (item: Item, reading: Reading): ExternalRecord => ({
  externalId: textOf(item[reading.id_field]),
  name: nameOf(item[reading.name_field]),
  metadata: metadataOf(item, reading),
});

const repeatedIds = (items: readonly unknown[], { id_field }: Reading): ErrorDetail[] => {
  const first = new Map<string, number>();
  return items.flatMap((item, at) => {
    const id = textOf((item as Item)[id_field]);
    const before = first.get(id);
    if (before === undefined) first.set(id, at);
    return before === undefined
      ? []
      : [{ field: `[${at}].${id_field}`, message: `Is also the id of [${before}].`, code: 'duplicate_items' }];
  });
};

/**
 * Converts the items of a list to records, a few in each turn of the event loop. One invalid item makes the whole list invalid, because a
 * sync writes all of a list or nothing.
 * @throws ServiceError `upstream_error` naming the items by index
 */
export const recordsOf = async (items: readonly unknown[], reading: Reading): Promise<ExternalRecord[]> => {
  const records: ExternalRecord[] = [];
  const wrong: ErrorDetail[] = [];
  for (const [at, item] of items.entries()) {
    if (at % batch === batch - 1) await breathe();
    const found = problemOf(item, reading);
    if (found) wrong.push({ ...found, field: found.field ? `[${at}].${found.field}` : `[${at}]` });
    else records.push(recordOf(item as Item, reading));
  }
  const details = wrong.length > 0 ? wrong : repeatedIds(items, reading);
  if (details.length > 0)
    throw nonsense(`${details.length === 1 ? '1 item' : `${details.length} items`} of the list cannot become a resource.`, details);
  return records;
};

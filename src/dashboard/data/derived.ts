import type { Action, Collection, Related, View } from './collection.ts';
import {
  type ContractFacts,
  type FamilyFacts,
  inSentence,
  isReference,
  label,
  type OperationFacts,
  prefixOf,
  propertiesOf,
  type Schema,
  typeOf,
} from './contract.ts';

type Contract = Pick<ContractFacts, 'schemas' | 'operations' | 'families'>;

/** Maximum columns of a table at first. */
const mostColumns = 7;

const lastIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const isFixed = (path: string): boolean => !lastIn(path).startsWith('{');
const parameterIn = (path: string): string => lastIn(path).slice(1, -1);

/** Whether a path is another one with one more segment. */
const isBelow = (path: string, other: string): boolean => path.slice(0, path.lastIndexOf('/')) === other;

/** `api-keys` as "API keys", `/rotate-secret` as "Rotate secret". */
const titleOf = (address: string): string => label(address.replaceAll('-', '_'));

const isPlainText = (schema: Schema): boolean =>
  typeOf(schema) === 'string' && !schema.enum && schema.format !== 'date-time' && !isReference(schema);

/** The property that names a record: `name` or `title`, otherwise its first text, or what comes first. */
const nameOf = (properties: readonly [string, Schema][], key: string | undefined): string => {
  const named = ['name', 'title', key].find((wanted) => properties.some(([name]) => name === wanted));
  return (
    named ?? (properties.find(([name, schema]) => name !== 'id' && isPlainText(schema)) ?? properties[1] ?? properties[0] ?? ['id'])[0]
  );
};

/** A text that nobody sorts by, such as a description, is shown only where there is room. */
const isLong = (schema: Schema): boolean => isPlainText(schema) && !schema['x-sort'];

/** The name, and what lists can be filtered or sorted by. When a record was changed says more than when it was created. */
const columnsOf = (properties: readonly [string, Schema][], name: string): string[] => {
  const isListed = ([property, schema]: [string, Schema]) =>
    property !== name && property !== 'id' && typeOf(schema) !== 'object' && Boolean(schema['x-filter'] || schema['x-sort']);
  const [short, long] = [false, true].map((isWanted) => properties.filter((one) => isListed(one) && isLong(one[1]) === isWanted));
  const listed = [...short!, ...long!].map(([property]) => property);
  const last = ['updated_at', 'created_at'].find((time) => listed.includes(time));
  const others = listed.filter((property) => property !== 'updated_at' && property !== 'created_at');
  return [name, ...others.slice(0, mostColumns - 2), ...(last ? [last] : [])];
};

const operationsOf = ({ operations }: Contract, family: string): OperationFacts[] =>
  Object.values(operations).filter((operation) => operation.family === family);

const unchanging = 'This cannot be undone.';

/** What can be done with a record, besides reading, changing and deleting it: the operations below it that need no body. */
const actionsOf = (operations: readonly OperationFacts[], item: string): Action[] =>
  operations
    .filter(({ method, path, body }) => method === 'POST' && isBelow(path, item) && isFixed(path) && body === undefined)
    .map(({ name, path, secret, summary, effect }) => ({
      label: titleOf(lastIn(path)),
      operation: name,
      ask: effect || `${summary}.`,
      shows: secret,
    }));

type Base = Omit<Collection, 'id' | 'title' | 'noun' | 'about' | 'group' | 'related' | 'kind'>;

/** What a list says of its records. */
const listed = (contract: Contract, list: OperationFacts, operations: readonly OperationFacts[]): Base & { item: string | undefined } => {
  const record = list.record!;
  const item = operations.find(({ path }) => isBelow(path, list.path) && !isFixed(path))?.path;
  const at = (method: string, path: string | undefined) => operations.find((one) => one.method === method && one.path === path);
  const properties = propertiesOf(record, contract);
  const [id, key] = [properties.find(([property]) => property === 'id')?.[1], item && parameterIn(item)];
  const name = nameOf(properties, id ? undefined : key);
  const [get, create, update, remove] = [at('GET', item), at('POST', list.path), at('PATCH', item), at('DELETE', item)];
  const actions = item === undefined ? [] : actionsOf(operations, item);
  const isNamed = id !== undefined && ['name', 'title'].includes(name) && id['x-filter'] === true;
  const exported = operations.find(({ linesOf }) => linesOf !== undefined && contract.operations[linesOf] === list);
  const isLog = !create && !update && !remove && actions.length === 0;
  return {
    item,
    family: list.family,
    list: list.name,
    path: list.path,
    get: get?.name,
    exported: exported?.name,
    record,
    name,
    prefix: id && prefixOf(id),
    columns: columnsOf(properties, name),
    sort: list.sort,
    create: create?.body ? { operation: create.name, schema: create.body, shows: create.secret } : undefined,
    update: update?.body ? { operation: update.name, schema: update.body } : undefined,
    remove: remove && { operation: remove.name, verb: 'Delete', ask: `${remove.effect ?? ''} ${unchanging}`.trim() },
    actions,
    hasForm: create?.body !== undefined,
    isForAdministrators: false,
    isAdministered: false,
    isOwn: false,
    isNamed,
    isOffered: isNamed,
    isLog,
  };
};

/** Who belongs to a record, if the parts of a list are memberships: people who are added and removed by their ids. */
const membershipOf = (
  contract: Contract,
  { create, remove, update, item, record }: ReturnType<typeof listed>,
): Collection['membership'] => {
  const person = item && parameterIn(item);
  const has = (schema: string) => propertiesOf(schema, contract).some(([property]) => property === person);
  if (!person || !create || !remove || !has(record) || !has(create.schema)) return undefined;
  const [property, { enum: roles }] = (update && propertiesOf(update.schema, contract).find(([, schema]) => schema.enum)) ?? ['', {}];
  return {
    person,
    add: create.operation,
    remove: remove.operation,
    ...(update && roles ? { role: { operation: update.operation, property, roles: roles.filter((role) => role !== null) } } : {}),
  };
};

/** The lists below a record of a family. */
const partsOf = (operations: readonly OperationFacts[], item: string | undefined): OperationFacts[] =>
  operations.filter(({ isList, path }) => isList && item !== undefined && isBelow(path, item) && isFixed(path));

const singular = (plural: string): string => plural.replace(/ies$/, 'y').replace(/s$/, '');

/** A family with a list of its own. */
interface Listed {
  family: FamilyFacts;
  operations: readonly OperationFacts[];
  list: OperationFacts;
  view: Omit<View, 'family'>;
}

const placeOf = ({ order = Number.MAX_SAFE_INTEGER }: View): number => order;

/** The families that have a page: those with a view in their order, and those of the platform that need none. */
const familiesOf = (contract: Contract, views: readonly View[]): Listed[] => {
  const inOrder = views.toSorted((one, other) => placeOf(one) - placeOf(other));
  const withView = inOrder.flatMap((view) =>
    contract.families.filter(({ name }) => name === view.family).map((family) => ({ family, view })),
  );
  const others = contract.families.filter((one) => one.contract === 'platform' && !withView.some(({ family }) => family === one));
  return [...withView, ...others.map((family) => ({ family, view: {} }))].flatMap(({ family, view }) => {
    const operations = operationsOf(contract, family.name);
    const list = operations.find(({ isList, path }) => isList && lastIn(path) === family.address && !path.includes('{'));
    return list ? [{ family, operations, list, view }] : [];
  });
};

/** A collection with what its view says otherwise. */
const viewed = (derived: Collection, view: Omit<View, 'family'>): Collection => {
  const { create, remove, parts: _parts, order: _order, ...shown } = view;
  return {
    ...derived,
    ...shown,
    create: derived.create && { ...derived.create, ...create },
    remove: derived.remove && { ...derived.remove, ...remove },
  };
};

/** The collections with a page of their own, and those of parts, which are shown on the pages of other records. */
export interface Collections {
  pages: readonly Collection[];
  parts: readonly Collection[];
}

/** Makes all collections out of the contract, and of what views say otherwise. A view of a family that the contract does not have is nothing. */
export const collectionsOf = (contract: Contract, views: readonly View[]): Collections => {
  const families = familiesOf(contract, views);
  const idOf = ({ family, view }: Listed): string => view.id ?? family.address;
  const parts: Collection[] = [];

  const relatedOf = (of: Listed, item: string | undefined): Related[] =>
    partsOf(of.operations, item).map((list) => {
      const page = families.find((one) => one.list.record === list.record);
      const segment = lastIn(list.path);
      const title = titleOf(segment);
      if (page) return { title: page.view.title ?? title, collection: idOf(page), operation: list.name };
      const id = `${of.family.address}-${segment}`;
      const { item: below, ...base } = listed(contract, list, of.operations);
      const membership = membershipOf(contract, { item: below, ...base });
      const part: Collection = {
        ...base,
        id,
        kind: singular(segment),
        title,
        noun: singular(inSentence(title)),
        about: `${title}.`,
        group: 'Work',
        related: [],
        get: undefined,
        ...(membership ? { membership } : {}),
        ...of.view.parts?.[segment],
      };
      parts.push(part);
      return { title: part.title, collection: id, operation: list.name };
    });

  const pages = families.map((one) => {
    const { item, ...base } = listed(contract, one.list, one.operations);
    const { family, view } = one;
    const kind = item ? parameterIn(item).replace(/_id$/, '') : singular(family.address);
    const title = titleOf(family.address);
    const derived: Collection = {
      ...base,
      id: family.address,
      kind,
      title,
      noun: inSentence(label(kind)),
      about: family.about,
      group: 'Work',
      related: relatedOf(one, item),
    };
    return viewed(derived, view);
  });
  return { pages, parts };
};

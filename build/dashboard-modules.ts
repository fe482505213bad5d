// What the dashboard is built with besides its sources: the facts of the published contracts that its tables and forms are made from, and
// the colours of all pages.
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { deprecatedInGraphql, deprecatedParts } from '../src/codegen/deprecated-parts.ts';
import { openapiDocument } from '../src/contract/openapi-document.ts';
import { versions } from '../src/contract/versions.ts';
import { palette } from '../src/core/palette.ts';
import { errorMeanings } from '../src/published/error-meanings.ts';

type Json = Record<string, unknown>;
interface Contract {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json> };
}

/** What of a schema a table or a form needs. */
const kept = [
  'type',
  'enum',
  'format',
  'pattern',
  'x-pattern-says',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
];
const facts = [...kept, 'default', 'required', '$ref', 'x-filter', 'x-sort', 'x-expand', 'description', 'examples', 'x-enumDescriptions'];

const reduced = (schema: Json): Json => ({
  ...Object.fromEntries(facts.filter((name) => name in schema).map((name) => [name, schema[name]])),
  ...(schema.properties
    ? {
        properties: Object.fromEntries(
          Object.entries(schema.properties as Record<string, Json>).map(([name, one]) => [name, reduced(one)]),
        ),
      }
    : {}),
  ...(schema.items ? { items: reduced(schema.items as Json) } : {}),
});

const operationsOf = ({ paths }: Contract) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation && typeof operation === 'object' && 'operationId' in operation)
      .map(
        ([method, { operationId, summary, 'x-scopes': scopes, tags }]) =>
          [operationId, { method: method.toUpperCase(), path, summary, scopes, family: (tags as string[])[0] }] as const,
      ),
  );

const read = (path: string): Contract => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));

/** A contract with some of its schemas, and what these refer to. */
const only = (contract: Contract, names: readonly string[]): Contract => {
  const { schemas } = contract.components;
  const found = new Set<string>();
  const follow = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, other] of JSON.stringify(reduced(schemas[name]!)).matchAll(/"#\/components\/schemas\/(\w+)"/g)) follow(other!);
  };
  names.forEach(follow);
  return { ...contract, components: { schemas: Object.fromEntries([...found].map((name) => [name, schemas[name]!])) } };
};

const contractFacts = () => {
  const contracts = [read('generated/platform/contract.json'), read('generated/account/contract.json')];
  const identity = only(read('generated/identity/contract.json'), ['OwnSession', 'Consent', 'PasswordChange']);
  const schemas = Object.assign(
    {},
    ...[identity, ...contracts.toReversed()].map(({ components }) =>
      Object.fromEntries(Object.entries(components.schemas).map(([name, one]) => [name, reduced(one)])),
    ),
  );
  const channel = JSON.parse(readFileSync(new URL('../generated/messages/asyncapi.json', import.meta.url), 'utf8'));
  const events = (channel.components.schemas.EventType.enum ?? []) as string[];
  const sdl = readFileSync(new URL('../generated/graphql/schema.graphql', import.meta.url), 'utf8');
  return {
    schemas,
    operations: Object.fromEntries(contracts.flatMap(operationsOf)),
    errors: errorMeanings,
    events,
    versions: [...versions.values()].map(({ name, stage, deprecated, sunset }) => ({ name, stage, deprecated, sunset })),
    deprecated: [
      ...[...versions.keys(), 'account', 'identity'].flatMap((name) => deprecatedParts(openapiDocument(name))),
      ...deprecatedInGraphql(buildSchema(sdl)),
    ].filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at),
  };
};

/** The colours for who has chosen light or dark, and for who has not. */
const themes = (): string => {
  const dark = /@media \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}\s*\}/.exec(palette)![1]!;
  const light = palette.slice(0, palette.indexOf('@media'));
  return `${light}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; ${dark} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${dark} } }`;
};

/** The modules that the dashboard imports and that no file has, by their names. */
export const dashboardModules: Readonly<Record<string, () => string>> = {
  'virtual:contract': () => `export default JSON.parse(${JSON.stringify(JSON.stringify(contractFacts()))});`,
  'virtual:themes.css': themes,
};

import { isInterfaceType, isObjectType } from 'graphql';
import { resolve } from '../../documents/document.ts';
import { prefixesIn } from '../../documents/id-patterns.ts';
import { onlyIn, type Surfaces } from './comparison.ts';
import { schemaName } from './field-map.ts';

/** How `node` finds a record of a type: the prefix of its id, and the operation that reads one. */
interface NodeFacts {
  prefix: string;
  operation: string;
}

/** The queries that read one record by its id alone, by the type of the record. */
const readsById = ({ schema, map }: Pick<Surfaces, 'schema' | 'map'>): ReadonlyMap<string, string> => {
  const query = schema.getQueryType()?.getFields() ?? {};
  const reads = Object.entries(map.roots.Query).flatMap(([name, { operation }]): [string, string][] => {
    const field = query[name];
    const isById = field?.args.map(({ name }) => name).join() === 'id';
    return field && isById && isObjectType(field.type) ? [[field.type.name, operation]] : [];
  });
  return new Map(reads);
};

const nodeTypes = ({ schema }: Pick<Surfaces, 'schema'>): string[] => {
  const node = schema.getType('Node');
  return isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
};

const prefixOf = ({ map, platform }: Surfaces, type: string): string => {
  const { id = {} } = platform.components.schemas[schemaName(map.types[type]!)]?.properties ?? {};
  const [prefix] = prefixesIn(resolve(platform, id).pattern);
  if (!prefix) throw new Error(`The ids of ${type} have no prefix, so \`node\` does not find it.`);
  return prefix;
};

/** The types that implement `Node`, and how `node` finds their records. */
export const nodeTable = (surfaces: Surfaces): Record<string, NodeFacts> => {
  const reads = readsById(surfaces);
  return Object.fromEntries(nodeTypes(surfaces).map((type) => [type, { prefix: prefixOf(surfaces, type), operation: reads.get(type)! }]));
};

/** Compares the types that implement `Node` with those that a query reads by their id. */
export const nodeDifferences = (surfaces: Surfaces): string[] => {
  const reads = [...readsById(surfaces).keys()];
  const types = nodeTypes(surfaces);
  return [
    ...onlyIn(reads, types).map((type) => `A query reads ${type} by its id, but ${type} does not implement Node.`),
    ...onlyIn(types, reads).map((type) => `${type} implements Node, but no query reads one by its id.`),
  ];
};

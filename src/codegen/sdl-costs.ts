import { type DirectiveNode, type DocumentNode, type FieldDefinitionNode, getLocation, type NameNode, visit } from 'graphql';

/** Where a name of the SDL stands, as `file:line:column`. */
export const placeOf = ({ loc }: NameNode | DirectiveNode): string => {
  const { line, column } = getLocation(loc!.source, loc!.start);
  return `${loc!.source.name}:${line}:${column}`;
};

const faultOf = ({ name, directives = [] }: FieldDefinitionNode): string[] => {
  const cost = directives.find((one) => one.name.value === 'cost');
  const argument = (called: string) => cost?.arguments?.find((one) => one.name.value === called)?.value;
  const weight = argument('weight');
  if (!cost || weight?.kind !== 'IntValue') return [];
  const reads = directives.some((one) => one.name.value === 'scope') || argument('multiplies') !== undefined;
  const least = reads ? 1 : 0;
  if (Number(weight.value) >= least) return [];
  const why = reads ? 'it has a scope or `multiplies`, so it reads something' : 'nothing costs less than nothing';
  return [`\`${name.value}\` has the weight ${weight.value}, and needs at least ${least}: ${why}.\n  ${placeOf(cost)}`];
};

/** The faults of `@cost` in the SDL, each with its file and line. */
export const costFaults = (document: DocumentNode): string[] => {
  const faults: string[] = [];
  visit(document, { FieldDefinition: (node) => void faults.push(...faultOf(node)) });
  return faults;
};

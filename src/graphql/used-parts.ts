import {
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { UsedPart } from '../core/used-part.ts';
import type { Prepared } from './operation.ts';

/** Maximum number of values in the variables of one operation that are examined. */
const most = 1000;

/** What a document names: fields, arguments, input fields and values of enums. */
const inDocument = (schema: GraphQLSchema, document: DocumentNode): ReadonlySet<UsedPart> => {
  const found = new Set<UsedPart>();
  const info = new TypeInfo(schema);
  const field = () => `${info.getParentType()}.${info.getFieldDef()?.name}`;
  const visitor = {
    Field: () => void found.add(`graphql ${field()}`),
    Argument: ({ name }: { name: { value: string } }) => void (info.getDirective() || found.add(`graphql ${field()}.${name.value}`)),
    ObjectField: ({ name }: { name: { value: string } }) =>
      void found.add(`graphql ${getNamedType(info.getParentInputType())}.${name.value}`),
    EnumValue: ({ value }: { value: string }) => void found.add(`graphql ${getNamedType(info.getInputType())}.${value}`),
  };
  visit(document, visitWithTypeInfo(info, visitor));
  return found;
};

/** What the values of variables name: input fields and values of enums. */
const inVariables = (schema: GraphQLSchema, { operation }: Prepared, variables: Readonly<Record<string, unknown>>): Set<UsedPart> => {
  const found = new Set<UsedPart>();
  let seen = 0;

  const inObject = (type: GraphQLInputObjectType, value: object): void => {
    const fields = type.getFields();
    for (const [name, inner] of Object.entries(value)) {
      if (!fields[name]) continue;
      found.add(`graphql ${type.name}.${name}`);
      look(fields[name].type, inner);
    }
  };

  const look = (given: GraphQLInputType, value: unknown): void => {
    seen += 1;
    if (seen > most || value === undefined || value === null) return;
    const type = getNamedType(given);
    if (Array.isArray(value)) for (const one of value) look(type, one);
    else if (isEnumType(type)) found.add(`graphql ${type.name}.${value}`);
    else if (isInputObjectType(type)) inObject(type, value);
  };

  for (const { type, variable } of operation.variableDefinitions ?? []) {
    const of = typeFromAST(schema, type);
    if (isInputType(of)) look(of, variables[variable.name.value]);
  }
  return found;
};

/** The parts of the schema that an operation uses. Those in its document are cached for as long as the document. */
export const createUsedParts = (schema: GraphQLSchema) => {
  const known = new WeakMap<DocumentNode, ReadonlySet<UsedPart>>();
  return (ready: Prepared | undefined, variables: Readonly<Record<string, unknown>> | null | undefined): UsedPart[] => {
    if (!ready || ready.denied) return [];
    const ofDocument = known.get(ready.document) ?? inDocument(schema, ready.document);
    known.set(ready.document, ofDocument);
    return [...new Set([...ofDocument, ...inVariables(schema, ready, variables ?? {})])];
  };
};

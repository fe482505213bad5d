import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { fieldOperations } from '../contract/graphql.ts';
import { type OperationFacts, operations } from '../contract/operations.ts';

/** The fields that a valid document selects, as `Type.field`. */
export const selectedFields = (schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> => {
  const fields = new Set<string>();
  const info = new TypeInfo(schema);
  const enter = () => void fields.add(`${info.getParentType()}.${info.getFieldDef()?.name}`);
  visit(document, visitWithTypeInfo(info, { Field: { enter } }));
  return fields;
};

/** The facts of the REST operations that the fields of a valid document stand for. */
export const operationsIn = (schema: GraphQLSchema, document: DocumentNode): OperationFacts[] => {
  const names = [...selectedFields(schema, document)].flatMap((field) => fieldOperations.get(field) ?? []);
  return [...new Set(names)].map((name) => operations[name]);
};

import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { isMutation, operationOf } from '../contract/graphql.ts';
import { type OperationFacts, operations } from '../contract/operations.ts';

/** The fields that a valid document selects, as `Type.field`. */
export const selectedFields = (schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> => {
  const fields = new Set<string>();
  const info = new TypeInfo(schema);
  const enter = () => void fields.add(`${info.getParentType()}.${info.getFieldDef()?.name}`);
  visit(document, visitWithTypeInfo(info, { Field: { enter } }));
  return fields;
};

/** Whether a document has a mutation whose REST operation satisfies `is`. */
export const hasMutation = (document: DocumentNode, is: (facts: OperationFacts) => boolean): boolean => {
  let found = false;
  visit(document, {
    Field: ({ name: { value } }) => {
      found ||= isMutation(value) && is(operations[operationOf(value)]);
    },
  });
  return found;
};

import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** The fields that a valid document selects, as `Type.field`. */
export const selectedFields = (schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> => {
  const fields = new Set<string>();
  const info = new TypeInfo(schema);
  const enter = () => void fields.add(`${info.getParentType()}.${info.getFieldDef()?.name}`);
  visit(document, visitWithTypeInfo(info, { Field: { enter } }));
  return fields;
};

import type { Document, Parameter, PathItem } from './document.ts';

/** The names in the braces of a path. */
export const namesInPath = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

const inPascalCase = (name: string): string => name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The schema of a record's id in a path: `team_id` takes a `TeamId`, and `user_id` a `UserIdInput`, since there is one. */
const idSchema = ({ components: { schemas } }: Document, name: string): string => {
  const schema = inPascalCase(name);
  return schemas[`${schema}Input`] ? `${schema}Input` : schema;
};

const idParameter = (name: string, schema: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description: `The id of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}.`,
  schema: { $ref: `#/components/schemas/${schema}` },
});

const statedNames = (document: Document, { parameters = [] }: PathItem): string[] =>
  parameters.map(({ $ref, name }) => ($ref ? document.components.parameters[$ref.slice($ref.lastIndexOf('/') + 1)]!.name : name));

/** Adds the parameters derived from a path to its item, before those that the item states itself. @throws when no schema has the name */
export const withPathParameters = (document: Document): void => {
  const { parameters, schemas } = document.components;
  for (const [path, item] of Object.entries(document.paths)) {
    const stated = statedNames(document, item);
    const missing = namesInPath(path).filter((name) => !stated.includes(name));
    const references = missing.map((name) => {
      const schema = inPascalCase(name);
      if (!schemas[schema])
        throw new Error(`${path} has {${name}}, but there is no schema ${schema}: state the parameter in the path item.`);
      parameters[`${schema}Path`] ??= idParameter(name, idSchema(document, name));
      return { $ref: `#/components/parameters/${schema}Path` } as Parameter;
    });
    if (references.length > 0) item.parameters = [...references, ...(item.parameters ?? [])];
  }
};

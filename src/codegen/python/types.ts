import { pascalCase } from '../../core/client-names.ts';
import { ContractFault } from '../../documents/contract-fault.ts';
import { type Document, nameOf, type Schema } from '../../documents/document.ts';
import { placedSchemas } from '../../documents/placed-schemas.ts';

/** The declarations of a Python module by name, ordered so that each follows those that it extends. */
export type Declarations = Map<string, string>;

/** Text as a docstring with this indentation. */
export const docstring = (text: string, indent = '    '): string => {
  const lines = text.trim().replaceAll('\\', '\\\\').replaceAll('"""', "'''").split('\n');
  const end = lines.length > 1 ? `\n${indent}` : '';
  return `${indent}"""${lines.map((line, index) => (index > 0 && line ? indent + line : line)).join('\n')}${end}"""`;
};

/** The words of a `Literal`. */
export const literal = (values: readonly unknown[]): string => `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`;

/** Words that cannot be names of properties or arguments. */
const keywords = new Set(
  'and as assert async await class def del elif else except finally for from global if import in is lambda'.split(' '),
);

const isKey = (name: string): boolean => /^[a-z_]\w*$/.test(name);

/** A valid Python name, unchanged. @throws for any other */
export const pythonName = (name: string): string => {
  if (!isKey(name) || keywords.has(name)) throw new Error(`${name} is not a valid name in Python.`);
  return name;
};

/** @throws ContractFault for a property that no `TypedDict` can have */
export const expectPythonNames = (document: Document): void => {
  for (const { words } of placedSchemas(document)) {
    const [keyword, name = ''] = words.slice(-2);
    if (keyword !== 'properties' || isKey(name)) continue;
    throw new ContractFault(
      `${name} is not a valid name in Python: a property must start with a lower-case letter and consist of letters, digits and underscores.`,
      words,
    );
  }
};

const simple: Readonly<Record<string, string>> = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' };

/** Writes the Python types of a document's schemas into `declarations`, each with those that it uses. */
export const pythonTypes = (document: Document, declarations: Declarations) => {
  const { schemas } = document.components;

  const fields = (name: string, { properties = {}, required = [] }: Schema): [key: string, type: string][] =>
    Object.entries(properties).map(([key, property]) => {
      const type = typeOf(property, name + pascalCase(key));
      return [key, required.includes(key) ? type : `NotRequired[${type}]`];
    });

  const dictionary = (name: string, schema: Schema): void => {
    const parts = schema.allOf ?? [schema];
    const bases = parts.flatMap(({ $ref }) => ($ref ? [typeOf({ $ref })] : []));
    const items = parts.filter(({ $ref }) => !$ref).flatMap((part) => fields(name, part));
    const description = String(schema.description ?? 'A part of the record.');
    if (bases.length === 0 && items.some(([key]) => keywords.has(key))) {
      const dict = items.map(([key, type]) => `"${key}": ${type}`).join(', ');
      declarations.set(name, `# ${description.replaceAll('\n', ' ')}\n${name} = TypedDict("${name}", {${dict}})`);
      return;
    }
    const lines = items.map(([key, type]) => `    ${pythonName(key)}: ${type}`);
    declarations.set(
      name,
      [`class ${name}(${bases.join(', ') || 'TypedDict'}):`, docstring(description), ...(lines.length > 0 ? ['', ...lines] : [])].join(
        '\n',
      ),
    );
  };

  /** A schema may refer to itself. */
  const begun = new Set<string>();

  const declare = (name: string, schema: Schema): string => {
    if (declarations.has(name) || begun.has(name)) return name;
    begun.add(name);
    if (schema.properties || schema.allOf) dictionary(name, schema);
    else declarations.set(name, `${name}: TypeAlias = '${typeOf(schema, name)}'`);
    return name;
  };

  const ofType = (type: string, schema: Schema, name: string): string => {
    if (type === 'array') return `list[${typeOf(schema.items ?? {}, `${name}Item`)}]`;
    if (type !== 'object') return simple[type]!;
    if (schema.properties) return declare(name, schema);
    const { additionalProperties: values } = schema as { additionalProperties?: Schema | boolean };
    return `dict[str, ${typeof values === 'object' ? typeOf(values, `${name}Value`) : 'Any'}]`;
  };

  const typeOf = (schema: Schema, name = ''): string => {
    if (schema.$ref) return declare(nameOf(schema.$ref), schemas[nameOf(schema.$ref)]!);
    const nullable = [schema.type].flat().includes('null') ? ['None'] : [];
    if (schema.const !== undefined) return literal([schema.const]);
    const values = schema.enum?.filter((value) => value !== null) ?? [];
    if (values.length > 0) return [literal(values), ...nullable].join(' | ');
    const either = schema.oneOf ?? schema.anyOf;
    if (either) return [...new Set(either.map((one) => typeOf(one, name)))].join(' | ');
    const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
    return [...types.map((type) => ofType(type, schema, name)), ...nullable].join(' | ') || 'Any';
  };

  return typeOf;
};

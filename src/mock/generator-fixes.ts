import { createRequire } from 'node:module';

interface Faker {
  option: (options: { fillProperties: boolean }) => void;
}

/** Restricts the generator of `--dynamic` to the properties of a schema. Prism has its own copy of that generator, so it is loaded from there. */
export const inventNoProperties = (): void => {
  const { JSONSchemaFaker } = createRequire(createRequire(import.meta.url).resolve('@stoplight/prism-http'))('json-schema-faker') as {
    JSONSchemaFaker: Faker;
  };
  JSONSchemaFaker.option({ fillProperties: false });
};

const days = '(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)';
const instant = `^20\\d\\d-${days}T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$`;

/**
 * Parses a document for Prism. A schema with both `format: date-time` and a pattern gets a pattern that only real instants match: the
 * generator follows the pattern, generates days such as 2996-99-31, and then loses the milliseconds because of the format.
 */
export const readDocument = <T>(text: string): T =>
  JSON.parse(text, (_key, value) => {
    if (value?.format !== 'date-time' || !value.pattern) return value;
    const { format: _format, ...schema } = value;
    return { ...schema, pattern: instant };
  });

import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../../documents/document.ts';
import type { Checks } from './checks.ts';
import { decimals } from './schemas.ts';

type Compiler = InstanceType<typeof Ajv2020>;

const compilerOf = ({ coerces, components }: Checks): Compiler => {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    inlineRefs: false,
    coerceTypes: coerces,
    discriminator: true,
    code: { source: true },
  });
  addFormats.default(ajv);
  for (const [type, pattern] of Object.entries(decimals)) ajv.addFormat(`decimal-${type}`, pattern);
  for (const schema of components) ajv.addSchema(schema);
  return ajv;
};

/** Adds each distinct schema once, and returns its id. */
const adding = (ajv: Compiler) => {
  const ids = new Map<string, string>();
  return (schema: Schema): string => {
    if (schema.$ref) return schema.$ref;
    const text = JSON.stringify(schema);
    const known = ids.get(text);
    if (known) return known;
    const id = `checked-${ids.size}`;
    ids.set(text, id);
    ajv.addSchema({ ...schema, $id: id });
    return id;
  };
};

/**
 * Compiles checks to the text of a CommonJS module. Ajv would repeat a function for each name under which it is exported, so functions are
 * exported by id, and `ids` maps names to ids. @throws Error for an invalid schema
 */
export const compileChecks = (checks: Checks): string => {
  const ajv = compilerOf(checks);
  const idOf = adding(ajv);
  const ids = Object.fromEntries(Object.entries(checks.checked).map(([name, schema]) => [name, idOf(schema)]));
  const functions = standalone.default(ajv, Object.fromEntries(Object.values(ids).map((id) => [id, id])));
  return `${functions}\nexports.ids = ${JSON.stringify(ids)};\n`;
};

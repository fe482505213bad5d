import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generate } from '@graphql-codegen/cli';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installedIn } from '../support/installed.ts';
import { allDocuments } from './all-documents.ts';
import codegen from './programs/codegen.ts';
import { publishedSchema, schemaFile } from './schema.ts';

const root = join(import.meta.dirname, '../..');
const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
const programs = join(import.meta.dirname, 'programs');
const tada = installedIn('test/graphql-clients');

const run = async (words: readonly string[], cwd: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd, maxBuffer: 2 ** 26 }).catch(
    (failed: { stdout: string }) => failed,
  );
  return stdout;
};

const options = { target: 'es2024', module: 'esnext', moduleResolution: 'bundler', strict: true, noEmit: true, skipLibCheck: true };

/** Whether there is an `any` in a type, as deep as the documents go and into the inputs. */
const hasAny = `
type IsAny<T> = 0 extends 1 & T ? true : false;
export type HasAny<T, Depth extends 0[] = []> =
  IsAny<T> extends true ? true
  : Depth['length'] extends 9 ? false
  : T extends readonly (infer Item)[] ? HasAny<Item, [0, ...Depth]>
  : T extends object ? { [Key in keyof T]-?: HasAny<T[Key], [0, ...Depth]> }[keyof T]
  : false;
export type Sound<T> = true extends HasAny<T> ? 'has any' : 'has no any';
export type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
`;

const documents = allDocuments(publishedSchema());
const imports = (what: string, from: string): string => `import { ${what} } from '${from}';\n`;
const checks = (typesOf: (name: string) => readonly string[]): string =>
  [...documents.keys()]
    .flatMap((name) => typesOf(name).map((type, at) => `export const ${name}_${at}: Sound<${type}> = 'has no any';`))
    .join('\n');

const codes = `'UNAUTHENTICATED' | 'FORBIDDEN' | 'BAD_USER_INPUT' | 'NOT_FOUND' | 'ALREADY_EXISTS' | 'VERSION_MISMATCH' | 'RATE_LIMITED' | 'INTERNAL_SERVER_ERROR'`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-types-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
};

describe('the client preset of GraphQL Code Generator', () => {
  /** What TypeScript finds in what is generated with the settings of the guide and these. */
  const found = async (settings: object): Promise<string> => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const outputs = Object.entries(codegen.generates).map(([path, output]) => {
      return [join(folder, path), { ...output, config: { ...output.config, ...settings } }];
    });
    const [schema, documents] = [schemaFile, join(folder, 'documents.graphql')];
    await generate({ ...codegen, schema, documents, silent: true, generates: Object.fromEntries(outputs) }, true);
    return run([tsc, '-p', folder, '--pretty', 'false'], folder);
  };

  beforeEach(() => {
    const typesOf = (name: string) => {
      const [kind, field] = name.split('_') as [string, string];
      const words = [kind, field].map((word) => word[0]!.toUpperCase() + word.slice(1));
      const suffix = words[0]!;
      return [`gql.${words.join('_')}${suffix}`, `gql.${words.join('_')}${suffix}Variables`];
    };
    write({
      'documents.graphql': [...documents.values()].join('\n'),
      'has-any.ts': hasAny,
      'checks.ts': `${imports('type Equal, type Sound', './has-any')}${imports('type ErrorCode', './src/enums')}import type * as gql from './src/gql/graphql';\n${checks(typesOf)}
export const code: Equal<ErrorCode, ${codes}> = true;`,
      'tsconfig.json': JSON.stringify({ compilerOptions: { ...options, types: [] }, include: ['.'] }),
    });
  });

  it('has types for everything in the schema, none of them any', async () => {
    expect((await found({})).slice(0, 3000)).toBe('');
  });

  it('has any where a scalar is not mapped', async () => {
    expect(await found({ scalars: {}, strictScalars: false, defaultScalarType: 'any' })).toContain(
      'Type \'"has no any"\' is not assignable to type \'"has any"\'',
    );
  });
});

describe.skipIf(tada.isSkipped)(`gql.tada${tada.hint}`, () => {
  const cli = join(tada.packages, 'gql.tada/bin/cli.js');

  it('has types for everything in the schema, none of them any', async () => {
    symlinkSync(tada.packages, join(folder, 'node_modules'), 'junction');
    const plugin = { name: 'gql.tada/ts-plugin', schema: schemaFile, tadaOutputLocation: 'graphql-env.d.ts' };
    const typed = [...documents].map(([name, text]) => `export const ${name} = graphql(\`${text}\`);`).join('\n');
    write({
      'has-any.ts': hasAny,
      'graphql.ts': readFileSync(join(programs, 'graphql.ts'), 'utf8'),
      'documents.ts': imports('graphql', './graphql.ts') + typed,
      'checks.ts': `${imports('type Equal, type Sound', './has-any.ts')}${imports('graphql', './graphql.ts')}import type { ResultOf, VariablesOf } from 'gql.tada';
import type * as documents from './documents.ts';
${checks((name) => [`ResultOf<typeof documents.${name}>`, `VariablesOf<typeof documents.${name}>`])}
export const code: Equal<ReturnType<typeof graphql.scalar<'ErrorCode'>>, ${codes}> = true;`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: { ...options, types: [], allowImportingTsExtensions: true, plugins: [plugin] },
        include: ['.'],
      }),
    });
    await run([cli, 'generate', 'output'], folder);
    expect((await run([tsc, '-p', folder, '--pretty', 'false'], folder)).slice(0, 3000)).toBe('');
  });

  it('finds no mistake in the programs of this folder', async () => {
    await run([cli, 'generate', 'output'], programs);
    expect(await run([tsc, '-p', programs, '--pretty', 'false'], programs)).toBe('');
  });
});

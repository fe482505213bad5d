import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../src/app/commands/index.ts';
import { stub } from '../../src/app/commands/stub.ts';
import { operations } from '../../src/contract/operations.ts';

const families = new URL('../../src/built-in', import.meta.url).pathname;
const root = new URL('../..', import.meta.url).pathname;
const things = Object.fromEntries(['listThings', 'createThing', 'getThing', 'deleteThing'].map((id) => [id, { family: 'things' }]));

let folder: string;
const handlers = (family: string) => join(folder, family, 'handlers.ts');
const given = (text: string) => {
  mkdirSync(join(folder, 'things'));
  writeFileSync(handlers('things'), text);
};
const stubbed = async (text: string) => {
  given(text);
  await stub({ family: 'things', folder, operations: things });
  return readFileSync(handlers('things'), 'utf8');
};
const file = (object: string, imports = 'defineHandlers, unfilled') =>
  `import { ${imports} } from '@tessera/platform';\n\nexport const thingHandlers = () =>\n  defineHandlers('things')(${object});\n`;

const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config, ts.sys, root);

/** What the compiler knows of files that are the same for each text, so that they are read once. */
let compiled: ts.Program | undefined;

/** The errors that the compiler of the project has about a file, as if it stood in the family's folder. */
const typeErrors = (family: string, text: string): string[] => {
  const path = join(families, family, 'handlers-under-test.ts');
  const before = compiled;
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => (name === path ? text : readFile(name));
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === path
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2024, true)
      : (before?.getSourceFile(name) ?? getSourceFile.call(host, name, ...rest));
  compiled = ts.createProgram([path], options, host, before);
  return ts
    .getPreEmitDiagnostics(compiled, compiled.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-stub-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a family without handlers', () => {
  it('gets every operation in the order of the contract, in a file that compiles', async () => {
    const { missing } = await stub({ family: 'resources', folder, operations });
    const text = readFileSync(handlers('resources'), 'utf8');
    expect(missing).toEqual(Object.keys(operations).filter((id) => operations[id as keyof typeof operations].family === 'resources'));
    expect(text.match(/^ {4}(\w+): unfilled\('\1'\),$/gm)).toHaveLength(missing.length);
    expect(text).toContain("export const resourceHandlers = () =>\n  defineHandlers('resources')({\n");
    expect(typeErrors('resources', text)).toEqual([]);
    expect(typeErrors('resources', text.replace(/ {4}listResources: .*\n/, ''))).not.toEqual([]);
  });

  it('is not written by a dry run', async () => {
    const { text, missing } = await stub({ family: 'things', folder, operations: things, dryRun: true });
    expect(missing).toHaveLength(4);
    expect(text).toContain("getThing: unfilled('getThing'),");
    expect(() => readFileSync(handlers('things'))).toThrow('ENOENT');
  });

  it('stays on the list of what is to be wired while it is pending', async () => {
    writeFileSync(join(folder, 'index.ts'), 'export const pending = {\n  things: true,\n};\n');
    expect((await stub({ family: 'things', folder, operations: things })).pending).toBe(true);
    writeFileSync(join(folder, 'index.ts'), 'export const pending = {};\n');
    expect((await stub({ family: 'things', folder, operations: things })).pending).toBe(false);
  });
});

describe('a family with some handlers', () => {
  it('keeps every byte of them and gets the missing ones where the contract has them', async () => {
    const own = [
      '    createThing: async ({ body }) => {\n      return { status: 201, data: body }; // as is\n    }, // the maker\n',
      "    deleteThing:   unfilled('deleteThing'),\n",
    ];
    expect(await stubbed(file(`{\n${own[0]}\n${own[1]}  }`))).toBe(
      file(`{\n    listThings: unfilled('listThings'),\n${own[0]}    getThing: unfilled('getThing'),\n\n${own[1]}  }`),
    );
  });

  it('brings the import and the comma that are missing', async () => {
    expect(await stubbed(file('{\n    createThing: make // once\n  }', 'defineHandlers'))).toBe(
      file(
        "{\n    listThings: unfilled('listThings'),\n    createThing: make, // once\n    getThing: unfilled('getThing'),\n    deleteThing: unfilled('deleteThing'),\n  }",
      ),
    );
  });

  it('fills an empty object, and a second run writes nothing', async () => {
    const text = await stubbed(file('{}'));
    expect(text).toBe(
      file(
        `{\n${Object.keys(things)
          .map((id) => `    ${id}: unfilled('${id}'),\n`)
          .join('')}  }`,
      ),
    );
    expect(await stub({ family: 'things', folder, operations: things })).toMatchObject({ missing: [], text });
  });

  it('takes the handlers of resources back in when some are cut out, and they compile', async () => {
    cpSync(join(families, 'resources'), join(folder, 'resources'), { recursive: true });
    const whole = readFileSync(handlers('resources'), 'utf8');
    const cut = whole.replace(/ {4}updateResource: [\s\S]*?\n\n/, '').replace(/ {4}listResources: [\s\S]*?\n\n/, '');
    writeFileSync(handlers('resources'), cut);
    const { missing, text } = await stub({ family: 'resources', folder, operations });
    expect(missing).toEqual(['listResources', 'updateResource']);
    expect(text.replace(/\n {4}(listResources|updateResource): unfilled\('\1'\),/g, '').replace(', unfilled', '')).toBe(
      cut.replace(', unfilled', ''),
    );
    expect(typeErrors('resources', text)).toEqual([]);
  });

  it.each([
    ['no object literal', "defineHandlers('things')(all);", "no defineHandlers('things')"],
    ['a spread', "defineHandlers('things')({ ...all });", 'spreads all'],
  ])('is refused when its file has %s', async (_what, text, message) => {
    given(`import { defineHandlers } from '../../contract/handlers.ts';\n${text}`);
    await expect(stub({ family: 'things', folder, operations: things })).rejects.toThrow(message);
  });
});

describe('an unknown family', () => {
  it('is wrong usage', async () => {
    expect(await run(['stub', 'cathedrals'])).toBe(2);
  });
});

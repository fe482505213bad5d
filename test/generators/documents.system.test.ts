import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { allOpenapiNames, openapiDocument } from '../../src/contract/openapi-document.ts';
import { operationsOf } from '../../src/documents/document.ts';
import { hint, isSkipped, load, packages } from './installed.ts';

interface Item {
  name: string;
  item?: Item[];
  request?: { method: string };
}
interface Conversion {
  result: boolean;
  reason?: string;
  output?: { data: Item }[];
}

/** One request for each operation, with as few parameters as the converter can. */
const postmanOptions = { folderStrategy: 'Tags', enableOptionalParameters: false };

const convert = async (document: object): Promise<Conversion> => {
  const { convertV2 } = load('openapi-to-postmanv2') as {
    convertV2: (input: object, options: object, done: (error: unknown, result: Conversion) => void) => void;
  };
  return promisify(convertV2)({ type: 'string', data: JSON.stringify(document) }, postmanOptions);
};

/** What the program of docs/clients.md writes of a document. */
const withoutErrors = async (document: object): Promise<object> => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/clients.md'), 'utf8');
  const [, program] = /\/\/ successes\.js\n([\s\S]+?)```/.exec(page)!;
  const written: string[] = [];
  const run = Object.getPrototypeOf(async () => undefined).constructor as new (
    ...words: string[]
  ) => (...values: object[]) => Promise<void>;
  const fetched = async () => new Response(JSON.stringify(document));
  await new run('fetch', 'console', program!)(fetched, { log: (line: string) => written.push(line) });
  return JSON.parse(written.join(''));
};

const requestsIn = ({ item = [], request, name }: Item): string[] => [
  ...(request ? [`${request.method} ${name}`] : []),
  ...item.flatMap(requestsIn),
];

describe.skipIf(isSkipped)(`the published documents, read by tools that others wrote${hint}`, () => {
  it.each(allOpenapiNames)('%s is valid for swagger-parser', async (name) => {
    const { SwaggerParser } = load('@apidevtools/swagger-parser') as {
      SwaggerParser: { validate: (document: object) => Promise<{ info: { title: string } }> };
    };
    const document = openapiDocument(name);
    expect((await SwaggerParser.validate(document)).info.title).toContain('Tessera');
  });

  // The examples that the converter makes up are of another length each time.
  it('v1 becomes a collection of Postman with one request for each operation, without the answers of errors', async () => {
    const document = openapiDocument('v1');
    const { result, reason, output } = await convert(await withoutErrors(document));
    expect([result, reason]).toEqual([true, undefined]);
    expect(JSON.stringify(output![0]!.data).length).toBeLessThan(2_000_000);
    const wanted = operationsOf(document).map(({ method, operation }) => `${method.toUpperCase()} ${operation.summary}`);
    expect(requestsIn(output![0]!.data).sort()).toEqual(wanted.sort());
  });

  it('the Python client has no mistake that Pyright finds', async () => {
    const client = join(import.meta.dirname, '../../clients/python');
    const pyright = join(packages, 'pyright/index.js');
    const { stdout } = await promisify(execFile)(process.execPath, [pyright, '--pythonversion', '3.11', '--outputjson', client]).catch(
      (failed: { stdout: string }) => failed,
    );
    expect(JSON.parse(stdout).generalDiagnostics).toEqual([]);
  });
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openapiDocument, openapiNames } from '../../src/contract/openapi-document.ts';
import { operationsOf } from '../../src/documents/document.ts';
import { hint, isInstalled, load, packages } from './installed.ts';

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
const postmanOptions = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  requestNameSource: 'Fallback',
  optimizeConversion: true,
  enableOptionalParameters: false,
  disableOptionalParameters: true,
};

const convert = async (document: object): Promise<Conversion> => {
  const { convertV2 } = load('openapi-to-postmanv2') as {
    convertV2: (input: object, options: object, done: (error: unknown, result: Conversion) => void) => void;
  };
  return promisify(convertV2)({ type: 'string', data: JSON.stringify(document) }, postmanOptions);
};

const requestsIn = ({ item = [], request, name }: Item): string[] => [
  ...(request ? [`${request.method} ${name}`] : []),
  ...item.flatMap(requestsIn),
];

describe.skipIf(!isInstalled)(`the published documents, read by tools that others wrote${hint}`, () => {
  it.each(openapiNames)('%s is valid for swagger-parser', async (name) => {
    const { SwaggerParser } = load('@apidevtools/swagger-parser') as {
      SwaggerParser: { validate: (document: object) => Promise<{ info: { title: string } }> };
    };
    const document = openapiDocument(name);
    expect((await SwaggerParser.validate(document)).info.title).toContain('Tessera');
  });

  it('v1 becomes a collection of Postman with one request for each operation', async () => {
    const document = openapiDocument('v1');
    const { result, reason, output } = await convert(document);
    expect([result, reason]).toEqual([true, undefined]);
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

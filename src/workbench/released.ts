import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sdlSources } from '../codegen/graphql.ts';
import { channelDocument } from '../codegen/messages.ts';
import { documentFromSources, readRegistry, readSharedFiles } from '../codegen/sources.ts';
import { compactJson } from '../core/compact-json.ts';
import { sharedParts } from '../documents/shared.ts';
import { type Break, breaksBetween } from './compatibility.ts';
import { framesAsOperations } from './frames-as-operations.ts';
import { policyBreaks } from './policy-words.ts';
import { promised, promisedSdl } from './promised.ts';
import { sdlBreaks } from './sdl-changes.ts';
import { writeInOneStep } from './write-documents.ts';

/** The contracts that have no versions. */
const unversioned = ['identity', 'account', 'channel', 'graphql'];

/** The contracts that promise something: the stable versions of the platform, and those without versions. */
export const contractNames = (): string[] => {
  if (!existsSync('openapi/versions.yaml'))
    throw new Error('There is no openapi/versions.yaml here: run this in the folder of the project.');
  const { versions } = readRegistry();
  return [...Object.keys(versions).filter((name) => versions[name]!.stage === 'Stable'), ...unversioned];
};

/** Where the released promise of a contract stands. */
const releasedPath = (name: string): string => (name === 'graphql' ? 'graphql/released/schema.graphql' : `openapi/released/${name}.json`);

/** Whether a contract has a released promise. */
export const isReleased = (name: string): boolean => existsSync(releasedPath(name));

/** What programs rely on in a contract, made from the files in `openapi` and `graphql`: an OpenAPI document, or an SDL. */
export const promiseOf = async (name: string): Promise<string> => {
  const catalogue = () => sharedParts(readSharedFiles()).catalogue;
  if (name === 'graphql') return promisedSdl(sdlSources(catalogue()));
  const document = name === 'channel' ? framesAsOperations(await channelDocument(catalogue())) : await documentFromSources(name);
  return `${compactJson(promised(document))}\n`;
};

const frame = /^(?:GET|POST) \/frames\//;

const documentBreaks = async (base: string, next: string): Promise<Break[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-contract-'));
  try {
    const files = [base, next].map((text, at) => {
      const file = join(folder, `${at}.json`);
      writeFileSync(file, text);
      return file;
    });
    const found = await breaksBetween(files[0]!, files[1]!);
    return found.map((one) => ({ ...one, operation: one.operation.replace(frame, 'frame ') }));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** What a client of a contract loses between two promises. */
export const breaksOfPromise = async (name: string, base: string, next: string): Promise<Break[]> => {
  if (name === 'graphql') return sdlBreaks(base, next);
  return [...(await documentBreaks(base, next)), ...policyBreaks(JSON.parse(base), JSON.parse(next))];
};

/** What a client of a contract loses that relied on what was released. */
export const breaksSinceRelease = async (name: string): Promise<Break[]> =>
  breaksOfPromise(name, readFileSync(releasedPath(name), 'utf8'), await promiseOf(name));

/** Makes what programs rely on in a contract now its released promise, and answers where that stands. */
export const writeReleased = async (name: string): Promise<string> => writeInOneStep(releasedPath(name), await promiseOf(name));

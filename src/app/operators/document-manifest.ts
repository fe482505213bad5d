import { readFileSync } from 'node:fs';
import { readJson } from '../../core/json.ts';

/** A document of a manifest. */
interface ManifestDocument {
  id: string;
  text: string;
}

/** The value of `format` in the manifests of Apollo. */
const apolloFormat = 'apollo-persisted-query-manifest';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const ofApollo = ({ version, operations }: Record<string, unknown>): ManifestDocument[] => {
  if (version !== 1) throw new Error(`has the version ${JSON.stringify(version)} of the format ${apolloFormat}; only 1 is known.`);
  if (!Array.isArray(operations)) throw new Error('has no list of operations.');
  return operations.map((operation: unknown, at) => {
    const { id, body } = isObject(operation) ? operation : {};
    if (typeof id === 'string' && typeof body === 'string') return { id, text: body };
    throw new Error(`has no id and body in operations[${at}].`);
  });
};

const ofMap = (manifest: Record<string, unknown>): ManifestDocument[] =>
  Object.entries(manifest).map(([id, text]) => {
    if (typeof text === 'string') return { id, text };
    throw new Error(`has no text of a document under ${JSON.stringify(id)}.`);
  });

const documentsIn = (manifest: unknown): ManifestDocument[] => {
  if (!isObject(manifest)) throw new Error('is not a JSON object.');
  const documents = manifest.format === apolloFormat ? ofApollo(manifest) : ofMap(manifest);
  if (documents.length === 0) throw new Error('has no documents.');
  return documents;
};

/**
 * Reads the documents of a manifest: a JSON object of texts by id, as Relay and GraphQL Code Generator write it, or the manifest of Apollo.
 * @throws Error with the name of the file and what is wrong with it
 */
export const readManifest = (file: string): ManifestDocument[] => {
  // Some editors and shells begin a file in UTF-8 with a byte order mark, which JSON does not have.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const manifest = readJson(text, { where: file, values: Number.POSITIVE_INFINITY });
  try {
    return documentsIn(manifest);
  } catch (cause) {
    throw new Error(`${file} ${(cause as Error).message}`, { cause });
  }
};

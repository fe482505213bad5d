import { Worker } from 'node:worker_threads';

/** The OpenAPI documents as JSON, by name. One that cannot be made is an error, and does not affect the others. */
export type Texts = Readonly<Record<string, string | Error>>;

/** Makes each of the documents, whether or not others can be made. */
export const textsOf = (names: readonly string[], make: (name: string) => object): Texts =>
  Object.fromEntries(
    names.map((name) => {
      try {
        return [name, JSON.stringify(make(name))];
      } catch (error) {
        return [name, error as Error];
      }
    }),
  );

/** The work of a worker thread. */
export type ThreadWork = { name: 'openapi' } | { name: 'yaml'; json: string };

const inThread = <Result>(task: ThreadWork): Promise<Result> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./task.ts', import.meta.url), { workerData: task });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error(`The thread that makes ${task.name} ended before it was done.`)));
  });

/** Makes the OpenAPI documents in a worker thread, because it takes half a second. */
export const openapiTexts = (): Promise<Texts> => inThread({ name: 'openapi' });

/** Converts a JSON document to YAML in a worker thread, because the largest one takes a second. */
export const asYaml = (json: string): Promise<string> => inThread({ name: 'yaml', json });

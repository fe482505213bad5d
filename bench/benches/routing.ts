import { OpenAPIBackend } from 'openapi-backend';
import { definition } from '../../src/contract/definition.ts';
import { createRouter } from '../../src/rest/router.ts';
import type { Run } from '../machinery/bench.ts';
import type { Contestant } from '../machinery/rounds.ts';

/** Requests for operations at the beginning, in the middle and at the end of the contract, with an id in their path and without. */
const requests: readonly [method: string, path: string][] = [
  ['GET', '/v1/users/usr_01jq3x5gkz0v7t9n2m4p6r8s1w'],
  ['GET', '/v1/webhooks'],
  ['GET', '/v1/webhooks/whk_01jq3x5gkz0v7t9n2m4p6r8s1w'],
  ['POST', '/v1/webhooks/whk_01jq3x5gkz0v7t9n2m4p6r8s1w/test'],
  ['GET', '/v1/resources/res_01jq3x5gkz0v7t9n2m4p6r8s1w/events'],
];

/** Finds each of the requests again and again. */
const finding = (name: string, match: (method: string, path: string) => unknown): Contestant => ({
  name,
  measure: async (seconds) => {
    const since = performance.now();
    let matches = 0;
    while (performance.now() < since + seconds * 1000)
      for (const request of requests) {
        match(...request);
        matches += 1;
      }
    return { 'us/match': ((performance.now() - since) * 1000) / matches };
  },
});

const library = (): Contestant => {
  const backend = new OpenAPIBackend({ definition: definition(), quick: true, strict: true });
  void backend.init();
  return finding('openapi-backend', (method, path) => {
    const request = { method, path, headers: {}, query: {} };
    return backend.router.parseRequest(request, backend.router.matchOperation(request, true));
  });
};

export const routing = (run: Run): Promise<void> => {
  const router = createRouter();
  const tree = finding('radix tree', (method, path) => router.match(method, { path, route: path }));
  return run.compare({ title: 'finding an operation', contestants: [library(), tree], figure: 'us/match' });
};

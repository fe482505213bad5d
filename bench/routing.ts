import { loadavg } from 'node:os';
import { OpenAPIBackend } from 'openapi-backend';
import { definition } from '../src/contract/definition.ts';
import { createRouter } from '../src/rest/router.ts';

/** Requests for operations at the beginning, in the middle and at the end of the contract, with an id in their path and without. */
const requests: readonly [method: string, path: string][] = [
  ['GET', '/v1/users/usr_01jq3x5gkz0v7t9n2m4p6r8s1w'],
  ['GET', '/v1/projects'],
  ['GET', '/v1/projects/prj_01jq3x5gkz0v7t9n2m4p6r8s1w'],
  ['POST', '/v1/tasks/tsk_01jq3x5gkz0v7t9n2m4p6r8s1w/complete'],
  ['GET', '/v1/resources/res_01jq3x5gkz0v7t9n2m4p6r8s1w/events'],
];

const rounds = 5;

/** Microseconds for one match: the median of several rounds. */
const measure = (times: number, match: (method: string, path: string) => unknown): number => {
  const seen = Array.from({ length: rounds }, () => {
    const since = performance.now();
    for (let at = 0; at < times; at += 1) match(...requests[at % requests.length]!);
    return ((performance.now() - since) * 1000) / times;
  });
  return seen.sort((one, other) => one - other)[Math.floor(rounds / 2)]!;
};

const timed = <T>(work: () => T): [T, number] => {
  const since = performance.now();
  return [work(), performance.now() - since];
};

const [document, read] = timed(definition);
const [backend, begun] = timed(() => {
  const one = new OpenAPIBackend({ definition: document, quick: true, strict: true });
  void one.init();
  return one;
});
const [router, built] = timed(() => createRouter());

const own = (method: string, path: string) => {
  const request = { method, path, headers: {}, query: {} };
  return backend.router.parseRequest(request, backend.router.matchOperation(request, true));
};
const tree = (method: string, path: string) => router.match(method, { path, route: path });

console.log(`Load of the machine before: ${loadavg()[0]!.toFixed(1)}.`);
console.table({
  'openapi-backend': { 'us a match': measure(500, own).toFixed(1), 'ms at the start': (read + begun).toFixed(0) },
  'radix tree': { 'us a match': measure(200_000, tree).toFixed(2), 'ms at the start': built.toFixed(0) },
});

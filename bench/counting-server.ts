// Tessera, which counts the used parts of the contracts only for requests that do not say otherwise: nothing is looked for in the others.
import { registerHooks } from 'node:module';

const source = (url: string) => `
import * as own from ${JSON.stringify(`${url}?own`)};
export const usedParts = (request, answered) => (request.headers['x-bench-uncounted'] ? [] : own.usedParts(request, answered));
`;

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/src/request/used-parts.ts') ? { format: 'module', source: source(url), shortCircuit: true } : next(url, context),
});

await import('./tessera-server.ts');

import { type Document, operationsOf } from './document.ts';
import { securityOf } from './expand.ts';
import { withProblems } from './problems.ts';
import type { SharedParts } from './shared.ts';

/** The name of the operators' contract, which is only published on the operations port. */
export const operatorsName = 'operators';

/** The headers of every response on the operations port. */
const everyHeader = ['X-Request-ID', 'X-Response-Time'];

/** The file next to which the parts of every response are. */
const shared = 'shared/common.yaml';

/**
 * Turns the operators' contract into the published document: policy keys become `security`, every response gets the headers of the operations port,
 * and every error also the problem form. Nothing else is added, because it has its own errors, and no versions, quotas or lists like the other
 * contracts. Mutates the contract.
 */
export const operatorsDocument = (contract: Document, parts: SharedParts): Document => {
  contract.components.headers ??= {};
  for (const { operation } of operationsOf(contract)) operation.security = securityOf(contract, operation);
  withProblems(contract, () => parts.include(contract, 'errors.yaml#/Problem', shared));
  const inline = operationsOf(contract).flatMap(({ operation }) => Object.values(operation.responses));
  for (const response of [...inline, ...Object.values(contract.components.responses)]) {
    if (response.$ref) continue;
    const headers = everyHeader.map((name) => [name, parts.include(contract, `headers.yaml#/${name}`, shared)]);
    response.headers = { ...response.headers, ...Object.fromEntries(headers) };
  }
  return contract;
};

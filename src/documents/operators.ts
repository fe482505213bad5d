import { type Document, operationsOf } from './document.ts';
import { securityOf } from './expand.ts';
import { withProblems } from './problems.ts';
import type { SharedParts } from './shared.ts';

/** The name of the operators' contract, which is published on the operations port alone. */
export const operatorsName = 'operators';

/** The headers that every answer on the operations port has. */
const everyHeader = ['X-Request-ID', 'X-Response-Time'];

/** The file that the parts of every answer are next to. */
const shared = 'shared/common.yaml';

/**
 * Makes the published document out of the operators' contract: policy keys become `security`, and every answer gets the headers of the
 * operations port, every error also the form of a problem document. Nothing else is added, because it has its own errors, and no
 * versions, quotas or lists as the other contracts have them. Changes the contract in place.
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

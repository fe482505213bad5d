import { type Document, operationsOf } from './document.ts';
import { securityOf } from './expand.ts';

/** The name of the operators' contract, which is published on the operations port alone. */
export const operatorsName = 'operators';

/**
 * Makes the published document out of the operators' contract: policy keys become `security`. Nothing else is added, because it has its
 * own errors, and no versions, quotas or lists as the other contracts have them. Changes the contract in place.
 */
export const operatorsDocument = (contract: Document): Document => {
  for (const { operation } of operationsOf(contract)) operation.security = securityOf(contract, operation);
  return contract;
};

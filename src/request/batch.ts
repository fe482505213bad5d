import { type OperationFacts, operations } from '../contract/operations.ts';
import type { OperationId } from '../contract/types.ts';
import type { Validated } from './states.ts';

/** What the contract says about the operations of a batch; of another request, none. */
export const factsInBatch = ({ facts, body }: Pick<Validated, 'facts' | 'body'>): readonly OperationFacts[] =>
  facts.batch === 'operations'
    ? (body as { operations: readonly { operation: OperationId }[] }).operations.map(({ operation }) => operations[operation])
    : [];

/** What a batch costs in addition to its own request, so that it costs the sum of its operations. */
export const surchargeOfBatch = (inBatch: readonly OperationFacts[], { cost }: OperationFacts): number =>
  Math.max(0, inBatch.reduce((sum, facts) => sum + facts.cost, 0) - cost);

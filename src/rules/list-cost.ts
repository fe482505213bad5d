import { listCosts } from '../contract/plans.ts';
import { patternOperators } from '../core/query/filter-words.ts';
import type { Condition, Form } from '../core/query/list-query.ts';
import { tookTooLong } from '../data/connection/errors.ts';

const skippedBy = (form: Form): number => {
  if (form.kind === 'cursor') return 0;
  return form.kind === 'offset' ? form.offset : (form.page - 1) * form.limit;
};

/** Whether a costly list took too long: then the request is the cause, not an unavailable database. */
export const isCostlyTimeout = (cost: number, failure: unknown): boolean => cost > 0 && tookTooLong(failure);

/** The additional requests that the filters of a list count as. */
const costOfFilters = (conditions: readonly Pick<Condition, 'operator'>[], hasTotal: boolean): number => {
  const count = conditions.filter(({ operator }) => patternOperators.has(operator)).length;
  return count * listCosts.pattern + (count > 0 && hasTotal ? listCosts.total : 0);
};

/** What the cost of a list depends on. */
interface CostlyList {
  conditions: readonly Pick<Condition, 'operator'>[];
  form: Form;
}

/** The additional requests that a list counts as: none for a plain one. @param expansions how many kinds of related records it includes */
export const costOfList = ({ conditions, form }: CostlyList, expansions: number): number => {
  const thousands = Math.floor(skippedBy(form) / 1000);
  const cost = costOfFilters(conditions, form.kind !== 'cursor') + expansions * listCosts.expansion + thousands * listCosts.skipped;
  return Math.min(cost, listCosts.most);
};

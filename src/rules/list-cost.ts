import { listCosts } from '../contract/plans.ts';
import type { Condition, Form, ListQuery } from '../core/query/list-query.ts';
import { tookTooLong } from '../data/connection/errors.ts';

/** The filters that look into texts: no index helps them where what they look for is rare. */
const patterns: ReadonlySet<Condition['operator']> = new Set(['contains', 'starts_with', 'like']);

const skippedBy = (form: Form): number => {
  if (form.kind === 'cursor') return 0;
  return form.kind === 'offset' ? form.offset : (form.page - 1) * form.limit;
};

/** Whether a list that failed is the matter of whoever asked for so much, and not of a database that is away. */
export const isOfItsAsker = (cost: number, failure: unknown): boolean => cost > 0 && tookTooLong(failure);

/** As how many requests the filters of a list count, besides the one that it is. */
export const costOfFilters = (conditions: readonly Pick<Condition, 'operator'>[], hasTotal: boolean): number => {
  const count = conditions.filter(({ operator }) => patterns.has(operator)).length;
  return count * listCosts.pattern + (count > 0 && hasTotal ? listCosts.total : 0);
};

/** As how many requests a list counts besides the one that it is: none for a plain one. */
export const costOfList = ({ conditions, form, expand }: Pick<ListQuery, 'conditions' | 'form' | 'expand'>): number => {
  const thousands = Math.floor(skippedBy(form) / 1000);
  const cost = costOfFilters(conditions, form.kind !== 'cursor') + expand.length * listCosts.expansion + thousands * listCosts.skipped;
  return Math.min(cost, listCosts.most);
};

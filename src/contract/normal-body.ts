import { normalForm } from '../core/normal-form.ts';
import type { Difference } from './difference.ts';
import { operations } from './operations.ts';
import type { OperationId } from './types.ts';

/**
 * A body as it is validated and stored: texts and labels that lists filter by are normalized, as the values of filters are. Everything
 * else, such as free-form metadata, stays as it was sent.
 */
export const normalBody = (operationId: OperationId, body: unknown, difference?: Difference): unknown => {
  if (typeof body !== 'object' || body === null) return body;
  // A version may have different names, and fewer filters.
  const texts = [...operations[operationId].texts, ...(difference?.facts.texts ?? [])];
  const given = Object.entries(body).filter(([name]) => texts.includes(name));
  return given.length > 0 ? { ...body, ...Object.fromEntries(given.map(([name, value]) => [name, normalForm(value)])) } : body;
};

import type { Queries } from '../connection/database.ts';
import type { Found } from './collection.ts';

/** What a page is read with: how many records it skips, and how many it has. */
export interface PageRequest {
  skip: number;
  limit: number;
}

/** How the key ranges of a list are read. */
export interface RangePlan<Request extends PageRequest> {
  /** How many ranges there are. */
  parts: number;
  read: (db: Queries, request: Request, part: number) => Promise<readonly Found[]>;
  count: (db: Queries, request: Request, part: number) => Promise<number>;
}

/** Reads one key range after the other until there are enough records. */
export const readRanges = async <Request extends PageRequest>(
  db: Queries,
  plan: RangePlan<Request>,
  request: Request,
  part = 0,
): Promise<readonly Found[]> => {
  const found = await plan.read(db, request, part);
  if (found.length === request.limit || part + 1 === plan.parts) return found;
  // No rows were left after the skip, so the range has at most `skip` records and can be counted quickly.
  const rest = request.skip > 0 && found.length === 0 ? request.skip - (await plan.count(db, request, part)) : 0;
  return [...found, ...(await readRanges(db, plan, { ...request, skip: rest, limit: request.limit - found.length }, part + 1))];
};

import type { OperationFacts } from '../../contract/operations.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import { admission, bodies, dearest, weightOfBytes } from '../admission.ts';
import { type Begun, header, type Transported } from '../incoming.ts';
import type { Identified, Ready, Target } from '../states.ts';
import { hasBody } from './form.ts';

type Sent = Begun & Partial<Pick<Identified, 'caller'>>;

/** Callers without credentials share by address. */
const accountOf = ({ caller, address }: Sent): string => caller?.accountId ?? address;

const leaveWork = ({ held }: Begun): void => {
  held.work?.();
  held.work = undefined;
};

/** Releases everything that a request holds of the shares of its account. */
export const leave = (request: Begun): void => {
  leaveWork(request);
  request.held.body?.();
  request.held.isOver = true;
};

/** Takes a share of this weight for the request, after giving back the one it holds. @throws ServiceError `rate_limit_exceeded` */
const enter = (request: Sent, weight: number): Promise<void> | undefined => {
  leaveWork(request);
  if (weight === 0) return undefined;
  const entered = admission.enter(accountOf(request), weight);
  if (!(entered instanceof Promise)) {
    request.held.work = entered;
    return undefined;
  }
  return entered.then((end) => {
    // A file may still be waiting when its request has already failed.
    if (request.held.isOver) end();
    else request.held.work = end;
  });
};

/** The maximum size of a body in bytes: for a compressed or chunked body, its length says nothing. */
const mostBytes = (request: Transported): number => {
  if (!hasBody(request)) return 0;
  const isPlain = request.headers['transfer-encoding'] === undefined && (header(request, 'content-encoding') ?? 'identity') === 'identity';
  return isPlain ? Number(header(request, 'content-length')) : Number.POSITIVE_INFINITY;
};

const enterBodies = async (request: Sent, weight: number): Promise<void> => {
  request.held.body = await bodies.enter(accountOf(request), weight);
};

/** Makes a large body wait, before it is read, for others of its account. A file does not wait, because it is never read as a whole. */
export const admitBody = (
  request: Sent & Transported & { facts: Pick<Target, 'cost'> & { maxBytes?: number | null } },
): Promise<void> | undefined => {
  const isFile = typeof request.facts.maxBytes === 'number';
  const weight = isFile ? 0 : weightOfBytes(mostBytes(request));
  return weight === 0 ? undefined : enterBodies(request, weight);
};

/** Waits until a body that has arrived may be parsed. */
export const admitParsing = (request: Sent, bytes: Buffer): Promise<void> | undefined => {
  request.held.ofBody = weightOfBytes(bytes.length);
  return enter(request, request.held.ofBody);
};

/** Waits until the request may be carried out. A subscribing frame weighs 1; a frame with a call weighs nothing, because the call does. */
export const admit = (request: Sent & { weight?: number }): Promise<void> | undefined => {
  const { weight = 1, held } = request;
  return enter(request, weight === 0 ? 0 : weight + (held.ofBody ?? 0));
};

/** Passes on the bytes of a file. While they arrive, the request holds nothing of its account's share, because its client sets the pace. */
export const whileArriving = async function* (request: Sent & { weight?: number }, bytes: AsyncIterable<Buffer>) {
  leaveWork(request);
  yield* bytes;
  await admit(request);
};

/** This many records on a page weigh 1: the time to read, check and write them adds up. */
const recordsPerWeight = 12;

const weightOfList = (list: ListQuery | undefined): number => (list ? Math.floor(list.form.limit / recordsPerWeight) : 0);

interface Weighed extends Pick<Ready, 'facts' | 'list'> {
  /** The operations of a batch. */
  inBatch: readonly OperationFacts[];
}

/** What an operation weighs without its body: by its cost for the rate limit, and by its page. */
export const weightOf = ({ facts, list, inBatch }: Weighed, surcharge: number): number => {
  const ofWrite = facts.method === 'get' ? 0 : 1;
  const isLengthy = [facts, ...inBatch].some((one) => one.isLengthy);
  return isLengthy ? dearest : Math.min(dearest, Math.max(1, facts.cost) + surcharge + ofWrite + weightOfList(list));
};

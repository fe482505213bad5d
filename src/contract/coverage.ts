import { parameterOf } from '../core/query/keyed-filters.ts';

/**
 * The kinds of parts of the contracts. A `status` is named by operation and status, a `code` by operation and code, and a `version` by the
 * name of the version and one of the other kinds with its names.
 */
type PartKind = 'status' | 'code' | 'parameter' | 'frame' | 'event' | 'field' | 'version';

/** Called with each part of a contract that was served; names never contain white space. */
export type CoverageRecorder = (kind: PartKind, ...names: (string | number)[]) => void;

const recorders = new Set<CoverageRecorder>();

const tell: CoverageRecorder = (...part) => {
  for (const record of recorders) record(...part);
};

/** Records which parts of the contracts this process serves, until the returned function is called. Without a recorder nothing is noted. */
export const recordCoverage = (record: CoverageRecorder): (() => void) => {
  recorders.add(record);
  return () => void recorders.delete(record);
};

const tellOf = (version: string | undefined, ...part: [kind: PartKind, ...names: (string | number)[]]): void => {
  tell(...part);
  if (version !== undefined) tell('version', version, ...part);
};

/** Notes an answer, once in general and once for the version of the platform that served it. */
export const noteAnswer = (version: string | undefined, operationId: string, status: number, errorCode: string | undefined): void => {
  if (recorders.size === 0) return;
  tellOf(version, 'status', operationId, status);
  if (errorCode !== undefined) tellOf(version, 'code', operationId, errorCode);
};

/** Notes the parameters of a valid request (the keys of its query, or headers), once in general and once for its version. */
export const noteParameters = (version: string | undefined, operationId: string, given: object): void => {
  if (recorders.size === 0) return;
  for (const name of Object.keys(given)) tellOf(version, 'parameter', operationId, parameterOf(name));
};

/** Notes kinds of frames or events, or fields as `Type.field`. `names` is only called while somebody records. */
export const note = (kind: 'frame' | 'event' | 'field', names: () => Iterable<string>): void => {
  if (recorders.size === 0) return;
  for (const name of names()) tell(kind, name);
};

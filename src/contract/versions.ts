import { versions as registry } from '#generated/versions';
import type { Difference } from './difference.ts';
import type { OperationId } from './types.ts';

/** A version of the platform API, from the contract's registry. */
export interface Version {
  readonly name: string;
  readonly stage: 'Preview' | 'Stable' | 'Deprecated' | 'Retired';
  readonly pagination: readonly string[];
  readonly errors: 'form-a' | 'problem';
  /** When it was deprecated, when it is or was retired, and where the guide to its successor is; days as ISO 8601. */
  readonly deprecated?: string;
  readonly sunset?: string;
  readonly guide?: string;
  /** The version that replaces it, if that is not the next one. */
  readonly successor?: string;
  /** The operations that differ from the latest version. The latest version has none. */
  readonly differences?: ReadonlyMap<OperationId, Difference>;
}

export type Versions = ReadonlyMap<string, Version>;

/** Every version in the contract's order, newest last. */
export const versions: Versions = new Map(Object.entries(registry).map(([name, version]) => [name, { name, ...version }]));

/** Whether the server answers requests for a version. */
export const isServed = ({ stage }: Version): boolean => stage !== 'Retired';

/** The stages in order of preference, for requests that name no version. */
const byPreference = ['Stable', 'Deprecated', 'Preview', 'Retired'] as const;

/** The version for callers that name none and have pinned none: the newest of the first stage in `byPreference` that has a version. */
export const defaultVersion = (known: Versions): Version => {
  const all = [...known.values()];
  return byPreference.flatMap((stage) => all.findLast((version) => version.stage === stage) ?? [])[0]!;
};

/** The version that replaces an older one, if it is still served: the named successor, else the newest stable one, else the newest. */
export const successorOf = ({ name, successor }: Version, known: Versions): Version | undefined => {
  const all = [...known.values()];
  const newer = all.slice(all.findIndex((one) => one.name === name) + 1).filter(isServed);
  return newer.find((one) => one.name === successor) ?? newer.findLast(({ stage }) => stage === 'Stable') ?? newer.at(-1);
};

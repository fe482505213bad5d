import { versions as registry } from '../../generated/versions.ts';

/** A version of the platform API, as the contract's registry has it. */
export interface Version {
  readonly name: string;
  readonly stage: 'Preview' | 'Stable' | 'Deprecated' | 'Retired';
  readonly pagination: readonly string[];
  readonly errors: 'form-a' | 'problem';
  /** Since when it is deprecated, when it goes away, and where the guide to the next one is; days as ISO 8601. */
  readonly deprecated?: string;
  readonly sunset?: string;
  readonly guide?: string;
}

export type Versions = ReadonlyMap<string, Version>;

/** Every version in the contract's order, newest last. */
export const versions: Versions = new Map(Object.entries(registry).map(([name, version]) => [name, { name, ...version }]));

/** The version for callers that name none and have pinned none. */
export const latestStable = (known: Versions): Version => [...known.values()].findLast(({ stage }) => stage === 'Stable')!;

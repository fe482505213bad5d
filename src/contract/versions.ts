import { versions as registry } from '../../generated/versions.ts';

/** A version of the platform API, as the contract's registry has it. */
export interface Version {
  readonly name: string;
  readonly stage: 'Preview' | 'Stable' | 'Deprecated' | 'Retired';
  readonly pagination: readonly string[];
  readonly errors: 'form-a' | 'problem';
  /** Since when it is deprecated, when it goes or went away, and where the guide to the next one is; days as ISO 8601. */
  readonly deprecated?: string;
  readonly sunset?: string;
  readonly guide?: string;
  /** The version to move on to, where it is not the next one. */
  readonly successor?: string;
}

export type Versions = ReadonlyMap<string, Version>;

/** Every version in the contract's order, newest last. */
export const versions: Versions = new Map(Object.entries(registry).map(([name, version]) => [name, { name, ...version }]));

/** Whether requests are served by a version. */
export const isServed = ({ stage }: Version): boolean => stage !== 'Retired';

/** How willingly a version is given to those who ask for none. */
const byPreference = ['Stable', 'Deprecated', 'Preview', 'Retired'] as const;

/** The version for callers that name none and have pinned none: the newest stable one, and where there is none the nearest to that. */
export const defaultVersion = (known: Versions): Version => {
  const all = [...known.values()];
  return byPreference.flatMap((stage) => all.findLast((version) => version.stage === stage) ?? [])[0]!;
};

/** The version that callers of an older one move on to, as long as it is served: the one that is named, else the newest stable one after it. */
export const successorOf = ({ name, successor }: Version, known: Versions): Version | undefined => {
  const all = [...known.values()];
  const newer = all.slice(all.findIndex((one) => one.name === name) + 1).filter(isServed);
  return newer.find((one) => one.name === successor) ?? newer.findLast(({ stage }) => stage === 'Stable') ?? newer.at(-1);
};

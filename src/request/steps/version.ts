import { defaultVersion, isServed, successorOf, type Version, type Versions } from '../../contract/versions.ts';
import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import type { Principal } from '../../core/principal.ts';
import { header, type Incoming } from '../incoming.ts';
import type { Admitted, Identified, Matched, SoFar, Versioned } from '../states.ts';

/** The prefix of the contract's paths, whatever version a request is for. */
export const rootPrefix = '/v1';

/** Whether a path belongs to a version. Paths of identity, of the account and of GraphQL have one address, which no retirement removes. */
export type IsVersioned = (request: { path: string }) => boolean;

export interface VersionDependencies {
  versions: Versions;
  isVersioned: IsVersioned;
}

/** The version of a path, and the rest of the path. Without a known version at its beginning, the rest is the whole path. */
export const splitPath = (path: string, known: Versions): { named: Version | undefined; rest: string } => {
  const end = path.indexOf('/', 1);
  const named = known.get(path.slice(1, end < 0 ? undefined : end));
  return named ? { named, rest: end < 0 ? '' : path.slice(end) } : { named: undefined, rest: path };
};

const served = (known: Versions) => [...known.values()].filter(isServed).map(({ name }) => name);

const list = (known: Versions) => served(known).join(', ') || 'none';

const retired = (version: Version, known: Versions, headers: Record<string, string>, pinned: boolean) => {
  const { name, guide, sunset } = version;
  const successor = successorOf(version, known);
  const words = [
    `${name} was retired${sunset ? ` on ${sunset}` : ''}.`,
    successor && `Its successor is ${successor.name}.`,
    guide && `${guide} describes the migration.`,
    `Available versions: ${list(known)}.`,
    pinned && `The request names no version, and the account pins ${name}: change api_version with PATCH /v1/account/security.`,
  ];
  return new ServiceError('version_retired', words.filter(Boolean).join(' '), { headers });
};

const timestamp = (day: string) => `@${Math.floor(Date.parse(day) / 1000)}`;
const httpDate = (day: string) => new Date(day).toUTCString();

/** Links to the migration guide, and to the same path in the successor version (RFC 9745, RFC 8594, RFC 5829). */
const links = (version: Version, known: Versions, rest: string): string =>
  [
    version.guide && `<${version.guide}>; rel="deprecation"; type="text/html"`,
    version.guide && version.sunset && `<${version.guide}>; rel="sunset"; type="text/html"`,
    ...[successorOf(version, known)].map((one) => one && `</${one.name}${rest}>; rel="successor-version"`),
  ]
    .filter(Boolean)
    .join(', ');

/** The headers of every answer of a version that is deprecated or retired (RFC 9745, RFC 8594). */
const lifecycleHeaders = (version: Version, known: Versions, rest: string): Record<string, string> => {
  const { deprecated, sunset } = version;
  const link = links(version, known, rest);
  return {
    ...(deprecated ? { Deprecation: timestamp(deprecated) } : {}),
    ...(sunset ? { Sunset: httpDate(sunset) } : {}),
    ...(link ? { Link: link } : {}),
  };
};

const ending: ReadonlySet<Version['stage']> = new Set(['Deprecated', 'Retired']);

/** Puts the headers of a version on the answer. Returns the refusal when the version is no longer served. */
const stampVersion = (
  request: Incoming,
  version: Version,
  route: string,
  { versions, isVersioned }: VersionDependencies,
  pinned = false,
): ServiceError | undefined => {
  request.stamped['X-API-Version'] = version.name;
  if (!ending.has(version.stage) || !isVersioned(request)) return undefined;
  const headers = lifecycleHeaders(version, versions, route.slice(rootPrefix.length));
  Object.assign(request.stamped, headers);
  return isServed(version) ? undefined : retired(version, versions, headers, pinned);
};

interface Choice {
  route: string;
  version: Version | undefined;
  refusal: ServiceError | undefined;
}

const unknownVersion = (requested: string, versions: Versions) =>
  new ServiceError('unknown_version', `Unknown version ${excerpt(requested)}. Available versions: ${list(versions)}.`);

const conflict = (named: Version, requested: string) =>
  new ServiceError(
    'version_conflict',
    `The path names ${named.name}, but X-API-Version says ${excerpt(requested)}. Send one, or make them match.`,
  );

/** The version that the path or `X-API-Version` names. */
const choose = (request: Incoming, dependencies: VersionDependencies): Choice => {
  const { versions } = dependencies;
  const { named, rest } = splitPath(request.path, versions);
  const route = `${rootPrefix}${rest}`;
  const chosen = (version: Version | undefined, refusal?: ServiceError): Choice => ({ route, version, refusal });
  const gone = named && stampVersion(request, named, route, dependencies);
  const requested = header(request, 'x-api-version');
  if (gone || requested === undefined) return chosen(named, gone);
  const wanted = versions.get(requested);
  if (!wanted) return chosen(named, unknownVersion(requested, versions));
  if (named) return chosen(named, named === wanted ? undefined : conflict(named, requested));
  return chosen(wanted, stampVersion(request, wanted, route, dependencies));
};

/** The version that the path or `X-API-Version` names; when both name one, they must agree. */
export const chooseVersion = (request: Incoming, dependencies: VersionDependencies): Pick<Versioned, 'route' | 'version'> => {
  const { route, version, refusal } = choose(request, dependencies);
  if (refusal) throw refusal;
  return { route, version };
};

/** The version that an account has pinned, else the default. */
const settle = (request: Incoming & { caller?: Principal }, route: string, dependencies: VersionDependencies) => {
  const pinned = dependencies.versions.get(request.caller?.defaultVersion ?? '');
  const version = pinned ?? defaultVersion(dependencies.versions);
  return { version, refusal: stampVersion(request, version, route, dependencies, pinned !== undefined) };
};

/** A request that names no version gets the one that its account has pinned, else the default. */
export const settleVersion = (request: Versioned & Pick<Identified, 'caller'>, dependencies: VersionDependencies): { version: Version } => {
  if (request.version) return { version: request.version };
  const { version, refusal } = settle(request, request.route, dependencies);
  if (refusal) throw refusal;
  return { version };
};

/**
 * Where the operation is not the same in this version as in the latest one, the facts are the version's from here on, and the difference
 * has the rest. The latest version has no such operations.
 */
export const takeDifference = ({
  version,
  operation,
}: Matched & { version: Version }): Pick<Admitted, 'facts' | 'difference'> | undefined => {
  const difference = version.differences?.get(operation.operationId);
  return difference && { facts: difference.facts, difference };
};

/** Sets the version of a request that was refused before it had one. Errors of the version are ignored: a request has one refusal only. */
export const versionOfRefusal = (request: SoFar, dependencies: VersionDependencies): void => {
  if (request.version) return;
  const { route, version } = choose(request, dependencies);
  request.route = route;
  request.version = version ?? settle(request, route, dependencies).version;
};

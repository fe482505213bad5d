import { defaultVersion, isServed, successorOf, type Version, type Versions } from '../contract/versions.ts';
import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { type Exchange, header } from './exchange.ts';

/** The prefix that the contract's paths have, whatever version is asked for. */
export const rootPrefix = '/v1';

/** A path's version and the rest of it; without a known version in front the whole path is the rest. */
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
    guide && `${guide} says how to move on.`,
    `Served are ${list(known)}.`,
    pinned && `The request names no version and the account has pinned ${name}: PATCH /v1/account/security sets another api_version.`,
  ];
  return new ServiceError('version_retired', words.filter(Boolean).join(' '), { headers });
};

const timestamp = (day: string) => `@${Math.floor(Date.parse(day) / 1000)}`;
const httpDate = (day: string) => new Date(day).toUTCString();

/** Where to read on, and where the same is found in the version to move on to (RFC 9745, RFC 5829). */
const links = (version: Version, known: Versions, rest: string): string =>
  [
    version.guide && `<${version.guide}>; rel="deprecation"; type="text/html"`,
    ...[successorOf(version, known)].map((one) => one && `</${one.name}${rest}>; rel="successor-version"`),
  ]
    .filter(Boolean)
    .join(', ');

/** What a version that goes away, or has gone, tells on every answer (RFC 9745, RFC 8594). */
const lifecycleHeaders = (version: Version, known: Versions, rest: string): Record<string, string> => {
  const { deprecated, sunset } = version;
  const link = links(version, known, rest);
  return {
    ...(deprecated ? { Deprecation: timestamp(deprecated) } : {}),
    ...(sunset ? { Sunset: httpDate(sunset) } : {}),
    ...(link ? { Link: link } : {}),
  };
};

/** What an operation that goes away by itself tells (RFC 8594). */
export const announceSunset = ({ facts, stamped }: Exchange): void => {
  if (facts.sunset) stamped.Sunset = httpDate(facts.sunset);
};

/** Whether a path is there in every version: those of identity, of the account and of GraphQL have one address, which no version takes away. */
export type IsVersioned = (exchange: Exchange) => boolean;

const ending: ReadonlySet<Version['stage']> = new Set(['Deprecated', 'Retired']);

const serve = (exchange: Exchange, version: Version, known: Versions, isVersioned: IsVersioned, pinned = false): void => {
  exchange.version = version;
  exchange.stamped['X-API-Version'] = version.name;
  if (!ending.has(version.stage) || !isVersioned(exchange)) return;
  const headers = lifecycleHeaders(version, known, exchange.route.slice(rootPrefix.length));
  Object.assign(exchange.stamped, headers);
  if (!isServed(version)) throw retired(version, known, headers, pinned);
};

/** The version by the path and by `X-API-Version`, which must agree where both speak. */
export const chooseVersion =
  (known: Versions, isVersioned: IsVersioned) =>
  (exchange: Exchange): void => {
    const { named, rest } = splitPath(exchange.path, known);
    exchange.route = `${rootPrefix}${rest}`;
    if (named) serve(exchange, named, known, isVersioned);
    const asked = header(exchange, 'x-api-version');
    if (asked === undefined) return;
    const wanted = known.get(asked);
    if (!wanted) throw new ServiceError('unknown_version', `There is no version ${excerpt(asked)}. Served are ${list(known)}.`);
    if (named && named !== wanted)
      throw new ServiceError(
        'version_conflict',
        `The path says ${named.name} and X-API-Version says ${excerpt(asked)}. Send one, or both alike.`,
      );
    if (!named) serve(exchange, wanted, known, isVersioned);
  };

/** A request that names no version gets the one that its account has pinned, else the default. */
export const settleVersion =
  (known: Versions, isVersioned: IsVersioned) =>
  (exchange: Exchange): void => {
    if (exchange.version) return;
    const pinned = known.get(exchange.caller?.defaultVersion ?? '');
    serve(exchange, pinned ?? defaultVersion(known), known, isVersioned, pinned !== undefined);
  };

import { latestStable, type Version, type Versions } from '../contract/versions.ts';
import { ServiceError } from '../core/errors.ts';
import { type Exchange, header } from './exchange.ts';

/** The prefix that the contract's paths have, whatever version is asked for. */
export const rootPrefix = '/v1';

/** A path's version and the rest of it; without a known version in front the whole path is the rest. */
export const splitPath = (path: string, known: Versions): { named: Version | undefined; rest: string } => {
  const end = path.indexOf('/', 1);
  const named = known.get(path.slice(1, end < 0 ? undefined : end));
  return named ? { named, rest: end < 0 ? '' : path.slice(end) } : { named: undefined, rest: path };
};

const list = (known: Versions) => [...known.keys()].join(', ');

const retired = ({ name, guide }: Version, known: Versions) =>
  new ServiceError('version_retired', `${name} was retired. Served are ${list(known)}.${guide ? ` ${guide} says how to move on.` : ''}`);

const timestamp = (day: string) => `@${Math.floor(Date.parse(day) / 1000)}`;
const httpDate = (day: string) => new Date(day).toUTCString();

/** What a deprecated version tells on every answer (RFC 9745, RFC 8594). */
const lifecycleHeaders = ({ deprecated, sunset, guide }: Version): Record<string, string> => ({
  ...(deprecated ? { Deprecation: timestamp(deprecated) } : {}),
  ...(sunset ? { Sunset: httpDate(sunset) } : {}),
  ...(guide ? { Link: `<${guide}>; rel="deprecation"; type="text/html"` } : {}),
});

const serve = (exchange: Exchange, version: Version, known: Versions): void => {
  exchange.version = version;
  exchange.stamped['X-API-Version'] = version.name;
  Object.assign(exchange.stamped, lifecycleHeaders(version));
  if (version.stage === 'Retired') throw retired(version, known);
};

/** The version by the path and by `X-API-Version`, which must agree where both speak. */
export const chooseVersion =
  (known: Versions) =>
  (exchange: Exchange): void => {
    const { named, rest } = splitPath(exchange.path, known);
    exchange.route = `${rootPrefix}${rest}`;
    if (named) serve(exchange, named, known);
    const asked = header(exchange, 'x-api-version');
    if (asked === undefined) return;
    const wanted = known.get(asked);
    if (!wanted) throw new ServiceError('unknown_version', `There is no version ${asked}. Served are ${list(known)}.`);
    if (named && named !== wanted)
      throw new ServiceError('version_conflict', `The path says ${named.name} and X-API-Version says ${asked}. Send one, or both alike.`);
    if (!named) serve(exchange, wanted, known);
  };

/** A request that names no version gets the one that its account has pinned, else the latest stable one. */
export const settleVersion =
  (known: Versions) =>
  (exchange: Exchange): void => {
    if (exchange.version) return;
    const pinned = exchange.caller?.defaultVersion;
    serve(exchange, (pinned && known.get(pinned)) || latestStable(known), known);
  };

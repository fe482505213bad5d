import type { Deprecations } from '../../contract/operations.ts';
import type { Version } from '../../contract/versions.ts';
import { groupsIn } from '../../core/query/list-query.ts';
import type { Begun } from '../incoming.ts';
import type { Matched, Validated } from '../states.ts';

type Days = NonNullable<Deprecations['operation']>;

const seconds = (day: string): number => Math.floor(Date.parse(day) / 1000);

const earliest = (before: number | undefined, days: readonly (string | null)[]): number | undefined => {
  const all = [...(before === undefined ? [] : [before]), ...days.flatMap((day) => (day === null ? [] : [seconds(day)]))];
  return all.length > 0 ? Math.min(...all) : undefined;
};

/** `Deprecation` is a Unix time in seconds, such as `@1767225600` (RFC 9745). */
const deprecationIn = ({ Deprecation }: Record<string, string>) => (Deprecation === undefined ? undefined : Number(Deprecation.slice(1)));
const sunsetIn = ({ Sunset }: Record<string, string>) => (Sunset === undefined ? undefined : seconds(Sunset));

type Announcing = Begun & Pick<Matched, 'name' | 'facts'> & { version: Version };

/** The page of the operation, which says which parts are deprecated, since when and until when. */
const pageOf = ({ name, facts, version }: Announcing): string =>
  `/docs/${facts.document === 'platform' ? version.name : facts.document}/${facts.tag}/${name}`;

/** Links to the page, in addition to the links of a deprecated version (RFC 9745, 3; RFC 8594, 6). */
const link = (request: Announcing, kinds: readonly ('deprecation' | 'sunset')[]): void => {
  const links = kinds.map((kind) => `<${pageOf(request)}>; rel="${kind}"; type="text/html"`);
  const { Link } = request.stamped;
  request.stamped.Link = [...(Link === undefined ? [] : [Link]), ...links.filter((one) => !Link?.includes(one))].join(', ');
};

/**
 * Adds the `Deprecation` and `Sunset` dates to the answer. If several parts are deprecated, or also the version, the earliest dates apply.
 */
const announce = (request: Announcing, days: readonly Days[]): void => {
  if (days.length === 0) return;
  const { stamped } = request;
  const since = earliest(
    deprecationIn(stamped),
    days.map((one) => one.since),
  );
  const sunset = earliest(
    sunsetIn(stamped),
    days.map((one) => one.sunset),
  );
  if (since !== undefined) stamped.Deprecation = `@${since}`;
  if (sunset !== undefined) stamped.Sunset = new Date(sunset * 1000).toUTCString();
  const has = (kind: 'since' | 'sunset') => days.some((one) => one[kind] !== null);
  link(request, [...(has('since') ? ['deprecation' as const] : []), ...(has('sunset') ? ['sunset' as const] : [])]);
};

/** Announces an operation that is deprecated independently of its version (RFC 9745, RFC 8594). */
export const announceDeprecation = (request: Announcing): void => {
  const { operation = null } = request.facts.deprecations ?? {};
  if (operation) announce(request, [operation]);
};

const holds = (value: unknown, [first, ...rest]: readonly string[]): boolean => {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first!)) return false;
  return rest.length === 0 || holds((value as Record<string, unknown>)[first!], rest);
};

const used = (parts: Readonly<Record<string, Days>>, isUsed: (name: string) => boolean): Days[] =>
  Object.entries(parts).flatMap(([name, days]) => (isUsed(name) ? [days] : []));

/** Announces the deprecated parameters and properties that a request uses, and those of the record that its answer has. */
export const announceDeprecatedParts = (request: Validated): void => {
  const { deprecations } = request.facts;
  if (!deprecations) return;
  const { headers, body, read } = request;
  const queries = [read, ...groupsIn(read)];
  const fields = read.fields as readonly string[] | undefined;
  announce(request, [
    ...used(deprecations.query, (name) => queries.some((query) => query[name] !== undefined)),
    ...used(deprecations.header, (name) => headers[name.toLowerCase()] !== undefined),
    ...used(deprecations.body, (path) => holds(body, path.split('.'))),
    ...used(deprecations.answer, (path) => fields === undefined || fields.includes(path.split('.')[0]!)),
  ]);
};

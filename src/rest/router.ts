import findMyWay, { type HTTPMethod } from 'find-my-way';
import { type ErrorForm, operationIds, operations } from '../contract/operations.ts';
import type { OperationId } from '../contract/types.ts';
import type { Versions } from '../contract/versions.ts';
import type { ServiceError } from '../core/errors.ts';
import type { Versioned } from '../request/states.ts';
import { rootPrefix, splitPath } from '../request/steps/version.ts';
import { formAt } from './errors.ts';

/** A request's path as it was sent, and as the platform's contract writes it, independent of the version. */
export type Place = Pick<Versioned, 'path' | 'route'>;

/** The place of a path, whichever version it names. */
export const placeOf = (path: string, versions: Versions): Place => ({ path, route: `${rootPrefix}${splitPath(path, versions).rest}` });

/** Paths of the API that plain HTTP does not serve, with the error for a request. */
export type Elsewhere = Readonly<Record<string, () => ServiceError>>;

const trimmed = (text: string): string => {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
};

const methods: HTTPMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** The methods of the API, with HEAD, which every GET has. */
export const everyMethod: readonly string[] = methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));
const route = (method: string) => method.toUpperCase() as HTTPMethod;

const treeOf = (ids: readonly OperationId[]) => {
  const tree = findMyWay({ ignoreTrailingSlash: false, maxParamLength: 200 });
  for (const operationId of ids) {
    const { method, path } = operations[operationId];
    tree.on(route(method), path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, { operationId });
  }
  return tree;
};

/** An operation, and the values of its path parameters. */
interface Found {
  operationId: OperationId;
  params: Record<string, string>;
}

const isPlatform = (id: OperationId): boolean => operations[id].document === 'platform';

// Shared by all routers, because building the trees takes milliseconds.
const versioned = treeOf(operationIds.filter(isPlatform));
const fixed = treeOf(operationIds.filter((id) => !isPlatform(id)));

const idIn = ({ operationId }: { operationId: OperationId }): OperationId => operationId;

/** Finds operations in a radix tree. The platform's are found in every version; those of the other contracts have one address. */
export const createRouter = (elsewhere: Elsewhere = {}) => {
  const concrete: ReadonlySet<string> = new Set(operationIds.map((id) => operations[id].path).filter((path) => !path.includes('{')));
  /** A concrete path takes precedence over a path with a parameter (OpenAPI 3.1, 4.8.8.2), even if it lacks the request's method. */
  const isShadowed = (found: { params: object }, path: string) => concrete.has(path) && Object.keys(found.params).length > 0;
  const findIn = (tree: ReturnType<typeof treeOf>, method: HTTPMethod, path: string): Found | undefined => {
    const found = tree.find(method, path);
    if (!found || isShadowed(found, path)) return undefined;
    // The cast is safe: a path only matches when every parameter has a value.
    return { operationId: idIn(found.store), params: found.params as Record<string, string> };
  };
  const find = (method: string, { path, route: spelled }: Place): Found | undefined => {
    const wanted = method === 'HEAD' ? 'GET' : route(method);
    return findIn(versioned, wanted, spelled) ?? findIn(fixed, wanted, path);
  };
  const away = ({ path }: Place): ServiceError | undefined => (Object.hasOwn(elsewhere, path) ? elsewhere[path]!() : undefined);
  const allowed = (at: Place): string[] =>
    away(at)
      ? ['GET', 'HEAD']
      : methods.filter((method) => find(method, at)).flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));
  /** The path without trailing slashes, if it exists only without them. */
  const misspelled = (at: Place): string | undefined => {
    if (!at.path.endsWith('/')) return undefined;
    const meant = { path: trimmed(at.path), route: trimmed(at.route) };
    return allowed(meant).length > 0 ? meant.path : undefined;
  };
  /** The form of errors of a path's operations, for requests that are refused before an operation is found. */
  const errorForm = (at: Place): ErrorForm => {
    const path = misspelled(at) ?? at.path;
    const found = methods.map((method) => fixed.find(method, path)).find(Boolean);
    return found ? operations[idIn(found.store)].errors : formAt(path);
  };
  /** The media types that PATCH accepts at a path, for `Accept-Patch` (RFC 5789); undefined if the path has no PATCH. */
  const patches = (at: Place): string | undefined => {
    const found = find('PATCH', at);
    return found && operations[found.operationId].takes.join(', ');
  };
  /** Whether a path belongs to the platform, or to no contract. All other paths are the same for every version. */
  const isVersioned = ({ path }: Pick<Place, 'path'>): boolean => !methods.some((method) => fixed.find(method, path));
  /** The operation of a request. An empty last segment is not an id. */
  const match = (method: string, at: Place): Found | undefined => (misspelled(at) === undefined ? find(method, at) : undefined);
  return { match, away, allowed, misspelled, errorForm, patches, isVersioned };
};

export type Router = ReturnType<typeof createRouter>;

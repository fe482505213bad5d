import { inPackage, isPackageHere, readSource, readYaml, sourcePath } from './read-yaml.ts';

/** What the root of the platform's contract says of the platform. */
export interface PlatformInfo {
  name: string;
  info: Record<string, unknown>;
  servers: { url: string; description?: string }[];
}

/** @throws Error when the platform has no name */
export const readPlatformInfo = (): PlatformInfo => {
  const { info, servers } = readSource('platform.yaml') as unknown as Pick<PlatformInfo, 'info' | 'servers'>;
  const name = info['x-name'];
  if (typeof name !== 'string' || name === '')
    throw new Error('openapi/platform.yaml has no `info.x-name`: the name of the platform as people read it, such as Acme.');
  return { name, info, servers };
};

/** The place of the name in a text of the contracts. */
const placeOfName = '{platform.name}';

const serverIn = (file: string): URL => new URL(readYaml<Pick<PlatformInfo, 'servers'>>(file).servers[0]!.url);

/** The server of the examples in the package. */
let ofExamples: URL | undefined;

const domainOf = ({ hostname }: URL): string => hostname.replace(/^api\./, '');

/** Examples of the package, at the first server of the project. */
const withOwnServer = (text: string): string => {
  if (isPackageHere()) return text;
  ofExamples ??= serverIn(inPackage('openapi/platform.yaml'));
  if (!text.includes(domainOf(ofExamples))) return text;
  const own = serverIn('openapi/platform.yaml');
  return text.replaceAll(ofExamples.origin, own.origin).replaceAll(domainOf(ofExamples), domainOf(own));
};

/** Fills the name and the server of the platform into a text. @throws Error when the platform has no name */
export const ofPlatform = (text: string): string =>
  withOwnServer(text.includes(placeOfName) ? text.replaceAll(placeOfName, readPlatformInfo().name) : text);

/** What every document says of who offers it. */
interface Offered {
  info: object;
  servers?: unknown;
}

/** The servers of AsyncAPI, which have names. */
const channelServers = (servers: PlatformInfo['servers']): object =>
  Object.fromEntries(
    servers.map(({ url, description }, at) => {
      const { host, protocol } = new URL(url);
      return [at === 0 ? 'production' : `server${at + 1}`, { host, protocol: protocol === 'http:' ? 'ws' : 'wss', description }];
    }),
  );

/**
 * A document of the package, as the platform of the project offers it: with the project's contact, terms and servers. The API for operators
 * keeps its servers, because it has the same address everywhere. A document whose root the project has itself stays as it is.
 */
export const asOffered = <T extends object>(file: string, document: T): T => {
  if (sourcePath(file) === file) return document;
  const {
    info: { contact, license },
    servers,
  } = readPlatformInfo();
  const offered = document as Offered;
  Object.assign(offered.info, { contact, license });
  if (file !== 'openapi/operators.yaml') offered.servers = 'asyncapi' in document ? channelServers(servers) : servers;
  return document;
};

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP, isIPv6 } from 'node:net';
import { createSecureContext } from 'node:tls';
import { isEmail } from '../contract/email.ts';
import { ConfigError } from '../core/config-error.ts';
import { parseSecretKeys, type SecretKeys } from '../core/secret-keys.ts';
import type { S3Location } from '../data/objects/s3.ts';
import { environmentOf, keyPrefixOf } from '../identity/credentials/api-key-format.ts';
import type { MailSettings } from '../identity/emails/mail.ts';
import type { AllowedPrivate } from '../outbound/addresses.ts';
import type { SecurityContact } from '../published/security-text.ts';

export interface Config {
  host: string;
  port: number;
  operationsPort: number;
  /** The host names (with a dot) that the operations port answers to. */
  operationsNames: readonly string[];
  databaseUrl: string | undefined;
  /** PostgreSQL itself, if `databaseUrl` is a pooler in transaction mode. */
  databaseDirectUrl: string | undefined;
  /** A streaming standby, which answers lists while its lag is at most this. */
  replica: { url: string; maxLagMs: number } | undefined;
  redisUrl: string | undefined;
  natsUrl: string | undefined;
  dataDir: string;
  /** The keys that seal the installation's secrets; undefined in development, which uses a key in `dataDir`. */
  secretKeys: SecretKeys | undefined;
  /** The keys of the operators' API; without any there is no such API. */
  operatorKeys: readonly string[];
  /** The bucket for the bytes of files; undefined means in `dataDir`. */
  files: S3Location | undefined;
  mode: 'development' | 'production';
  environment: 'live' | 'sandbox';
  region: 'us' | 'eu' | 'ap';
  publicUrl: string;
  authUrl: string;
  tls: { cert: string; key: string } | undefined;
  trustedProxies: string[];
  /** The mail server and the sender; undefined means that no e-mail is sent. */
  mail: MailSettings | undefined;
  admin: { email: string | undefined; password: string | undefined; apiKey: string | undefined };
  /** The contact in `security.txt`; undefined means that there is no such file. */
  securityContact: SecurityContact | undefined;
  /** Whether requests to URLs that users choose may reach this machine and private networks. */
  allowPrivateNetworks: AllowedPrivate;
  logLevel: string;
  /** How long a stopping node keeps taking requests while it reports not ready, in milliseconds. */
  drainMs: number;
  /** Whether events are archived before they are deleted; must be the same for all processes of an installation. */
  archiveEvents: boolean;
  /** Whether applications that describe themselves may act for people; must be the same for all processes of an installation. */
  describedApplications: boolean;
  /** The share of requests to log, from 0 to 1. */
  loggedRequests: number;
  /** Maximum share of successful reads in the request log, from 0 to 1. */
  loggedReads: number;
  /** Where the server records which parts of the contracts it has served; undefined means nowhere. */
  coverageDir: string | undefined;
}

type Env = Record<string, string | undefined>;

const oneOf = <T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T => {
  const value = env[name] ?? fallback;
  if (allowed.includes(value as T)) return value as T;
  throw new ConfigError(`${name} is "${value}"; it must be ${allowed.join(', ')}.`);
};

const port = (env: Env, name: string, fallback: number): number => {
  const value = env[name];
  if (value === undefined) return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number <= 65535) return number;
  throw new ConfigError(`${name} is "${value}"; it must be a number from 0 to 65535.`);
};

const seconds = (env: Env, name: string, { fallback, most }: { fallback: number; most: number }): number => {
  const value = env[name];
  if (value === undefined) return fallback;
  if (/^\d+(?:\.\d+)?$/.test(value) && Number(value) <= most) return Number(value);
  throw new ConfigError(`${name} is "${value}"; it must be a number of seconds from 0 to ${most}.`);
};

const share = (env: Env, name: string, fallback: number): number => {
  const value = env[name];
  if (value === undefined) return fallback;
  if (/^(?:0|1|0?\.\d+)$/.test(value)) return Number(value);
  throw new ConfigError(`${name} is "${value}"; it must be a share from 0 (none) to 1 (all), such as 0.01 for one in a hundred.`);
};

const url = (env: Env, name: string, schemes: readonly string[]): string | undefined => {
  const value = env[name];
  if (value === undefined || value === '') return undefined;
  if (URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))) return value.replace(/\/$/, '');
  throw new ConfigError(`${name} is not a valid URL; it must start with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}.`);
};

/** A public base URL, without query and fragment. */
const root = (env: Env, name: string, mode: Config['mode']): string | undefined => {
  const given = url(env, name, ['http', 'https']);
  if (given === undefined) return undefined;
  if (/[?#]/.test(given)) throw new ConfigError(`${name} must not have a query or fragment; only a path is allowed.`);
  if (mode === 'production' && given.startsWith('http:'))
    throw new ConfigError(`${name} starts with http://, which production refuses; it must start with https://.`);
  return given;
};

const readable = (env: Env, name: string): string | undefined => {
  const path = env[name];
  if (path === undefined) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new ConfigError(`${name}: cannot read ${path} (${(cause as NodeJS.ErrnoException).code}).`, { cause });
  }
};

const otherKey = (cause?: unknown) => new ConfigError('TESSERA_TLS_KEY is not the key of the certificate in TESSERA_TLS_CERT.', { cause });

const tls = (env: Env): Config['tls'] => {
  const cert = readable(env, 'TESSERA_TLS_CERT');
  const key = readable(env, 'TESSERA_TLS_KEY');
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) throw new ConfigError('TESSERA_TLS_CERT and TESSERA_TLS_KEY must be set together.');
  try {
    createSecureContext({ cert, key });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_OSSL_X509_KEY_VALUES_MISMATCH') throw otherKey(cause);
    throw new ConfigError(`TESSERA_TLS_CERT and TESSERA_TLS_KEY must be a certificate and its key in PEM: ${(cause as Error).message}.`, {
      cause,
    });
  }
  // A key of another kind is accepted silently, and then no connection can be made.
  if (!new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))) throw otherKey();
  return { cert, key };
};

const hostName = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/;

const operationsNames = (env: Env): string[] => {
  const names = (env.TESSERA_OPERATIONS_NAMES ?? '').split(',').map((one) => one.trim().toLowerCase());
  const wrong = names.filter(Boolean).find((one) => !hostName.test(one));
  if (wrong === undefined) return names.filter(Boolean);
  throw new ConfigError(`TESSERA_OPERATIONS_NAMES contains "${wrong}"; it must list host names, such as tessera.internal.example.`);
};

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32));
};

const trustedProxies = (env: Env): string[] => {
  const given = (env.TESSERA_TRUSTED_PROXIES ?? '').split(',').map((one) => one.trim());
  const proxies = given.filter(Boolean);
  const wrong = proxies.find((one) => !proxyNames.includes(one) && !isNetwork(one));
  if (wrong === undefined) return proxies;
  throw new ConfigError(
    `TESSERA_TRUSTED_PROXIES contains "${wrong}"; it must list addresses, networks such as 10.0.0.0/8, or ${proxyNames.join(', ')}.`,
  );
};

const text = (env: Env, name: string, fallback: string): string => {
  const value = env[name] ?? fallback;
  if (value.trim() !== '') return value;
  throw new ConfigError(`${name} is empty; unset it to use ${fallback}.`);
};

const allInterfaces = ['0.0.0.0', '::'];

/** The host as written in a URL. */
const urlHost = (host: string): string => {
  if (allInterfaces.includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
};

/** The default operations port: the API's port plus 1000, or minus 1000 when that would exceed 65535. */
const operationsPortFor = (own: number): number => {
  if (own === 0) return 0;
  return own + 1000 <= 65535 ? own + 1000 : own - 1000;
};

const filesForm = 's3://bucket?region=us-east-1, with &endpoint=https://... for a store other than Amazon S3';

const filesError = (reason: string) => new ConfigError(`TESSERA_FILES_URL ${reason}; it has the form ${filesForm}.`);

/** The credentials for the bucket, in the variables that all S3 tools use. */
const storeKey = (env: Env): S3Location['credentials'] => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = env;
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
  throw new ConfigError(`TESSERA_FILES_URL requires ${accessKeyId ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID'}.`);
};

const endpointOf = (text: string | null): string | undefined => {
  if (text === null) return undefined;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && ['http:', 'https:'].includes(address.protocol) && address.pathname === '/' && !address.search) return address.origin;
  throw filesError(`has the endpoint "${text}", which is not an http or https URL`);
};

/** The bucket of `TESSERA_FILES_URL`, with its credentials. */
const files = (env: Env): Config['files'] => {
  const given = env.TESSERA_FILES_URL;
  if (given === undefined || given === '') return undefined;
  if (!URL.canParse(given) || !given.startsWith('s3://')) throw filesError('is not an s3:// URL');
  const { host: bucket, username, password, pathname, searchParams } = new URL(given);
  if (username || password) throw filesError('contains credentials, which belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw filesError(`names "${bucket}", which is not a valid bucket name`);
  const unknown = [...searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region');
  if (unknown !== undefined) throw filesError(`has "${unknown}"`);
  const endpoint = endpointOf(searchParams.get('endpoint'));
  const region = searchParams.get('region') ?? (endpoint ? 'us-east-1' : undefined);
  if (!region) throw filesError('has no region');
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return { bucket, prefix: prefix && `${prefix}/`, region, endpoint, credentials: storeKey(env) };
};

/** An e-mail address, alone or in angle brackets after a name. */
const mailbox = /^(?:[^<>@\r\n]*<[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/;

const mail = (env: Env): Config['mail'] => {
  const given = url(env, 'TESSERA_SMTP_URL', ['smtp', 'smtps']);
  const from = env.TESSERA_SMTP_FROM || undefined;
  if (given === undefined && from === undefined) return undefined;
  if (given === undefined || from === undefined) throw new ConfigError('TESSERA_SMTP_URL and TESSERA_SMTP_FROM must be set together.');
  if (new URL(given).hostname === '') throw new ConfigError('TESSERA_SMTP_URL has no host; it has the form smtp://mail.example.com:587.');
  if (!mailbox.test(from))
    throw new ConfigError(
      `TESSERA_SMTP_FROM is "${from}"; it must be an e-mail address, optionally with a name: Tessera <tessera@example.com>.`,
    );
  return { url: given, from };
};

const admin = (env: Env, environment: Config['environment']): Config['admin'] => {
  const { TESSERA_ADMIN_EMAIL: email, TESSERA_ADMIN_PASSWORD: password, TESSERA_ADMIN_API_KEY: apiKey } = env;
  if (email !== undefined && !isEmail(email))
    throw new ConfigError(`TESSERA_ADMIN_EMAIL is "${email}"; it must be an e-mail address of at most 254 characters.`);
  if (password !== undefined && (password.length < 12 || password.length > 256))
    throw new ConfigError('TESSERA_ADMIN_PASSWORD must have 12 to 256 characters.');
  if (apiKey !== undefined && environmentOf(apiKey) !== environment)
    throw new ConfigError(
      `TESSERA_ADMIN_API_KEY is not a well-formed ${environment} key: ${keyPrefixOf(environment)}, 32 characters, _, and a checksum of 6.`,
    );
  return { email, password, apiKey };
};

const contactForm = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d.()-]+)$/;

const securityContact = (env: Env): Config['securityContact'] => {
  const contacts = (env.TESSERA_SECURITY_CONTACT ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const policy = url(env, 'TESSERA_SECURITY_POLICY', ['https']);
  const wrong = contacts.find((contact) => !contactForm.test(contact));
  if (wrong !== undefined)
    throw new ConfigError(`TESSERA_SECURITY_CONTACT contains "${wrong}"; its addresses must start with mailto:, https:// or tel:+.`);
  if (contacts.length > 0) return { contacts, policy };
  if (policy) throw new ConfigError('TESSERA_SECURITY_POLICY requires TESSERA_SECURITY_CONTACT, without which there is no security.txt.');
  return undefined;
};

/** Production does not start without keys, because nothing else opens the sealed data in the database. */
const secretKeys = (env: Env, mode: Config['mode']): Config['secretKeys'] => {
  const { TESSERA_SECRET_KEY: own, TESSERA_SECRET_KEY_FILE: path } = env;
  if (own && path) throw new ConfigError('TESSERA_SECRET_KEY and TESSERA_SECRET_KEY_FILE must not both be set.');
  const name = path ? 'TESSERA_SECRET_KEY_FILE' : 'TESSERA_SECRET_KEY';
  const given = path ? readable(env, name) : own || undefined;
  if (given === undefined && mode === 'production')
    throw new ConfigError(
      'TESSERA_SECRET_KEY is required in production; create one with `openssl rand -base64 32`. Keep it: nothing else opens what it seals.',
    );
  const keys = given === undefined ? undefined : parseSecretKeys(given);
  if (given !== undefined && !keys)
    throw new ConfigError(
      `${name} must contain 32 bytes in base64, or several such keys separated by commas; create one with \`openssl rand -base64 32\`.`,
    );
  return keys;
};

const operatorKeyForm = /^[\x21-\x2B\x2D-\x7E]{32,256}$/;

/** Allows several keys, so that a new one can be used before the old one is removed. */
const operatorKeys = (env: Env): Config['operatorKeys'] => {
  const { TESSERA_OPERATOR_KEY: own, TESSERA_OPERATOR_KEY_FILE: path } = env;
  if (own && path) throw new ConfigError('TESSERA_OPERATOR_KEY and TESSERA_OPERATOR_KEY_FILE must not both be set.');
  const name = path ? 'TESSERA_OPERATOR_KEY_FILE' : 'TESSERA_OPERATOR_KEY';
  const given = path ? readable(env, name) : own || undefined;
  if (given === undefined) return [];
  const keys = given.split(',').map((key) => key.trim());
  if (keys.every((key) => operatorKeyForm.test(key))) return keys;
  throw new ConfigError(
    `${name} must contain a key of 32 to 256 visible ASCII characters, or several such keys separated by commas; create one with \`openssl rand -hex 32\`.`,
  );
};

/** Never in production: users who choose a URL must not reach the server's network. */
const allowPrivateNetworks = (env: Env, mode: Config['mode']): AllowedPrivate => {
  const allowed = oneOf(env, 'TESSERA_ALLOW_PRIVATE_NETWORKS', ['true', 'loopback', 'false'], 'false');
  if (allowed !== 'false' && mode === 'production')
    throw new ConfigError(`TESSERA_ALLOW_PRIVATE_NETWORKS is "${allowed}"; in production it must be false.`);
  return allowed === 'loopback' ? allowed : allowed === 'true';
};

const postgres = ['postgres', 'postgresql'];

const directUrl = (env: Env, databaseUrl: string | undefined): string | undefined => {
  const direct = url(env, 'DATABASE_DIRECT_URL', postgres);
  if (direct && !databaseUrl) throw new ConfigError('DATABASE_DIRECT_URL requires DATABASE_URL, the pooler in front of it.');
  return direct;
};

const replica = (env: Env, databaseUrl: string | undefined): Config['replica'] => {
  const standby = url(env, 'DATABASE_REPLICA_URL', postgres);
  const maxLagMs = seconds(env, 'DATABASE_REPLICA_MAX_LAG_SECONDS', { fallback: 10, most: 3600 }) * 1000;
  if (standby && !databaseUrl) throw new ConfigError('DATABASE_REPLICA_URL requires DATABASE_URL, its primary.');
  return standby ? { url: standby, maxLagMs } : undefined;
};

/** Whether this process enforces time limits to protect itself. @throws ConfigError */
export const readTimeLimits = (env: Env): boolean => oneOf(env, 'TESSERA_TIME_LIMITS', ['on', 'off'], 'on') === 'on';

/**
 * The configuration from the environment.
 * @throws ConfigError with the variable's name, its value unless it is secret, and the allowed values
 */
export const readConfig = (env: Env): Config => {
  const own = port(env, 'PORT', 8080);
  const host = text(env, 'HOST', '127.0.0.1');
  const certificate = tls(env);
  const mode = oneOf(env, 'TESSERA_MODE', ['development', 'production'], 'development');
  const publicUrl = root(env, 'TESSERA_PUBLIC_URL', mode) ?? `${certificate ? 'https' : 'http'}://${urlHost(host)}:${own}`;
  const environment = oneOf(env, 'TESSERA_ENVIRONMENT', ['live', 'sandbox'], 'live');
  const databaseUrl = url(env, 'DATABASE_URL', postgres);
  return {
    host,
    port: own,
    operationsNames: operationsNames(env),
    operationsPort: port(env, 'TESSERA_OPERATIONS_PORT', operationsPortFor(own)),
    databaseUrl,
    databaseDirectUrl: directUrl(env, databaseUrl),
    replica: replica(env, databaseUrl),
    redisUrl: url(env, 'REDIS_URL', ['redis', 'rediss']),
    natsUrl: url(env, 'NATS_URL', ['nats', 'tls']),
    dataDir: text(env, 'TESSERA_DATA_DIR', '.data'),
    secretKeys: secretKeys(env, mode),
    operatorKeys: operatorKeys(env),
    files: files(env),
    mode,
    environment,
    region: oneOf(env, 'TESSERA_REGION', ['us', 'eu', 'ap'], 'us'),
    publicUrl,
    authUrl: root(env, 'TESSERA_AUTH_URL', mode) ?? publicUrl,
    tls: certificate,
    trustedProxies: trustedProxies(env),
    mail: mail(env),
    admin: admin(env, environment),
    securityContact: securityContact(env),
    allowPrivateNetworks: allowPrivateNetworks(env, mode),
    logLevel: oneOf(env, 'TESSERA_LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    drainMs: seconds(env, 'TESSERA_DRAIN_SECONDS', { fallback: 0, most: 300 }) * 1000,
    archiveEvents: oneOf(env, 'TESSERA_ARCHIVE_EVENTS', ['true', 'false'], 'false') === 'true',
    describedApplications: oneOf(env, 'TESSERA_DESCRIBED_APPLICATIONS', ['true', 'false'], 'true') === 'true',
    loggedRequests: share(env, 'TESSERA_LOG_REQUESTS', 1),
    loggedReads: share(env, 'TESSERA_LOGGED_READS', 1),
    coverageDir: env.TESSERA_COVERAGE_DIR || undefined,
  };
};

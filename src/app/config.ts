import { existsSync, readFileSync } from 'node:fs';
import { environmentOf } from '../identity/credentials/api-key-format.ts';

/** A setting that cannot be used; the message is the one line that the operator reads. */
class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface Config {
  host: string;
  port: number;
  operationsPort: number;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  natsUrl: string | undefined;
  dataDir: string;
  mode: 'development' | 'production';
  environment: 'live' | 'sandbox';
  region: 'us' | 'eu' | 'ap';
  publicUrl: string;
  authUrl: string;
  tls: { cert: string; key: string } | undefined;
  trustedProxies: string[];
  admin: { email: string | undefined; password: string | undefined; apiKey: string | undefined };
  logLevel: string;
}

type Env = Record<string, string | undefined>;

const oneOf = <T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T => {
  const value = env[name] ?? fallback;
  if (allowed.includes(value as T)) return value as T;
  throw new ConfigError(`${name} is "${value}"; it may be ${allowed.join(', ')}.`);
};

const port = (env: Env, name: string, fallback: number): number => {
  const value = env[name];
  if (value === undefined) return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number <= 65535) return number;
  throw new ConfigError(`${name} is "${value}"; it may be a number from 0 to 65535.`);
};

const url = (env: Env, name: string, schemes: readonly string[]): string | undefined => {
  const value = env[name];
  if (value === undefined || value === '') return undefined;
  if (URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))) return value.replace(/\/$/, '');
  throw new ConfigError(`${name} is not an address; it may begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}.`);
};

const readable = (env: Env, name: string): string | undefined => {
  const path = env[name];
  if (path === undefined) return undefined;
  if (existsSync(path)) return readFileSync(path, 'utf8');
  throw new ConfigError(`${name} names ${path}, which cannot be read.`);
};

const tls = (env: Env): Config['tls'] => {
  const cert = readable(env, 'TESSERA_TLS_CERT');
  const key = readable(env, 'TESSERA_TLS_KEY');
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined)
    throw new ConfigError('TESSERA_TLS_CERT and TESSERA_TLS_KEY are set together or not at all.');
  return { cert, key };
};

const admin = (env: Env, environment: Config['environment']): Config['admin'] => {
  const { TESSERA_ADMIN_EMAIL: email, TESSERA_ADMIN_PASSWORD: password, TESSERA_ADMIN_API_KEY: apiKey } = env;
  if (email !== undefined && !/^[^@\s]+@[^@\s]+$/.test(email))
    throw new ConfigError(`TESSERA_ADMIN_EMAIL is "${email}"; it may be an e-mail address.`);
  if (password !== undefined && (password.length < 12 || password.length > 256))
    throw new ConfigError('TESSERA_ADMIN_PASSWORD may have 12 to 256 characters.');
  if (apiKey !== undefined && environmentOf(apiKey) !== environment)
    throw new ConfigError(
      `TESSERA_ADMIN_API_KEY is not a well-formed ${environment} key: ${environment === 'live' ? 'tsr_live_' : 'tsr_test_'}, 32 characters, _, 6 of checksum.`,
    );
  return { email, password, apiKey };
};

/**
 * The configuration from the environment.
 * @throws ConfigError naming the variable, its value where that is no secret, and what is allowed
 */
export const readConfig = (env: Env): Config => {
  const own = port(env, 'PORT', 8080);
  const host = env.HOST ?? '127.0.0.1';
  const certificate = tls(env);
  const publicUrl =
    url(env, 'TESSERA_PUBLIC_URL', ['http', 'https']) ??
    `${certificate ? 'https' : 'http'}://${host === '0.0.0.0' ? 'localhost' : host}:${own}`;
  const environment = oneOf(env, 'TESSERA_ENVIRONMENT', ['live', 'sandbox'], 'live');
  return {
    host,
    port: own,
    operationsPort: port(env, 'TESSERA_OPERATIONS_PORT', own === 0 ? 0 : own + 1000),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres', 'postgresql']),
    redisUrl: url(env, 'REDIS_URL', ['redis', 'rediss']),
    natsUrl: url(env, 'NATS_URL', ['nats', 'tls']),
    dataDir: env.TESSERA_DATA_DIR ?? '.data',
    mode: oneOf(env, 'TESSERA_MODE', ['development', 'production'], 'development'),
    environment,
    region: oneOf(env, 'TESSERA_REGION', ['us', 'eu', 'ap'], 'us'),
    publicUrl,
    authUrl: url(env, 'TESSERA_AUTH_URL', ['http', 'https']) ?? publicUrl,
    tls: certificate,
    trustedProxies: (env.TESSERA_TRUSTED_PROXIES ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    admin: admin(env, environment),
    logLevel: oneOf(env, 'TESSERA_LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  };
};

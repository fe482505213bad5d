import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { families } from '#families/index';
import { ConfigError } from '../../core/config-error.ts';
import { createSealer, type Sealer } from '../../core/sealing.ts';
import { parseSecretKeys, type SecretKeys } from '../../core/secret-keys.ts';
import type { Queries } from '../../data/connection/database.ts';
import { MissingSealingKey, openSecrets, type Secrets, sealingKeyOf } from '../../data/installation-secrets.ts';
import type { Config } from '../config.ts';

type Settings = Pick<Config, 'secretKeys' | 'dataDir'>;

const keyFile = (dataDir: string): string => join(dataDir, 'secret-key');

const fileFailure = (file: string, cause: unknown) =>
  new ConfigError(`Cannot use the secret key file ${file} (${(cause as NodeJS.ErrnoException).code}).`, { cause });

const readKeyFile = (file: string): SecretKeys | undefined => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw fileFailure(file, cause);
  }
  const keys = parseSecretKeys(text);
  if (!keys) throw new ConfigError(`${file} no longer contains 32 bytes in base64. Restore it from a copy.`);
  return keys;
};

const openSynced = (file: string, flags: string, text?: string): void => {
  const handle = openSync(file, flags, 0o600);
  try {
    if (text !== undefined) writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Creates the key file atomically and syncs it before anything is sealed with it. If another process was first, its file is used. */
const makeKeyFile = (dataDir: string): SecretKeys => {
  const file = keyFile(dataDir);
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    openSynced(own, 'wx', `${randomBytes(32).toString('base64')}\n`);
    linkSync(own, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw fileFailure(file, cause);
  } finally {
    rmSync(own, { force: true });
  }
  // Windows cannot open folders, and syncs their entries itself.
  if (process.platform !== 'win32') openSynced(dataDir, 'r');
  return readKeyFile(file)!;
};

/** The configured keys, else the one in the data folder (development only); undefined when there is none yet. */
export const availableSecretKeys = ({ secretKeys, dataDir }: Settings): SecretKeys | undefined =>
  secretKeys ?? readKeyFile(keyFile(dataDir));

const describeKeys = (names: readonly string[]) => (names.length === 1 ? `the key ${names[0]}` : `the keys ${names.join(', ')}`);

const wrongKeyError = ({ secretKeys, dataDir }: Settings, key: string, available: SecretKeys | undefined): ConfigError => {
  const place = secretKeys ? 'TESSERA_SECRET_KEY holds' : `${keyFile(dataDir)} holds`;
  const here = available
    ? `${place} ${describeKeys(available.names)}`
    : `TESSERA_SECRET_KEY is not set and ${keyFile(dataDir)} does not exist`;
  return new ConfigError(
    `The secrets of this database are sealed with the key ${key}, but ${here}. Start with the key ${key}, alone or after a comma; nothing was changed.`,
  );
};

const readOrMakeKeys = async (settings: Settings, db: Queries): Promise<SecretKeys> => {
  const available = availableSecretKeys(settings);
  if (available) return available;
  const sealing = await sealingKeyOf(db);
  if (!sealing) return makeKeyFile(settings.dataDir);
  // Another process may have created the file meanwhile, and sealed with its key.
  const made = availableSecretKeys(settings);
  if (!made) throw wrongKeyError(settings, sealing, undefined);
  return made;
};

/** Runs work with the operator's keys; a wrong key becomes a ConfigError. */
export const withSecretKeys = async <T>(settings: Settings, db: Queries, work: (keys: SecretKeys) => Promise<T>): Promise<T> => {
  const keys = await readOrMakeKeys(settings, db);
  try {
    return await work(keys);
  } catch (failure) {
    throw failure instanceof MissingSealingKey ? wrongKeyError(settings, failure.key, keys) : failure;
  }
};

/**
 * The secrets of this installation, opened.
 * @throws ConfigError when the given keys cannot open them
 */
export const openInstallation = (settings: Settings, db: Queries): Promise<Secrets> =>
  withSecretKeys(settings, db, (keys) => openSecrets(db, keys, families.secrets));

/** Finds what seals with a secret by its name. @throws Error when the installation has no such secret */
export const sealersOf =
  (secrets: Readonly<Record<string, string>>) =>
  (name: string): Sealer => {
    const secret = secrets[name];
    if (secret === undefined) throw new Error(`The installation has no secret "${name}".`);
    return createSealer(secret);
  };

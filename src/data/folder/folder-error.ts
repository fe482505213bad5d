/** What is wrong with a folder, as what follows "The data folder X ...", and what to do about it. */
export interface Trouble {
  problem: string;
  remedy: string;
}

/** A data folder that cannot be used; the message says which, why, and what to do. */
export class FolderError extends Error {
  override name = 'FolderError';

  constructor(folder: string, { problem, remedy }: Trouble, cause?: unknown) {
    super(`The data folder ${folder} ${problem}. ${remedy}`, { cause });
  }
}

const full = (reason: string): Trouble => ({
  problem: `is on a disk that is full (${reason})`,
  remedy: 'Make room on it and start again; what was acknowledged is still there.',
});

const readOnly = (reason: string): Trouble => ({
  problem: `is on a file system that is read-only (${reason})`,
  remedy: 'Mount it so that it can be written, or choose another folder.',
});

const forbidden = (reason: string): Trouble => ({
  problem: `may not be written by this user (${reason})`,
  remedy: 'Give the user that runs Tessera the right to read and write it, or choose another folder.',
});

const noFolder = (reason: string): Trouble => ({
  problem: `cannot be used as a folder (${reason})`,
  remedy: 'Choose another folder.',
});

const otherVersion = (reason: string): Trouble => ({
  problem: `was written by another PostgreSQL (${reason})`,
  remedy: 'Start it with the version of Tessera that wrote it, or choose another folder.',
});

const damaged = (reason: string): Trouble => ({
  problem: `holds a damaged database (${reason})`,
  remedy: 'Put a copy of the whole folder in its place, or choose another folder; keep this one for whoever can mend it.',
});

const troubles: readonly [RegExp, (reason: string) => Trouble][] = [
  [/No space left on device|ENOSPC|EDQUOT|quota exceeded/i, full],
  [/Read-only file system|EROFS/i, readOnly],
  [/Permission denied|EACCES|EPERM|Operation not permitted/i, forbidden],
  [/EEXIST|ENOTDIR|ELOOP|ENAMETOOLONG/, noFolder],
  [/incompatible with server/i, otherVersion],
];

const troubleOf = (reason: string): Trouble => {
  const [, trouble] = troubles.find(([pattern]) => pattern.test(reason)) ?? [undefined, damaged];
  return trouble(reason);
};

/** How the system under the embedded database, which is none of Node's, numbers what can be wrong with a disk (WASI, errno). */
const wasiReasons: Readonly<Record<number, string>> = {
  2: 'Permission denied',
  19: 'Disk quota exceeded',
  29: 'Input/output error',
  51: 'No space left on device',
  63: 'Operation not permitted',
  69: 'Read-only file system',
};

/** What a failure says for itself; some have a number in the place of words. */
const wordsOf = (error: unknown): string => {
  const { code, errno, message } = (error ?? {}) as NodeJS.ErrnoException;
  const reason = code === undefined && errno !== undefined ? wasiReasons[errno] : undefined;
  return reason ?? String(message || error);
};

/** The last words of PostgreSQL before it gave up. */
const lastWords = (lines: readonly string[]): string | undefined => {
  const words = lines.flatMap((line) => /\b(?:FATAL|PANIC|DETAIL): +(.*)/.exec(line)?.[1] ?? []);
  return words.length > 0 ? words.map((one) => one.replace(/\.$/, '')).join(': ') : undefined;
};

/** What is wrong with a folder that a file cannot be written in. */
export const folderTrouble = (error: unknown): Trouble => troubleOf(wordsOf(error));

/** What a failure to use a folder means, from the error and from what PostgreSQL logged before it. */
export const folderError = (folder: string, error: unknown, logged: readonly string[] = []): FolderError => {
  if (error instanceof FolderError) return error;
  const reason = lastWords(logged) ?? wordsOf(error);
  return new FolderError(folder, troubleOf(reason), error);
};

/** What is wrong with a folder, as the rest of the sentence "The data folder X ...", and what to do about it. */
export interface FolderProblem {
  problem: string;
  remedy: string;
}

/** A data folder that cannot be used; the message says which, why, and what to do. */
export class FolderError extends Error {
  override name = 'FolderError';

  constructor(folder: string, { problem, remedy }: FolderProblem, cause?: unknown) {
    super(`The data folder ${folder} ${problem}. ${remedy}`, { cause });
  }
}

const full = (reason: string): FolderProblem => ({
  problem: `is on a disk that is full (${reason})`,
  remedy: 'Free some space and start again; acknowledged writes are safe.',
});

const readOnly = (reason: string): FolderProblem => ({
  problem: `is on a file system that is read-only (${reason})`,
  remedy: 'Mount it writable, or choose another folder.',
});

const forbidden = (reason: string): FolderProblem => ({
  problem: `may not be written by this user (${reason})`,
  remedy: 'Give the user that runs Tessera the right to read and write it, or choose another folder.',
});

const noFolder = (reason: string): FolderProblem => ({
  problem: `cannot be used as a folder (${reason})`,
  remedy: 'Choose another folder.',
});

const otherVersion = (reason: string): FolderProblem => ({
  problem: `was written by another PostgreSQL (${reason})`,
  remedy: 'Use the version of Tessera that wrote it, or choose another folder.',
});

const damaged = (reason: string): FolderProblem => ({
  problem: `holds a damaged database (${reason})`,
  remedy: 'Restore the whole folder from a copy, or choose another folder; keep this one for recovery.',
});

const problems: readonly [RegExp, (reason: string) => FolderProblem][] = [
  [/No space left on device|ENOSPC|EDQUOT|quota exceeded/i, full],
  [/Read-only file system|EROFS/i, readOnly],
  [/Permission denied|EACCES|EPERM|Operation not permitted/i, forbidden],
  [/EEXIST|ENOTDIR|ELOOP|ENAMETOOLONG/, noFolder],
  [/incompatible with server/i, otherVersion],
];

const problemOf = (reason: string): FolderProblem => {
  const [, problemFor] = problems.find(([pattern]) => pattern.test(reason)) ?? [undefined, damaged];
  return problemFor(reason);
};

/** The errno values of WASI, the system interface of the embedded database; they are not Node's. */
const wasiReasons: Readonly<Record<number, string>> = {
  2: 'Permission denied',
  19: 'Disk quota exceeded',
  29: 'Input/output error',
  51: 'No space left on device',
  63: 'Operation not permitted',
  69: 'Read-only file system',
};

/** The message of an error; some errors have only a number. */
const reasonOf = (error: unknown): string => {
  const { code, errno, message } = (error ?? {}) as NodeJS.ErrnoException;
  const reason = code === undefined && errno !== undefined ? wasiReasons[errno] : undefined;
  return reason ?? String(message || error);
};

/** The last errors that PostgreSQL logged before it stopped. */
const lastMessages = (lines: readonly string[]): string | undefined => {
  const messages = lines.flatMap((line) => /\b(?:FATAL|PANIC|DETAIL): +(.*)/.exec(line)?.[1] ?? []);
  return messages.length > 0 ? messages.map((one) => one.replace(/\.$/, '')).join(': ') : undefined;
};

/** What is wrong with a folder when a file cannot be written in it. */
export const folderProblem = (error: unknown): FolderProblem => problemOf(reasonOf(error));

/** The FolderError for an error and the lines that PostgreSQL logged before it. */
export const folderError = (folder: string, error: unknown, logged: readonly string[] = []): FolderError => {
  if (error instanceof FolderError) return error;
  const reason = lastMessages(logged) ?? reasonOf(error);
  return new FolderError(folder, problemOf(reason), error);
};

import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Files that this process holds: its own number in a file may also be left from an earlier life in a container. */
const held = new Set<string>();

const holder = (file: string): number | undefined => {
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (pid === process.pid) return held.has(file) ? pid : undefined;
  return pid > 0 && alive(pid) ? pid : undefined;
};

const claim = (file: string): boolean => {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
};

/**
 * Takes a file as the sign that this process uses a folder, and returns what gives it back. Embedded PostgreSQL itself
 * would let a second process in, and the two would destroy the data.
 */
export const lockFolder = (file: string): (() => void) => {
  if (!claim(file)) {
    const pid = holder(file);
    if (pid) throw new Error(`The data folder is in use by process ${pid}. If that is not Tessera, delete ${file}.`);
    rmSync(file, { force: true });
    if (!claim(file)) throw new Error(`Another process has just taken the data folder (${file}).`);
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
};

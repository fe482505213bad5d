import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const isRecent = (python: string): boolean => spawnSync(python, ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']).status === 0;

/** A Python that runs the Python client; Debian's own comes first. Undefined where there is none. */
export const python: string | undefined = ['/usr/bin/python3', 'python3'].find(isRecent);

/** What a Python needs to find the client, and to leave nothing behind. */
export const pythonEnvironment = {
  PATH: process.env.PATH,
  PYTHONPATH: join(import.meta.dirname, '../../clients/python'),
  PYTHONDONTWRITEBYTECODE: '1',
  PYTHONIOENCODING: 'utf-8',
};

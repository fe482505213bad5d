import { takeDataFolder } from '../../../src/data/folder/data-folder.ts';

/** Takes a data folder, waiting for its lock as long as it is told, says so, and keeps it until this process is ended. */
const said = (): string => {
  try {
    const [, , dataDir, timeoutMs] = process.argv;
    takeDataFolder(dataDir!, timeoutMs ? Number(timeoutMs) : undefined);
    return 'taken';
  } catch (error) {
    return (error as Error).message;
  }
};

process.stdout.write(`${said()}\n`);
setInterval(() => undefined, 60_000);

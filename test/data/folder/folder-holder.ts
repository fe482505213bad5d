import { takeDataFolder } from '../../../src/data/folder/data-folder.ts';

/** Takes a data folder, says so, and keeps it until this process is ended. */
const said = (): string => {
  try {
    takeDataFolder(process.argv[2]!);
    return 'taken';
  } catch (error) {
    return (error as Error).message;
  }
};

process.stdout.write(`${said()}\n`);
setInterval(() => undefined, 60_000);

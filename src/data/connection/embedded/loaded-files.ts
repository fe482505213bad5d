import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { entriesOfTar } from './tar.ts';

/** Where PGlite keeps the files of its database. */
const place = PGlite.paths.PGDATA;

/**
 * The files of a database in memory that starts from a dump. They are views of the dump, and PostgreSQL writes into them. PGlite's own way
 * to load a dump copies it, which takes more time and twice the memory.
 */
export const loadedFiles = (dump: ArrayBuffer): MemoryFS =>
  new (class extends MemoryFS {
    override async initialSyncFs(): Promise<void> {
      const { FS } = this.pg!.Module;
      FS.mkdirTree(place);
      for (const { path, isFolder, bytes } of entriesOfTar(new Uint8Array(dump))) {
        if (isFolder) FS.mkdirTree(`${place}/${path}`);
        else FS.writeFile(`${place}/${path}`, bytes, { canOwn: true });
      }
    }
  })();

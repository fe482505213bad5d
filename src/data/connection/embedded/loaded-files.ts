import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { entriesOfTar } from './tar.ts';

/** Where PGlite has the files of its database. */
const place = PGlite.paths.PGDATA;

/**
 * The files of a database in memory that begins with the result of a dump. They are views of it, which PGlite's own way to load one copies,
 * so that they cost neither the time nor the memory of a second time; PostgreSQL writes into them.
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

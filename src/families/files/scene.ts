import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { announceObject, claimObject, type Problem, type SceneKind, type SceneRecord, textProblems } from '@tessera/platform';
import { newObjectKey } from './contents.ts';

/** The bytes of a file; undefined when it has none. */
const bytesOf = ({ content, content_base64 }: SceneRecord): Buffer | undefined => {
  if (typeof content === 'string') return Buffer.from(content);
  return typeof content_base64 === 'string' ? Buffer.from(content_base64, 'base64') : undefined;
};

/** Node ignores invalid base64 characters, so the round trip then differs. */
const isBase64 = (text: string): boolean => {
  const bare = (one: string) => one.replaceAll(/\s/g, '').replace(/={0,2}$/, '');
  return bare(Buffer.from(text, 'base64').toString('base64')) === bare(text);
};

const base64Problems = ({ content, content_base64 }: SceneRecord): Problem[] => {
  const problem = (message: string, code: Problem['code']): Problem[] => [{ path: ['content_base64'], message, code }];
  return [
    ...(typeof content_base64 === 'string' && !isBase64(content_base64) ? problem('Must be base64.', 'invalid_format') : []),
    ...(content !== undefined && content_base64 !== undefined ? problem('Must not be combined with content.', 'invalid_value') : []),
  ];
};

/** The bytes as text, if they are text. */
const contentOf = (bytes: Buffer): SceneRecord => {
  const content = bytes.toString();
  return Buffer.from(content).equals(bytes) ? { content } : { content_base64: bytes.toString('base64') };
};

export const fileScene: SceneKind = {
  name: 'files',
  id: 'file',
  operationId: 'getFile',
  defaults: (_record, { adminId }) => ({ content_type: 'text/plain', uploaded_by: adminId }),
  references: { project_id: 'projects', task_id: 'tasks' },
  besides: ['content', 'content_base64'],

  /** A file is ready when it has bytes, from which size and checksum are computed. */
  complete: (file) => {
    const bytes = bytesOf(file);
    if (!bytes) return { ...file, status: 'pending', size: null, checksum: null };
    return { ...file, status: 'ready', size: bytes.length, checksum: hash('sha256', bytes, 'hex') };
  },

  check: (record) => [...textProblems(record, ['content', 'content_base64']), ...base64Problems(record)],

  /** As an upload does: the bytes are announced, stored and then claimed. */
  prepare: async (db, record, { accountId, objects, clock }) => {
    const bytes = bytesOf(record);
    if (!bytes) return { object_key: null };
    const object_key = newObjectKey({ accountId }, String(record.id));
    await announceObject(db, { accountId }, object_key, clock());
    await objects.put(object_key, Readable.from([bytes]));
    return { object_key };
  },

  columns: async (row, { id }, { tx, accountId }) => {
    const { object_key } = row as { object_key: string | null };
    if (object_key !== null && !(await claimObject(tx, { accountId }, object_key)))
      throw new Error(`The bytes of ${id} were deleted before the file had them.`);
    return row;
  },

  reading:
    async (_db, { objects }) =>
    async ({ object_key, size }) =>
      object_key ? contentOf(await buffer(await objects.open(String(object_key), Number(size)))) : {},
};

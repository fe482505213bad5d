import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changesOf, sent, wordsIn } from '../../graphql/list-changes.ts';
import { connectGraphql, followed, standing } from '../../graphql/subscribing.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
// Those of earlier tests are gone.
beforeEach(() => followed(tessera, 0));
afterAll(() => tessera?.close());

const bySocket = ({ key }: Pick<Caller, 'key'>) => connectGraphql(tessera.url, { connectionParams: { token: key } });
const post = (path: string, body: unknown = {}, by = tessera.admin) => sent(by, 'POST', path, body);
const patch = (path: string, body: unknown, by = tessera.admin) => sent(by, 'PATCH', path, body);

const project = async (fields: object = {}): Promise<string> => (await post('/v1/projects', { name: 'Atlas', ...fields })).id;

it('RELOAD comes for files and comments, which follow the place of a file', async () => {
  const viewer = await tessera.someone('viewer');
  const [from, to] = [await project({ visibility: 'public' }), await project({ visibility: 'private' })];
  const file = await post('/v1/files', { name: 'legend.txt', content_type: 'text/plain', project_id: from });
  const { client, subscribe } = bySocket(viewer);
  const [files, comments] = [subscribe(changesOf('File')), subscribe(changesOf('Comment'))];
  await standing(tessera, files, comments);
  // It goes where the viewer sees nothing, and comes back.
  await patch(`/v1/files/${file.id}`, { project_id: to });
  await patch(`/v1/files/${file.id}`, { project_id: from });
  await Promise.all([files.first(2), comments.first(2)]);
  expect(wordsIn(files)).toEqual(['RELOAD', `ADDED ${file.id}`]);
  expect(wordsIn(comments)).toEqual(['RELOAD', 'RELOAD']);
  await client.dispose();
});

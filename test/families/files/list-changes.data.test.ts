import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

describe('what an event hides', () => {
  it('is neither told nor guessed: a record whose former value is hidden may have matched, or not', async () => {
    const [from, other, to] = [await project(), await project(), await project()];
    const { client, subscribe } = bySocket(tessera.admin);
    const create = async (project_id: string) => (await post('/v1/files', { name: 'a.txt', content_type: 'text/plain', project_id })).id;
    const [one, two] = [await create(from), await create(other)];
    const inFrom = subscribe(changesOf('File'), { filter: { projectId: { eq: from } } });
    const inTo = subscribe(changesOf('File'), { filter: { projectId: { eq: to } } });
    const named = subscribe(changesOf('File'), { filter: { projectId: { eq: from }, name: { eq: 'b.txt' } } });
    await standing(tessera, inFrom, inTo, named);
    for (const id of [one, two]) await patch(`/v1/files/${id}`, { project_id: to });
    await patch(`/v1/files/${one}`, { name: 'b.txt', project_id: from });
    await Promise.all([inFrom.first(3), inTo.first(3), named.first(1)]);
    // The removal of a file from the project is an event of its own, which comes to nobody who sees every file anyway.
    expect(wordsIn(inFrom)).toEqual([`REMOVED ${one}`, `REMOVED ${two}`, `ADDED ${one}`]);
    expect(wordsIn(inTo)).toEqual([`ADDED ${one}`, `ADDED ${two}`, `REMOVED ${one}`]);
    // Its name is visible, and was another one: it was not in the list.
    expect(wordsIn(named)).toEqual([`ADDED ${one}`]);
    await client.dispose();
  });
});

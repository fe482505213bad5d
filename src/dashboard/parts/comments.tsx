import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { tessera } from '../data/client.ts';
import { Empty, Failed, Loading, Time } from './basics.tsx';
import { sayFailed } from './toasts.tsx';
import { Reference } from './value.tsx';

type Subject = 'project' | 'task' | 'file' | 'resource';

const read = {
  project: tessera.projects.listComments,
  task: tessera.tasks.listComments,
  file: tessera.files.listComments,
  resource: tessera.resources.listComments,
} as const;

/** What people say about a record, and a place to say something. */
export const Comments = ({ type, id, isAllowed }: { type: Subject; id: string; isAllowed: boolean }) => {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['comments', type, id],
    queryFn: async ({ signal }) => (await read[type](id, { sort: ['created_at'], limit: 100, expand: ['author'] }, { signal }).page()).data,
  });
  const write = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await tessera.comments.create({ subject: { type, id }, body: text });
      setText('');
      await client.invalidateQueries({ queryKey: ['comments'] });
    } catch (failure) {
      sayFailed('The comment was not saved', failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="part" aria-labelledby="comments">
      <h2 id="comments">Comments</h2>
      {error && <Failed error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Empty title="No comment yet" />}
      <ul className="comments">
        {data?.map(({ id: key, body, author_id, author, created_at }) => (
          <li key={key}>
            <Reference id={author_id} expanded={author} />{' '}
            <small>
              <Time at={created_at} />
            </small>
            <p>{body}</p>
          </li>
        ))}
      </ul>
      {isAllowed && (
        <form onSubmit={(event) => void write(event)}>
          <label htmlFor="comment">Write a comment</label>
          <textarea id="comment" value={text} onChange={(event) => setText(event.target.value)} />
          <p>
            <button type="submit" className="primary" disabled={isBusy || text.trim() === ''}>
              {isBusy ? 'One moment…' : 'Comment'}
            </button>
          </p>
        </form>
      )}
    </section>
  );
};

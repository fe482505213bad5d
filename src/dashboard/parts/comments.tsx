import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { tessera } from '../data/client.ts';
import { described } from '../data/collections.ts';
import { useList } from '../data/list.ts';
import { written } from '../data/losses.ts';
import { Empty, Failed, Loading, Time } from './basics.tsx';
import { useHold } from './hold.ts';
import { showFailure } from './toasts.tsx';
import { Reference } from './value.tsx';

type Subject = 'project' | 'task' | 'file' | 'resource';

/** The comments on a record, newest last, with a field for a new one. */
export const Comments = ({ type, id, isAllowed }: { type: Subject; id: string; isAllowed: boolean }) => {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  useHold(text.trim() === '' ? undefined : written);
  const { rows, error, isPending, isSuccess, refetch, more } = useList(described.comments!, 'listComments', {
    family: `${type}s`,
    ids: [id],
    sort: 'created_at:desc',
  });
  const write = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await tessera.comments.create({ subject: { type, id }, body: text });
      setText('');
      await client.invalidateQueries({ queryKey: ['comments'] });
    } catch (failure) {
      showFailure('Saving the comment failed', failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="part" aria-labelledby="comments">
      <h2 id="comments">Comments</h2>
      {error && <Failed error={error} retry={refetch} />}
      {isPending && <Loading />}
      {isSuccess && rows.length === 0 && <Empty title="No comments yet" />}
      {more && (
        <button type="button" className="small" onClick={more}>
          Earlier comments
        </button>
      )}
      <ul className="comments">
        {rows.toReversed().map(({ id: key, body, author_id, author, created_at }) => (
          <li key={String(key)}>
            <Reference id={String(author_id)} expanded={author} />{' '}
            <small>
              <Time at={String(created_at)} />
            </small>
            <p>{String(body)}</p>
          </li>
        ))}
      </ul>
      {isAllowed && (
        <form onSubmit={(event) => void write(event)}>
          <label htmlFor="comment">Add a comment</label>
          <textarea id="comment" value={text} onChange={(event) => setText(event.target.value)} />
          <p>
            <button type="submit" className="primary" disabled={isBusy || text.trim() === ''}>
              {isBusy ? 'Please wait…' : 'Comment'}
            </button>
          </p>
        </form>
      )}
    </section>
  );
};

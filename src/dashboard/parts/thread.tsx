import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { call } from '../data/client.ts';
import type { PartProps } from '../data/collection.ts';
import { inSentence, propertyOf } from '../data/contract.ts';
import { written } from '../data/losses.ts';
import { Time } from './basics.tsx';
import { useHold } from './hold.ts';
import { Related } from './related.tsx';
import { showFailure } from './toasts.tsx';
import { Reference } from './value.tsx';

/** What people have written about a record, newest last, with a field for more. */
export const Thread = ({ title, collection, of, record, list, isAllowed }: PartProps) => {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  useHold(text.trim() === '' ? undefined : written);
  const { noun, family, create } = collection;
  const named = collection.thread!;
  const id = `new-${collection.id}`;
  const expanded = propertyOf(collection.record, named.author)['x-expand'];
  const write = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await call(family, create!.operation)({ [named.subject]: { type: of.kind, id: record.id }, [named.text]: text });
      setText('');
      await client.invalidateQueries({ queryKey: [family] });
    } catch (failure) {
      showFailure(`Saving the ${noun} failed`, failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Related title={title} list={list} noun={noun}>
      {list.more && (
        <button type="button" className="small" onClick={list.more}>
          Earlier {inSentence(title)}
        </button>
      )}
      <ul className="thread">
        {list.rows.toReversed().map((one) => (
          <li key={String(one.id)}>
            <Reference id={String(one[named.author])} expanded={expanded && one[expanded]} />{' '}
            <small>
              <Time at={String(one.created_at)} />
            </small>
            <p>{String(one[named.text])}</p>
          </li>
        ))}
      </ul>
      {isAllowed && create && (
        <form onSubmit={(event) => void write(event)}>
          <label htmlFor={id}>Add a {noun}</label>
          <textarea id={id} value={text} onChange={(event) => setText(event.target.value)} />
          <p>
            <button type="submit" className="primary" disabled={isBusy || text.trim() === ''}>
              {isBusy ? 'Please wait…' : noun.charAt(0).toUpperCase() + noun.slice(1)}
            </button>
          </p>
        </form>
      )}
    </Related>
  );
};

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '../data/client.ts';
import type { Action, Collection } from '../data/collection.ts';
import type { Data } from '../data/record.ts';
import { Confirm } from './confirm.tsx';
import { keyOf } from './table.tsx';
import { showDone, showFailure } from './toasts.tsx';

interface Props {
  collection: Collection;
  records: readonly Data[];
  onDone: (left: ReadonlySet<string>) => void;
}

type Work = Pick<Action, 'label' | 'operation' | 'when' | 'undo'>;

/** The actions for all selected records: one request each, with progress. Failed ones stay selected. */
export const Bulk = ({ collection, records, onDone }: Props) => {
  const client = useQueryClient();
  const { family, remove, actions, noun, title } = collection;
  const [progress, setProgress] = useState<number>();
  const [asked, setAsked] = useState<Work>();
  const works: Work[] = [
    ...actions.filter(({ shows, body }) => !shows && !body),
    ...(remove ? [{ label: remove.verb, operation: remove.operation }] : []),
  ];
  const fits = ({ when }: Work) => records.filter((record) => when?.(record) ?? true);

  const run = async (work: Work, all = fits(work)) => {
    const left = new Set<string>();
    let last: unknown;
    for (const [at, record] of all.entries()) {
      setProgress(at / all.length);
      try {
        await call(family, work.operation)(keyOf(record));
      } catch (error) {
        left.add(keyOf(record));
        last = error;
      }
    }
    setProgress(undefined);
    void client.invalidateQueries({ queryKey: [family] });
    if (left.size > 0) showFailure(`${work.label}: ${left.size} of ${all.length} failed`, new Error(messageOf(last), { cause: last }));
    const done = all.filter((record) => !left.has(keyOf(record)));
    const { undo } = work;
    if (done.length > 0)
      showDone(`${work.label}: ${done.length} done.`, undo ? () => void run({ label: 'Undo', operation: undo }, done) : undefined);
    onDone(left);
  };

  return (
    <section className="bulk" aria-label="Selected rows">
      <span role="status">{records.length === 1 ? `1 ${noun}` : `${records.length} ${title.toLowerCase()}`} selected</span>
      {progress === undefined ? (
        works.map((work) => (
          <button
            key={work.label}
            type="button"
            className={work.operation === remove?.operation ? 'danger' : undefined}
            disabled={fits(work).length === 0}
            onClick={() => setAsked(work)}
          >
            {work.label} {fits(work).length < records.length ? fits(work).length : ''}
          </button>
        ))
      ) : (
        <progress value={progress} aria-label="Progress" />
      )}
      <button type="button" className="quiet" onClick={() => onDone(new Set())}>
        Clear selection
      </button>
      {asked && (
        <Confirm
          title={`${asked.label} ${fits(asked).length} ${title.toLowerCase()}?`}
          verb={asked.label}
          onConfirm={() => run(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{asked.operation === remove?.operation ? remove.ask : 'Each record takes one request.'}</p>
        </Confirm>
      )}
    </section>
  );
};

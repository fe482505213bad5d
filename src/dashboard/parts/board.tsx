import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { admits, columnsOf, totalWords } from '../data/board.ts';
import { tessera } from '../data/client.ts';
import type { Collection } from '../data/collections.ts';
import { propertyOf } from '../data/contract.ts';
import { type Filter, useList } from '../data/list.ts';
import type { Data } from '../data/record.ts';
import { Badge, Failed, Loading, Scroller, Time } from './basics.tsx';
import { Menu } from './menu.tsx';
import { showDone, showFailure } from './toasts.tsx';

const closed = new Set(['done', 'cancelled']);

/** Moves a task: only `complete` makes it done, and a closed task must be reopened first. */
const move = async (id: string, from: string, to: string): Promise<void> => {
  if (closed.has(from)) await tessera.tasks.reopen(id);
  if (to === 'done') await tessera.tasks.complete(id);
  else if (!(closed.has(from) && to === 'todo')) await tessera.tasks.update(id, { status: to as 'todo' });
};

const words = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');

const states = (propertyOf('Task', 'status').enum ?? []) as string[];

interface Props {
  collection: Collection;
  filters: readonly Filter[];
  sort: string | undefined;
  isAllowed: boolean;
  /** The placeholder of an empty column. */
  nothing: ReactNode;
}

/** The list of each column, with its own total. */
const useColumnLists = ({ collection, filters, sort }: Props) => {
  const others = filters.filter(({ property, group }) => property !== 'status' || group !== undefined);
  return states.map((state) => {
    const filter = { parameter: 'status', property: 'status', operator: '', value: state };
    const isEnabled = admits(filters, state);
    // biome-ignore lint/correctness/useHookAtTopLevel: the states of the contract are always the same
    const list = useList(collection, collection.list, { filters: [...others, filter], sort, isEnabled, isCounted: true });
    return { ...list, state, total: isEnabled ? list.total : 0 };
  });
};

/** Tasks by state. Cards are moved by dragging, or with their menu. */
export const Board = (props: Props) => {
  const { isAllowed, nothing } = props;
  const client = useQueryClient();
  const [over, setOver] = useState<string>();
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map());
  const lists = useColumnLists(props);
  const columns = columnsOf(lists, (task) => moved.get(String(task.id)) ?? String(task.status));
  const failed = lists.find(({ error }) => error);
  const retry = () => Promise.all(lists.filter(({ error }) => error).map(({ refetch }) => refetch()));

  const put = async (task: Data, to: string, isUndo = false) => {
    const id = String(task.id);
    const from = String(task.status);
    if (from === to) return;
    setMoved((all) => new Map(all).set(id, to));
    try {
      await move(id, from, to);
      showDone(`${task.title}: ${words(to)}.`, isUndo ? undefined : () => void put({ ...task, status: to }, from, true));
    } catch (error) {
      showFailure('Moving the task failed', error);
    }
    await client.invalidateQueries({ queryKey: ['tasks'] });
    setMoved((all) => new Map([...all].filter(([key]) => key !== id)));
  };

  if (lists.some(({ isLoading }) => isLoading)) return <Loading what="Loading tasks" />;
  if (lists.every((list) => list.total === 0 && columns.get(list.state)!.total === 0)) return nothing;
  return (
    <>
      {failed && <Failed error={failed.error} retry={retry} />}
      <Scroller className="board" label="Board">
        {lists.map(({ state, totalIsMinimum, more, isFetchingNextPage }) => {
          const { cards, total } = columns.get(state)!;
          return (
            <section
              key={state}
              className={over === state ? 'over' : undefined}
              aria-label={words(state)}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(state);
              }}
              onDragLeave={() => setOver(undefined)}
              onDrop={(event) => {
                setOver(undefined);
                const id = event.dataTransfer.getData('text/plain');
                const task = lists.flatMap(({ rows }) => rows).find((one) => one.id === id);
                if (task) void put(task, state);
              }}
            >
              <h2>
                {words(state)} <small>{total !== undefined && totalWords(total, totalIsMinimum)}</small>
              </h2>
              <ul>
                {cards.map((task) => (
                  <li
                    key={String(task.id)}
                    draggable={isAllowed}
                    onDragStart={(event) => event.dataTransfer.setData('text/plain', String(task.id))}
                  >
                    <Link href={`/tasks/${task.id}`}>{String(task.title)}</Link>
                    <div className="row">
                      <Badge value={String(task.priority)} />
                      {typeof task.due_at === 'string' && (
                        <small>
                          due <Time at={task.due_at} />
                        </small>
                      )}
                    </div>
                    {isAllowed && (
                      <Menu
                        label={`Move ${task.title}`}
                        choices={states.map((one) => ({ id: one, title: words(one) }))}
                        current={state}
                        onChoose={(to) => void put(task, to)}
                      />
                    )}
                  </li>
                ))}
              </ul>
              {more && (
                <button
                  type="button"
                  className="small"
                  aria-label={`Load more: ${words(state)}`}
                  disabled={isFetchingNextPage}
                  onClick={more}
                >
                  {isFetchingNextPage ? 'Loading more…' : 'Load more'}
                </button>
              )}
            </section>
          );
        })}
      </Scroller>
    </>
  );
};

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { type Data, tessera } from '../data/client.ts';
import { propertyOf } from '../data/contract.ts';
import { Badge, Scroller, Time } from './basics.tsx';
import { Menu } from './menu.tsx';
import { sayDone, sayFailed } from './toasts.tsx';

const closed = new Set(['done', 'cancelled']);

/** Moves a task: only `complete` makes it done, and a closed task has to be reopened first. */
const move = async (id: string, from: string, to: string): Promise<void> => {
  if (closed.has(from)) await tessera.tasks.reopen(id);
  if (to === 'done') await tessera.tasks.complete(id);
  else if (!(closed.has(from) && to === 'todo')) await tessera.tasks.update(id, { status: to as 'todo' });
};

const words = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');

/** Tasks by their state. A card is moved with the mouse, or with the menu on it. */
export const Board = ({ rows, isAllowed }: { rows: readonly Data[]; isAllowed: boolean }) => {
  const client = useQueryClient();
  const [over, setOver] = useState<string>();
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map());
  const states = (propertyOf('Task', 'status').enum ?? []) as string[];
  const stateOf = (task: Data) => moved.get(String(task.id)) ?? String(task.status);

  const put = async (task: Data, to: string, isUndo = false) => {
    const id = String(task.id);
    const from = String(task.status);
    if (from === to) return;
    setMoved((all) => new Map(all).set(id, to));
    try {
      await move(id, from, to);
      sayDone(`${task.title}: ${words(to)}.`, isUndo ? undefined : () => void put({ ...task, status: to }, from, true));
    } catch (error) {
      sayFailed('The task was not moved', error);
    }
    await client.invalidateQueries({ queryKey: ['tasks'] });
    setMoved((all) => new Map([...all].filter(([key]) => key !== id)));
  };

  return (
    <Scroller className="board" label="Board">
      {states.map((state) => {
        const tasks = rows.filter((task) => stateOf(task) === state);
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
              const task = rows.find(({ id }) => id === event.dataTransfer.getData('text/plain'));
              if (task) void put(task, state);
            }}
          >
            <h2>
              {words(state)} <small>{tasks.length}</small>
            </h2>
            <ul>
              {tasks.map((task) => (
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
          </section>
        );
      })}
    </Scroller>
  );
};

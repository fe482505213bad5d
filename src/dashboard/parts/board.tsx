import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { admits, columnsOf, totalWords } from '../data/board.ts';
import { call } from '../data/client.ts';
import type { Collection } from '../data/collection.ts';
import { inSentence, label, propertyOf } from '../data/contract.ts';
import { type Filter, useList } from '../data/list.ts';
import type { Data } from '../data/record.ts';
import { Failed, Loading, Scroller } from './basics.tsx';
import { Menu } from './menu.tsx';
import { showDone, showFailure } from './toasts.tsx';
import { Value } from './value.tsx';

const words = (state: string) => state.charAt(0).toUpperCase() + state.slice(1).replaceAll('_', ' ');

/** The columns of a collection's board: the values of the property. */
const statesOf = ({ record, board }: Collection): string[] =>
  (propertyOf(record, board!.property).enum ?? []).filter((one) => one !== null);

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
  const { property } = collection.board!;
  const others = filters.filter((one) => one.property !== property || one.group !== undefined);
  return statesOf(collection).map((state) => {
    const filter = { parameter: property, property, operator: '', value: state };
    const isEnabled = admits(filters, property, state);
    // biome-ignore lint/correctness/useHookAtTopLevel: the states of the contract are always the same
    const list = useList(collection, collection.list, { filters: [...others, filter], sort, isEnabled, isCounted: true });
    return { ...list, state, total: isEnabled ? list.total : 0 };
  });
};

/** What a card shows of a record besides its name. */
const CardFacts = ({ collection: { record, board }, card }: { collection: Collection; card: Data }) => (
  <div className="row">
    {board!.shown.map((name) => {
      if (card[name] === null || card[name] === undefined) return null;
      const schema = propertyOf(record, name);
      const value = <Value name={name} schema={schema} value={card[name]} record={card} />;
      if (schema.enum) return <span key={name}>{value}</span>;
      return (
        <small key={name}>
          {inSentence(label(name))} {value}
        </small>
      );
    })}
  </div>
);

/** Records by the value of a property. Cards are moved by dragging, or with their menu. */
export const Board = (props: Props) => {
  const { collection, isAllowed, nothing } = props;
  const { id: address, family, noun, name } = collection;
  const { property, steps } = collection.board!;
  const states = statesOf(collection);
  const client = useQueryClient();
  const [over, setOver] = useState<string>();
  const [dragged, setDragged] = useState<Data>();
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map());
  const lists = useColumnLists(props);
  const columns = columnsOf(lists, (card) => moved.get(String(card.id)) ?? String(card[property]));
  const failed = lists.find(({ error }) => error);
  const retry = () => Promise.all(lists.filter(({ error }) => error).map(({ refetch }) => refetch()));

  const nameOf = (card: Data) => String(card[name] || card.id);
  const stateOf = (card: Data) => String(card[property]);
  /** Whether a card may be put into a column: where it is, and where steps lead to. */
  const leads = (card: Data, to: string) => stateOf(card) === to || steps(stateOf(card), to).length > 0;

  const put = async (card: Data, to: string, isUndo = false) => {
    const id = String(card.id);
    const from = stateOf(card);
    if (from === to) return;
    setMoved((all) => new Map(all).set(id, to));
    try {
      for (const { operation, body } of steps(from, to)) await call(family, operation)(id, ...(body ? [body] : []));
      const isFinal = isUndo || steps(to, from).length === 0;
      showDone(`${nameOf(card)}: ${words(to)}.`, isFinal ? undefined : () => void put({ ...card, [property]: to }, from, true));
    } catch (error) {
      showFailure(`Moving the ${noun} failed`, error);
    }
    await client.invalidateQueries({ queryKey: [family] });
    setMoved((all) => new Map([...all].filter(([key]) => key !== id)));
  };

  if (lists.some(({ isLoading }) => isLoading)) return <Loading what={`Loading ${inSentence(collection.title)}`} />;
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
                // Otherwise the browser shows that it cannot be dropped here.
                if (!dragged || !leads(dragged, state)) return;
                event.preventDefault();
                setOver(state);
              }}
              onDragLeave={() => setOver(undefined)}
              onDrop={(event) => {
                event.preventDefault();
                setOver(undefined);
                if (dragged) void put(dragged, state);
              }}
            >
              <h2>
                {words(state)} <small>{total !== undefined && totalWords(total, totalIsMinimum)}</small>
              </h2>
              <ul>
                {cards.map((card) => (
                  <li
                    key={String(card.id)}
                    draggable={isAllowed}
                    onDragStart={(event) => {
                      event.dataTransfer.setData('text/plain', String(card.id));
                      setDragged(card);
                    }}
                    onDragEnd={() => setDragged(undefined)}
                  >
                    <Link href={`/${address}/${card.id}`}>{nameOf(card)}</Link>
                    <CardFacts collection={collection} card={card} />
                    {isAllowed && (
                      <Menu
                        label={`Move ${nameOf(card)}`}
                        choices={states.filter((one) => leads(card, one)).map((one) => ({ id: one, title: words(one) }))}
                        current={state}
                        onChoose={(to) => void put(card, to)}
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

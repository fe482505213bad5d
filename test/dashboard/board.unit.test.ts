import { describe, expect, it } from 'vitest';
import { admits, type ColumnList, columnsOf, totalWords } from '../../src/dashboard/data/board.ts';

const card = (id: string, status: string) => ({ id, status });
const list = (state: string, total: number, ...cards: { id: string; status: string }[]): ColumnList => ({ state, total, rows: cards });

/** The cards and the total of each column. */
const shown = (lists: ColumnList[], moved: Record<string, string> = {}) =>
  [...columnsOf(lists, ({ id, status }) => moved[String(id)] ?? String(status)).values()].map(
    ({ cards, total }) => `${cards.map(({ id }) => id).join(' ')}: ${total}`,
  );

describe('the columns of a board', () => {
  it('have the totals of their lists, whatever of these has been read', () => {
    expect(shown([list('todo', 250, card('a', 'todo')), list('done', 0)])).toEqual(['a: 250', ': 0']);
  });

  it('have and count a card where it was moved, and one that an event has changed', () => {
    const lists = () => [list('todo', 250, card('a', 'todo'), card('b', 'todo')), list('done', 7, card('c', 'done'))];
    expect(shown(lists(), { a: 'done' })).toEqual(['b: 249', 'a c: 8']);
    expect(shown([list('todo', 250, card('a', 'done')), list('done', 7)])).toEqual([': 249', 'a: 8']);
  });

  it('count a card once that one list has already and another one has still, or that two pages have', () => {
    expect(shown([list('todo', 250, card('a', 'done')), list('done', 8, card('a', 'done'))])).toEqual([': 249', 'a: 8']);
    expect(shown([list('todo', 2, card('a', 'todo'), card('a', 'todo'))])).toEqual(['a: 2']);
  });

  it('say of a total that is a minimum that there are more', () => {
    expect([totalWords(250, false), totalWords(10_000, true)]).toEqual(['250', 'more than 10,000']);
  });

  it('are not read where a filter lets them have no card', () => {
    const filter = (operator: string, value: string) => [{ property: 'status', operator, value }];
    const states = ['todo', 'in_progress', 'done'];
    expect(states.filter((state) => admits(filter('in', 'todo,done'), 'status', state))).toEqual(['todo', 'done']);
    expect(states.filter((state) => admits(filter('', 'todo'), 'status', state))).toEqual(['todo']);
    expect(states.filter((state) => admits([{ property: 'title', operator: 'in', value: 'todo' }], 'status', state))).toEqual(states);
  });
});

import type { Caller } from '@tessera/platform/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { records } from '../../src/contract/operations.ts';

/** A record as a list has it, with what it is sorted by. */
export type Row = Record<string, string | null>;

/** How many records a list has that is walked. */
export const size = 23;
export const day = (number: number) => `2026-01-${String(number + 1).padStart(2, '0')}T00:00:00.000Z`;
/** One of few values, so that there are many ties. */
export const pick = <T>(values: readonly T[], index: number): T => values[(index * 7 + (index >> 2)) % values.length]!;

/** A list that is walked. */
interface Walked {
  record: string;
  path: () => string;
  caller: () => Caller;
  rows: readonly Row[];
  /** The states that a filter finds. */
  states: readonly string[];
  /** Fields with an order of their own. */
  ranks?: Readonly<Record<string, readonly string[]>>;
}

/** Fields of few values: behind them comes the age. */
const fewValues = ['status', 'type', 'priority'];

const compare = (down: boolean, left: string | number | null, right: string | number | null): number => {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (left === right) return 0;
  return left < right === down ? 1 : -1;
};

/** The tests of a list that is read part by part: it brings every record once, in the order that the sort means. */
export const itWalks = ({ record, path, caller, rows, states, ranks = {} }: Walked): void => {
  const comparable = (field: string, value: string | null) => (value === null ? null : (ranks[field]?.indexOf(value) ?? value));

  /** Worked out without a database: null last, ties in the last direction by id, behind few values by age first. */
  const expectedOrder = (some: readonly Row[], sort: readonly string[]): string[] => {
    const steps = sort.map((word) => word.split(':') as [string, string?]);
    const [field, last] = steps.at(-1)!;
    const ties = [...(fewValues.includes(field) ? ['created_at'] : []), 'id'].map((tie) => [tie, last] as const);
    return some
      .toSorted((one, other) => {
        for (const [name, direction] of [...steps, ...ties]) {
          const order = compare(direction === 'desc', comparable(name, one[name]!), comparable(name, other[name]!));
          if (order !== 0) return order;
        }
        return 0;
      })
      .map(({ id }) => id!);
  };

  /** The ids of the list, read part by part until it says that it ends; it has to end in time. */
  const walked = async (sort: readonly string[], limit: number, extra = ''): Promise<string[]> => {
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let parts = 0; cursor !== null && parts <= size + 1; parts += 1) {
      const query = `after=${cursor}&limit=${limit}&sort=${sort.join(',')}&fields=id${extra}`;
      const { status, body } = await caller().call('GET', `${path()}?${query}`);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.meta.has_more).toBe(body.meta.next_cursor !== null);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = body.meta.next_cursor;
    }
    return seen;
  };

  const sorts = fc
    .shuffledSubarray([...records[record]!.sorts], { minLength: 1 })
    .chain((fields) => fc.tuple(...fields.map((field) => fc.constantFrom(field, `${field}:asc`, `${field}:desc`))));

  it('brings every record once, in the order of whatever sort', async () => {
    await fc.assert(
      fc.asyncProperty(sorts, fc.integer({ min: 1, max: 9 }), async (sort, limit) => {
        expect(await walked(sort, limit)).toEqual(expectedOrder(rows, sort));
      }),
      { numRuns: 25 },
    );
  });

  it('brings what a filter finds, once', async () => {
    const found = rows.filter(({ status }) => states.includes(status!));
    const sort = ['updated_at:desc'];
    expect(await walked(sort, 4, `&status_in=${states.join()}`)).toEqual(expectedOrder(found, sort));
  });

  it('agrees with the forms of pages and offsets', async () => {
    const sort = [...records[record]!.sorts].map((field, index) => `${field}:${index % 2 ? 'desc' : 'asc'}`);
    const ids = async (form: string) =>
      (await caller().call('GET', `${path()}?sort=${sort.join()}&${form}`)).body.data.map(({ id }: { id: string }) => id);
    const whole = await walked(sort, 6);
    expect([...(await ids('limit=12')), ...(await ids('limit=12&page=2'))]).toEqual(whole);
    expect(await ids('offset=5&limit=7')).toEqual(whole.slice(5, 12));
  });
};

import { newId } from '../../../src/core/ids.ts';

/** How many rows most tables have. */
export const size = 4;
const indices = [...Array(size).keys()];

/** Made from each index. */
export const each = <Row>(row: (at: number) => Row): Row[] => indices.map(row);

/** An instant of January 2026. */
export const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`;

/** Texts that no two rows share, in no order. */
export const words = ['cedar wood', 'alder tree', 'royal fern', 'birch'] as const;

/** Sometimes null: the fourth. */
export const sometimes = (at: number) => (at === 3 ? null : `Of ${words[at]}`);

/** Two instants, which put rows in different orders. */
export const stamps = (at: number) => ({ created_at: day([2, 4, 1, 3][at]!), updated_at: day([13, 11, 14, 12][at]!) });

/** Ids by prefix; the records that the path of a list names are the first ones. */
export const newIds = () => {
  const of = (kind: Parameters<typeof newId>[0]) => each(() => newId(kind));
  return {
    usr: of('user'),
    tem: of('team'),
    prj: of('project'),
    tsk: of('task'),
    res: of('resource'),
    fil: of('file'),
    cmt: [...of('comment'), ...of('comment')],
    itg: of('integration'),
    opn: of('operation'),
    whk: of('webhook'),
    dlv: of('delivery'),
    key: of('key'),
    app: of('application'),
    req: of('request'),
    aud: of('audit'),
    prt: of('part'),
    evt: [] as string[],
  };
};

export type Ids = ReturnType<typeof newIds>;

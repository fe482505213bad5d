import type { ReactNode } from 'react';
import type { PartProps } from '../data/collection.ts';
import { Empty, Failed, Loading } from './basics.tsx';

interface Props {
  title: string;
  list: PartProps['list'];
  /** What there is none of in an empty list. */
  noun: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A list below a record: its heading, and its rows once they are there. */
export const Related = ({ title, list: { rows, error, isPending, refetch }, noun, actions, children }: Props) => (
  <section className="part" aria-label={title}>
    {actions ? (
      <div className="page-top">
        <h2>{title}</h2>
        {actions}
      </div>
    ) : (
      <h2>{title}</h2>
    )}
    {Boolean(error) && <Failed error={error} retry={refetch} />}
    {isPending && <Loading />}
    {!isPending && !error && rows.length === 0 && <Empty title={`No ${noun} here`} />}
    {!isPending && !error && children}
  </section>
);

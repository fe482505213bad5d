import { Link } from 'wouter';
import type { Data } from '../data/client.ts';
import { pageOfId } from '../data/collections.ts';
import { type Schema, typeOf } from '../data/contract.ts';
import { Badge, Json, Status, Time } from './basics.tsx';

const size = (bytes: number): string => {
  const units = ['B', 'kB', 'MB', 'GB'];
  const power = Math.min(bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${(bytes / 1000 ** power).toLocaleString(undefined, { maximumFractionDigits: 1 })} ${units[power]}`;
};

/** A record by its id, with its name where it was expanded. */
export const Reference = ({ id, expanded }: { id: string; expanded?: unknown }) => {
  const { name, title, email } = (expanded ?? {}) as Record<string, string>;
  const page = pageOfId(id);
  const shown = name ?? title ?? email ?? <code title={id}>{id}</code>;
  return page ? <Link href={page}>{shown}</Link> : shown;
};

interface Props {
  name: string;
  schema: Schema;
  value: unknown;
  record: Data;
  /** Whether there is room for all of it. */
  isWide?: boolean;
}

const List = ({ values, isWide }: { values: unknown[]; isWide: boolean }) => {
  const shown = isWide ? values : values.slice(0, 3);
  return (
    <>
      {shown.map((one) => (
        <span key={String(one)} className="badge">
          {typeof one === 'object' ? JSON.stringify(one) : String(one)}
        </span>
      ))}
      {shown.length < values.length && <small> and {values.length - shown.length} more</small>}
    </>
  );
};

/** One of the objects that records are referred to by: `{ type, id }`. */
const isReference = (value: unknown): value is { type: string; id: string } =>
  typeof value === 'object' && value !== null && typeof (value as Data).id === 'string' && 'type' in value;

const Shaped = ({ name, value, isWide }: { name: string; value: object; isWide: boolean }) => {
  if (isReference(value)) return <Reference id={value.id} />;
  if (Array.isArray(value) && (!isWide || value.every((one) => typeof one !== 'object'))) return <List values={value} isWide={isWide} />;
  return isWide ? <Json value={value} label={name} /> : <code>{JSON.stringify(value)}</code>;
};

const Figure = ({ name, value }: { name: string; value: number }) => {
  if (name === 'size') return <span title={`${value} bytes`}>{size(value)}</span>;
  return name.endsWith('status') ? <Status code={value} /> : value.toLocaleString();
};

const Text = ({ name, schema, value, record }: Props & { value: string }) => {
  if (schema.format === 'date-time') return <Time at={value} />;
  if (schema.enum && typeOf(schema) === 'string' && name !== 'method') return <Badge value={value} />;
  if (!/^[a-z]{3}_[0-9a-z]{26}$/.test(value)) return value;
  return <Reference id={value} expanded={schema['x-expand'] && record[schema['x-expand']]} />;
};

/** A value of a record as the contract describes it: times in the reader's zone, states as badges, ids as links. */
export const Value = (props: Props) => {
  const { name, value, isWide = false } = props;
  if (value === null || value === undefined || value === '') return <span className="soft">–</span>;
  if (typeof value === 'object') return <Shaped name={name} value={value} isWide={isWide} />;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? <Figure name={name} value={value} /> : <Text {...props} value={String(value)} />;
};

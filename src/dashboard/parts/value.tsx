import { Link } from 'wouter';
import { pageOfId } from '../data/collections.ts';
import { type Schema, typeOf } from '../data/contract.ts';
import { useName } from '../data/names.ts';
import type { Data } from '../data/record.ts';
import { useMaySee, useOwnApplication } from '../data/who.ts';
import { Badge, Json, Status, Time } from './basics.tsx';

const size = (bytes: number): string => {
  const units = ['B', 'kB', 'MB', 'GB'];
  const power = Math.min(bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${(bytes / 1000 ** power).toLocaleString(undefined, { maximumFractionDigits: 1 })} ${units[power]}`;
};

const isId = /^[a-z]{3}_[0-9a-z]{26}$/;

/** A record by id, with its name if expanded. */
export const Reference = ({ id, expanded }: { id: string; expanded?: unknown }) => {
  const { name, title, email } = (expanded ?? {}) as Record<string, string>;
  const known = name ?? title ?? email;
  const read = useName(id, known === undefined);
  const { data: own } = useOwnApplication(id.startsWith('app_'));
  const maySee = useMaySee();
  const page = pageOfId(id);
  const shown = known ?? read ?? <code>{id}</code>;
  // It is an application without a page.
  if (id === own) return <span title={id}>This dashboard</span>;
  return page && maySee(page) ? (
    <Link href={page} title={id}>
      {shown}
    </Link>
  ) : (
    <span title={id}>{shown}</span>
  );
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
  const texts = values.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one)));
  const shown = isWide ? texts : texts.slice(0, 1);
  return (
    <span className="list" title={isWide ? undefined : texts.join(', ')}>
      {shown.map((one) =>
        isId.test(one) ? (
          <Reference key={one} id={one} />
        ) : (
          <span key={one} className="badge">
            {one}
          </span>
        ),
      )}
      {shown.length < texts.length && <small>and {texts.length - shown.length} more</small>}
    </span>
  );
};

/** A reference to a record: `{ type, id }`. */
const isReference = (value: unknown): value is { type: string; id: string } =>
  typeof value === 'object' && value !== null && typeof (value as Data).id === 'string' && 'type' in value;

const Shaped = ({ name, value, isWide }: { name: string; value: object; isWide: boolean }) => {
  if (isReference(value)) return <Reference id={value.id} />;
  if (Array.isArray(value) && (!isWide || value.every((one) => typeof one !== 'object'))) return <List values={value} isWide={isWide} />;
  return isWide ? <Json value={value} label={name} /> : <code>{JSON.stringify(value)}</code>;
};

const Figure = ({ name, value }: { name: string; value: number }) => {
  if (name === 'size') return <span title={`${value} bytes`}>{size(value)}</span>;
  if (name.endsWith('_ms')) return `${value.toLocaleString(undefined, { maximumFractionDigits: 1 })} ms`;
  return name.endsWith('status') ? <Status code={value} /> : value.toLocaleString();
};

const Text = ({ name, schema, value, record }: Props & { value: string }) => {
  if (schema.format === 'date-time') return <Time at={value} />;
  if (schema.enum && typeOf(schema) === 'string' && name !== 'method') return <Badge value={value} />;
  if (!isId.test(value)) return value;
  return <Reference id={value} expanded={schema['x-expand'] && record[schema['x-expand']]} />;
};

const isNothing = (value: unknown): value is null | undefined | '' | [] =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A value of a record as the contract describes it: times in the reader's zone, states as badges, ids as links. */
export const Value = (props: Props) => {
  const { name, value, isWide = false } = props;
  if (isNothing(value)) return <span className="soft">–</span>;
  if (typeof value === 'object') return <Shaped name={name} value={value} isWide={isWide} />;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? <Figure name={name} value={value} /> : <Text {...props} value={String(value)} />;
};

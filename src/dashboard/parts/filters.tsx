import { Fragment, type SyntheticEvent, useState } from 'react';
import type { Collection } from '../data/collection.ts';
import { label, propertyOf, type Schema, typeOf } from '../data/contract.ts';
import {
  comparesSeveral,
  type Filter,
  filterable,
  groupsOf,
  joinedValues,
  operatorsOf,
  parameterFor,
  valuesOf,
  wordsOf,
} from '../data/list.ts';
import { Dialog } from './dialog.tsx';

interface Props {
  collection: Collection;
  filters: readonly Filter[];
  onChange: (filters: readonly Filter[]) => void;
}

const shownValue = (filter: Filter, { format }: Schema): string =>
  format === 'date-time' ? new Date(filter.value).toLocaleString() : valuesOf(filter).join(', ');

/** A filter in words: what it compares, how, and with what. */
const Words = ({ collection, filter }: { collection: Collection; filter: Filter }) => {
  const schema = propertyOf(collection.record, filter.property);
  const name = `${label(filter.property)}${filter.key === undefined ? '' : ` ${filter.key}`}`;
  if (filter.operator === 'exists')
    return (
      <span>
        {name} <b>{filter.value === 'true' ? 'is set' : 'is not set'}</b>
      </span>
    );
  return (
    <span>
      {name} {wordsOf(schema, filter.operator)} <b>{shownValue(filter, schema)}</b>
    </span>
  );
};

/** The values to choose from; undefined where one types a value. */
const choicesOf = (schema: Schema, operator: string): readonly string[] | undefined => {
  if (operator === 'exists' || typeOf(schema) === 'boolean') return ['true', 'false'];
  return schema.enum?.filter((one) => one !== null);
};

/** The values in a form, as an address has them. */
const valueIn = (form: FormData, schema: Schema, operator: string): string => {
  const values = form.getAll('value').map(String).filter(Boolean);
  if (values.length === 0 || operator === 'exists') return values[0] ?? '';
  if (schema.format === 'date-time') return new Date(values[0]!).toISOString();
  if (!comparesSeveral(operator)) return values[0]!;
  const typed = schema.enum ? values : values[0]!.split(',').map((one) => one.trim());
  return joinedValues(typed.filter(Boolean));
};

/** Where a new filter belongs: to all records, to an alternative that exists, or to a new one. */
const Place = ({ groups }: { groups: readonly number[] }) => (
  <div className="field">
    <label htmlFor="filter-group">Applies</label>
    <select id="filter-group" name="group">
      <option value="">Always</option>
      {groups.map((group, at) => (
        <option key={group} value={group}>
          Within alternative {at + 1}
        </option>
      ))}
      <option value={(groups.at(-1) ?? -1) + 1}>As {groups.length === 0 ? 'an' : 'another'} alternative</option>
    </select>
    <small className="hint">A record is shown if it matches all filters that always apply, and all of at least one alternative.</small>
  </div>
);

/** A form for another filter: property, operator, value and place. */
const NewFilter = ({ collection, filters, onChange, onClose }: Props & { onClose: () => void }) => {
  const all = filterable(collection);
  const [property, setProperty] = useState(all[0]![0]);
  const schema = propertyOf(collection.record, property);
  const choices = operatorsOf(schema);
  const [wanted, setOperator] = useState<string>();
  const operator = wanted !== undefined && choices.includes(wanted) ? wanted : choices[0]!;
  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const value = valueIn(form, schema, operator);
    if (value === '') return;
    const [group, key] = [form.get('group'), form.get('key')];
    const compared = { property, operator, ...(key ? { key: String(key) } : {}) };
    onChange([...filters, { ...compared, parameter: parameterFor(compared), value, ...(group ? { group: Number(group) } : {}) }]);
    onClose();
  };
  const values = choicesOf(schema, operator);
  return (
    <Dialog title="Add filter" onClose={onClose}>
      <form onSubmit={add}>
        <div className="field">
          <label htmlFor="filter-property">Property</label>
          <select id="filter-property" value={property} onChange={(event) => setProperty(event.target.value)}>
            {all.map(([name]) => (
              <option key={name} value={name}>
                {label(name)} ({name})
              </option>
            ))}
          </select>
          <small className="hint">{schema.description}</small>
        </div>
        {typeOf(schema) === 'object' && (
          <div className="field">
            <label htmlFor="filter-key">Key</label>
            <input id="filter-key" name="key" required pattern="[A-Za-z0-9_\-]{1,64}" maxLength={64} />
          </div>
        )}
        <div className="field">
          <label htmlFor="filter-operator">Comparison</label>
          <select id="filter-operator" value={operator} onChange={(event) => setOperator(event.target.value)}>
            {choices.map((one) => (
              <option key={one} value={one}>
                {one === 'exists' ? 'is set (true or false)' : wordsOf(schema, one)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="filter-value">Value</label>
          {values ? (
            <select
              id="filter-value"
              name="value"
              key={`${property} ${operator}`}
              multiple={operator === 'in'}
              size={operator === 'in' ? Math.min(values.length, 8) : undefined}
            >
              {values.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          ) : (
            <input
              id="filter-value"
              name="value"
              key={property}
              required
              type={schema.format === 'date-time' && operator !== 'exists' ? 'datetime-local' : 'text'}
            />
          )}
          {!values && comparesSeveral(operator) && <small className="hint">Separate several values with commas.</small>}
        </div>
        <Place groups={[...groupsOf(filters).keys()]} />
        <footer>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="primary">
            Apply filter
          </button>
        </footer>
      </form>
    </Dialog>
  );
};

interface ChipProps {
  collection: Collection;
  /** Filters that all apply. */
  filters: readonly Filter[];
  onRemove: () => void;
}

/** Filters that are removed together. */
const Chip = ({ collection, filters, onRemove }: ChipProps) => (
  <span className="chip">
    {filters.map((filter, at) => (
      <Fragment key={filter.parameter}>
        {at > 0 && <i>and</i>}
        <Words collection={collection} filter={filter} />
      </Fragment>
    ))}
    <button
      type="button"
      className="quiet"
      aria-label={`Remove the filter ${filters.map(({ parameter }) => parameter).join(' and ')}`}
      onClick={onRemove}
    >
      ✕
    </button>
  </span>
);

/** The filters of a list, as in its address, and a button to add one. */
export const Filters = ({ collection, filters, onChange }: Props) => {
  const [isAdding, setAdding] = useState(false);
  if (filterable(collection).length === 0) return null;
  const always = filters.filter(({ group }) => group === undefined);
  const without = (removed: readonly Filter[]) => onChange(filters.filter((one) => !removed.includes(one)));
  return (
    <>
      {always.map((filter) => (
        <Chip key={filter.parameter} collection={collection} filters={[filter]} onRemove={() => without([filter])} />
      ))}
      {[...groupsOf(filters)].map(([group, alternative], at) => (
        <Fragment key={group}>
          {at > 0 && <i className="soft">or</i>}
          <Chip collection={collection} filters={alternative} onRemove={() => without(alternative)} />
        </Fragment>
      ))}
      <button type="button" onClick={() => setAdding(true)}>
        Add filter
      </button>
      {isAdding && <NewFilter collection={collection} filters={filters} onChange={onChange} onClose={() => setAdding(false)} />}
    </>
  );
};

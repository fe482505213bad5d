import { Fragment, type SyntheticEvent, useState } from 'react';
import type { Collection } from '../data/collections.ts';
import { label, propertyOf, typeOf } from '../data/contract.ts';
import { type Filter, filterable, groupsOf, operatorsOf, operatorWords } from '../data/list.ts';
import { Dialog } from './dialog.tsx';

interface Props {
  collection: Collection;
  filters: readonly Filter[];
  onChange: (filters: readonly Filter[]) => void;
}

const shownValue = ({ property, value }: Filter, collection: Collection): string =>
  propertyOf(collection.record, property).format === 'date-time' ? new Date(value).toLocaleString() : value.replaceAll(',', ', ');

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
    const values = form.getAll('value').map(String).filter(Boolean);
    if (values.length === 0) return;
    const value = schema.format === 'date-time' ? new Date(values[0]!).toISOString() : values.join(',');
    const group = form.get('group');
    const parameter = operator ? `${property}_${operator}` : property;
    onChange([...filters, { parameter, property, operator, value, ...(group ? { group: Number(group) } : {}) }]);
    onClose();
  };
  const values = schema.enum?.filter((one) => one !== null) ?? (typeOf(schema) === 'boolean' ? ['true', 'false'] : undefined);
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
        <div className="field">
          <label htmlFor="filter-operator">Comparison</label>
          <select id="filter-operator" value={operator} onChange={(event) => setOperator(event.target.value)}>
            {choices.map((one) => (
              <option key={one} value={one}>
                {operatorWords[one]}
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
              type={schema.format === 'date-time' ? 'datetime-local' : 'text'}
            />
          )}
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
        <span>
          {label(filter.property)} {operatorWords[filter.operator]} <b>{shownValue(filter, collection)}</b>
        </span>
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

import { type SyntheticEvent, useState } from 'react';
import type { Collection } from '../data/collections.ts';
import { label, propertyOf, typeOf } from '../data/contract.ts';
import { type Filter, filterable, operatorsOf, operatorWords } from '../data/list.ts';
import { Dialog } from './dialog.tsx';

interface Props {
  collection: Collection;
  filters: readonly Filter[];
  onChange: (parameter: string, value: string | undefined) => void;
}

const shownValue = ({ property, value }: Filter, collection: Collection): string =>
  propertyOf(collection.record, property).format === 'date-time' ? new Date(value).toLocaleString() : value.replaceAll(',', ', ');

/** A form for another filter: property, operator and value. */
const NewFilter = ({ collection, onChange, onClose }: Omit<Props, 'filters'> & { onClose: () => void }) => {
  const all = filterable(collection);
  const [property, setProperty] = useState(all[0]![0]);
  const schema = propertyOf(collection.record, property);
  const choices = operatorsOf(schema);
  const [wanted, setOperator] = useState<string>();
  const operator = wanted !== undefined && choices.includes(wanted) ? wanted : choices[0]!;
  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget).getAll('value').map(String).filter(Boolean);
    if (values.length === 0) return;
    const value = schema.format === 'date-time' ? new Date(values[0]!).toISOString() : values.join(',');
    onChange(operator ? `${property}_${operator}` : property, value);
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

/** The filters of a list, as in its address, and a button to add one. */
export const Filters = ({ collection, filters, onChange }: Props) => {
  const [isAdding, setAdding] = useState(false);
  if (filterable(collection).length === 0) return null;
  return (
    <>
      {filters.map((filter) => (
        <span key={filter.parameter} className="chip">
          {label(filter.property)} {operatorWords[filter.operator]} <b>{shownValue(filter, collection)}</b>
          <button
            type="button"
            className="quiet"
            aria-label={`Remove the filter ${filter.parameter}`}
            onClick={() => onChange(filter.parameter, undefined)}
          >
            ✕
          </button>
        </span>
      ))}
      <button type="button" onClick={() => setAdding(true)}>
        Add filter
      </button>
      {isAdding && <NewFilter collection={collection} onChange={onChange} onClose={() => setAdding(false)} />}
    </>
  );
};

import { useId } from 'react';
import type { Collection } from '../data/collection.ts';
import { label, propertiesOf } from '../data/contract.ts';

interface Props {
  collection: Collection;
  shown: readonly string[];
  /** Undefined: the default columns. */
  onChange: (columns: string | undefined) => void;
}

/** The columns in an address, in the order of the contract; by default those of the collection. */
export const columnsIn = (search: URLSearchParams, { record, name, columns }: Collection): readonly string[] => {
  const wanted = new Set(search.get('columns')?.split(','));
  const known = propertiesOf(record).map(([property]) => property);
  const chosen = known.filter((property) => property === name || wanted.has(property));
  return chosen.length > 1 ? chosen : columns;
};

/** Chooses the properties that a table shows. The naming column always stays. */
export const Columns = ({ collection, shown, onChange }: Props) => {
  const id = useId();
  const { record, name, columns } = collection;
  const properties = propertiesOf(record);
  const expanded = new Set(properties.flatMap(([, schema]) => schema['x-expand'] ?? []));
  const choose = (property: string, isShown: boolean) => {
    const next = isShown ? [...shown, property] : shown.filter((one) => one !== property);
    const isAsBefore = next.length === columns.length && next.every((one) => columns.includes(one));
    onChange(isAsBefore ? undefined : next.join(','));
  };
  return (
    <>
      <button type="button" className="columns-button" popoverTarget={id}>
        Columns
      </button>
      <fieldset id={id} popover="auto" className="columns-choice">
        <legend className="unseen">Columns</legend>
        {properties
          .filter(([property]) => property !== name && property !== 'id' && !expanded.has(property))
          .map(([property]) => (
            <label key={property}>
              <input type="checkbox" checked={shown.includes(property)} onChange={(event) => choose(property, event.target.checked)} />
              {label(property)}
            </label>
          ))}
      </fieldset>
    </>
  );
};

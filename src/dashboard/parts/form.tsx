import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type ChoiceOption, useChoices } from '../data/choices.ts';
import { offeredFor } from '../data/collections.ts';
import { allScopes, contract, isNullable, label, propertiesOf, resolved, type Schema, typeOf } from '../data/contract.ts';
import { useName } from '../data/names.ts';
import type { Data } from '../data/record.ts';
import { Prose } from './basics.tsx';
import { FormProblem, focusProblem, problemsOf } from './form-problem.tsx';

interface Props {
  /** The schema of the body. */
  schema: string;
  /** The record being edited; undefined for a new one. */
  record?: Data | undefined;
  /** Prefilled values. */
  given?: Data;
  verb: string;
  onSubmit: (body: Data) => Promise<unknown>;
  onCancel: () => void;
}

const many = (schema: Schema): string[] | undefined => {
  const items = schema.items && resolved(schema.items);
  if (schema.items?.$ref?.endsWith('/Scope')) return allScopes;
  if (schema.items?.$ref?.endsWith('/EventType')) return contract.events;
  return items?.enum?.filter((one) => one !== null);
};

interface FieldProps {
  name: string;
  schema: Schema;
  isRequired: boolean;
  value: unknown;
  problem: string | undefined;
}

const local = (at: unknown): string => {
  if (typeof at !== 'string') return '';
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** The family of a scope: `read:users` gives `users`. Wide scopes have none. */
const familyOf = (scope: string): string => scope.split(':')[1] ?? '';

interface ChoicesProps {
  name: string;
  values: string[];
  chosen: unknown;
}

/** Checkboxes for several of a few values. Scopes are grouped by family. */
const Choices = ({ name, values, chosen }: ChoicesProps) => {
  const lines = Map.groupBy(values, familyOf);
  const areScopes = lines.size > 1;
  return (
    <div className={areScopes ? 'choices lined' : 'choices'}>
      {[...lines].map(([family, line]) => (
        <div key={family} className="contents">
          {areScopes && <span aria-hidden="true">{family || 'everything'}</span>}
          {line.map((one) => (
            <label key={one}>
              <input type="checkbox" name={name} value={one} defaultChecked={Array.isArray(chosen) && chosen.includes(one)} />
              {areScopes && family ? (
                <>
                  {one.split(':')[0]}
                  <span className="unseen">:{family}</span>
                </>
              ) : (
                one
              )}
            </label>
          ))}
        </div>
      ))}
    </div>
  );
};

interface Common {
  id: string;
  name: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
}

const shownText = (value: unknown): string => String(value ?? '');

/** The server's default for no choice. */
const emptyChoice = (isRequired: boolean, isNullable: boolean): string => {
  if (isRequired) return 'Choose one';
  return isNullable ? 'none' : 'the default';
};

interface ChoiceProps {
  common: Common;
  options: ChoiceOption[];
  isRequired: boolean;
  /** Whether the choice may be empty when there is a value. */
  isNullable: boolean;
  value: unknown;
}

/** The same field before and after its options load, so that it keeps focus and value. */
const Choice = ({ common, options, isRequired, isNullable, value }: ChoiceProps) => {
  const held = shownText(value);
  const isListed = held === '' || options.some(({ id }) => id === held);
  const name = useName(held, !isListed);
  return (
    <select {...common} defaultValue={held} required={isRequired}>
      {(isNullable || value === undefined) && <option value="">{emptyChoice(isRequired, isNullable)}</option>}
      {(isListed ? options : [{ id: held, name: name ?? held }, ...options]).map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </select>
  );
};

type InputProps = { common: Common; schema: Schema; isRequired: boolean; value: unknown };

/** The fields for free values, by the contract's type. */
const inputs: Readonly<Record<string, (props: InputProps) => React.ReactNode>> = {
  boolean: ({ common, value }) => <input {...common} type="checkbox" defaultChecked={value === true} />,
  number: ({ common, schema, value }) => (
    <input {...common} type="number" min={schema.minimum} max={schema.maximum} defaultValue={shownText(value)} />
  ),
  'date-time': ({ common, value }) => <input {...common} type="datetime-local" defaultValue={local(value)} />,
  array: ({ common, isRequired, value }) => (
    <textarea {...common} defaultValue={Array.isArray(value) ? value.join('\n') : ''} placeholder="One per line" required={isRequired} />
  ),
  object: ({ common, value }) => (
    <textarea
      {...common}
      className="code"
      spellCheck={false}
      defaultValue={value === undefined ? '' : JSON.stringify(value, null, 2)}
      placeholder="{}"
    />
  ),
  long: ({ common, isRequired, value }) => <textarea {...common} defaultValue={shownText(value)} required={isRequired} />,
  email: ({ common, isRequired, value }) => <input {...common} type="email" defaultValue={shownText(value)} required={isRequired} />,
  string: ({ common, isRequired, value }) => <input {...common} type="text" defaultValue={shownText(value)} required={isRequired} />,
};

const inputOf = (schema: Schema): string => {
  const type = typeOf(schema) ?? 'string';
  if (type === 'integer') return 'number';
  if (type !== 'string') return type;
  if (schema.format && schema.format in inputs) return schema.format;
  return (schema.maxLength ?? 0) > 1000 && schema.format !== 'uri' ? 'long' : 'string';
};

const Field = ({ name, schema, isRequired, value, problem }: FieldProps) => {
  const offered = offeredFor(schema);
  const { data: found = [], isError } = useChoices(offered);
  const id = `field-${name}`;
  const about = { 'aria-describedby': `${id}-about`, 'aria-invalid': problem === undefined ? undefined : (true as const) };
  const values = many(schema);
  const title = `${label(name)}${isRequired ? '' : ' (optional)'}`;
  const foot = (
    <span id={`${id}-about`}>
      {problem && <span className="wrong">{problem}</span>}
      <small className="hint">
        <Prose text={schema.description ?? ''} />
      </small>
    </span>
  );
  if (values)
    return (
      <fieldset className="field" aria-describedby={`${id}-about`}>
        <legend>{title}</legend>
        <Choices name={name} values={values} chosen={value} />
        {foot}
      </fieldset>
    );
  const common = { id, name, ...about };
  const options =
    schema.enum?.filter((one) => one !== null).map((one) => ({ id: one, name: one })) ?? (offered && !isError ? found : undefined);
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      {options ? (
        <Choice common={common} options={options} isRequired={isRequired} isNullable={isNullable(schema)} value={value} />
      ) : (
        inputs[inputOf(schema)]?.({ common, schema, isRequired, value })
      )}
      {foot}
    </div>
  );
};

/** The value of a field in the contract's form; undefined when empty. @throws SyntaxError for invalid JSON */
const valueIn = (form: FormData, name: string, schema: Schema): unknown => {
  const type = typeOf(schema);
  if (many(schema)) return form.getAll(name).map(String);
  const text = String(form.get(name) ?? '').trim();
  if (type === 'boolean') return form.has(name);
  if (type === 'array')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  if (text === '') return undefined;
  if (type === 'object') return JSON.parse(text);
  if (type === 'integer' || type === 'number') return Number(text);
  return schema.format === 'date-time' ? new Date(text).toISOString() : text;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const isSameTime = (schema: Schema, one: unknown, other: unknown): boolean => schema.format === 'date-time' && local(one) === local(other);

/** The body: for a new record what was filled in, for a change what differs. */
const entryOf = (name: string, schema: Schema, value: unknown, record: Data | undefined): [string, unknown][] => {
  if (!record) return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[name, value]];
  if (same(value, record[name]) || isSameTime(schema, value, record[name])) return [];
  if (value !== undefined) return [[name, value]];
  return isNullable(schema) ? [[name, null]] : [];
};

/** A form for a body of the contract. Fields, limits and descriptions come from the schema; server errors appear at their fields. */
export const SchemaForm = ({ schema, record, given = {}, verb, onSubmit, onCancel }: Props) => {
  const fields = propertiesOf(schema);
  const required = new Set(contract.schemas[schema]?.required ?? []);
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = problemsOf(error);
  // A form may be added to a dialog that is already open.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  useEffect(() => {
    if (error) focusProblem(form.current);
  }, [error]);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = new FormData(event.currentTarget);
    setError(undefined);
    try {
      const body = Object.fromEntries(fields.flatMap(([name, one]) => entryOf(name, one, valueIn(filled, name, one), record)));
      if (record && Object.keys(body).length === 0) return onCancel();
      setBusy(true);
      await onSubmit(body);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
      {error !== undefined && <FormProblem error={error} />}
      {fields.map(([name, one]) => (
        <Field
          key={name}
          name={name}
          schema={one}
          isRequired={required.has(name)}
          value={record ? record[name] : (given[name] ?? one.default)}
          problem={problems.get(name)}
        />
      ))}
      <footer>
        <button type="button" disabled={isBusy} onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="primary" disabled={isBusy}>
          {isBusy ? 'Please wait…' : verb}
        </button>
      </footer>
    </form>
  );
};

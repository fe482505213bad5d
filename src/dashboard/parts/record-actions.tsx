import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../data/client.ts';
import type { Action, Collection } from '../data/collection.ts';
import type { Data } from '../data/record.ts';
import { Confirm } from './confirm.tsx';
import { EditRecord } from './edit.tsx';
import { Secret } from './secret.tsx';
import { keyOf } from './table.tsx';
import { showDone, showFailure } from './toasts.tsx';

interface Props {
  collection: Collection;
  record: Data;
  isAllowed: boolean;
  onRemoved: () => void;
}

const secretIn = (answer: Data | undefined, { shows }: Action): string | undefined => {
  const value = shows && answer?.[shows];
  return typeof value === 'string' ? value : undefined;
};

/** The actions on a record, as buttons. Irreversible ones need confirmation. */
export const RecordActions = ({ collection, record, isAllowed, onRemoved }: Props) => {
  const client = useQueryClient();
  const { family, noun, name, actions, update, remove } = collection;
  const [asked, setAsked] = useState<Action | 'remove' | 'edit'>();
  const [secret, setSecret] = useState<string>();
  const id = keyOf(record);
  const title = String(record[name] ?? id);

  const run = async (action: Action) => {
    try {
      const answer = await call(family, action.operation)(id, ...(action.body ? [action.body] : []));
      setSecret(secretIn(answer, action));
      const { undo } = action;
      showDone(`${action.label}: done.`, undo ? () => void run({ label: 'Undo', operation: undo }) : undefined);
      void client.invalidateQueries({ queryKey: [family] });
    } catch (error) {
      showFailure(`${action.label} failed`, error);
    }
  };
  const erase = async () => {
    try {
      await call(family, remove!.operation)(id);
      showDone(`The ${noun} was removed.`);
      void client.invalidateQueries({ queryKey: [family] });
      onRemoved();
    } catch (error) {
      showFailure(`Removing the ${noun} failed`, error);
    }
  };
  const close = () => setAsked(undefined);

  if (!isAllowed) return null;
  return (
    <>
      {actions
        .filter(({ when }) => when?.(record) ?? true)
        .map((action) => (
          <button key={action.label} type="button" onClick={() => (action.ask ? setAsked(action) : void run(action))}>
            {action.label}
          </button>
        ))}
      {update && (
        <button type="button" onClick={() => setAsked('edit')}>
          Edit
        </button>
      )}
      {remove && (
        <button type="button" className="danger" onClick={() => setAsked('remove')}>
          {remove.verb}
        </button>
      )}
      {asked === 'edit' && <EditRecord collection={collection} id={id} onClose={close} />}
      {asked === 'remove' && (
        <Confirm title={`${remove!.verb} “${title}”?`} verb={remove!.verb} onConfirm={erase} onClose={close}>
          <p>{remove!.ask}</p>
        </Confirm>
      )}
      {typeof asked === 'object' && (
        <Confirm title={`${asked.label}: “${title}”?`} verb={asked.label} onConfirm={() => run(asked)} onClose={close}>
          <p>{asked.ask}</p>
        </Confirm>
      )}
      {secret && <Secret name={title} value={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
};

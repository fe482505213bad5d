import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { call, type Data, tessera } from '../data/client.ts';
import type { Collection } from '../data/collections.ts';
import { propertyOf } from '../data/contract.ts';
import { Confirm } from './confirm.tsx';
import { sayDone, sayFailed } from './toasts.tsx';

interface Change {
  userId: string;
  isAdding: boolean;
  role: FormDataEntryValue | null;
}

/** Adds people to a project or a team, and takes them out. */
export const MemberChanges = ({ of, id, members }: { of: Collection; id: string; members: readonly Data[] }) => {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { data: people = [] } = useQuery({
    queryKey: ['choices', 'user'],
    queryFn: async ({ signal }) => (await tessera.users.list({ limit: 100, sort: ['name'] }, { signal }).page()).data as unknown as Data[],
  });
  const held = new Set(members.map(({ user_id }) => user_id));
  const hasRoles = of.id === 'projects';
  const [asked, setAsked] = useState<Change>();
  const change = async ({ userId, isAdding, role }: Change) => {
    setBusy(true);
    try {
      if (isAdding) await call(of.family, 'addMember')(id, { user_id: userId, ...(hasRoles ? { role } : {}) });
      else await call(of.family, 'removeMember')(id, userId);
      sayDone(isAdding ? 'The member was added.' : 'The member was removed.');
      await client.invalidateQueries({ queryKey: [of.id === 'projects' ? 'projects' : 'teams'] });
    } catch (failure) {
      sayFailed(isAdding ? 'The member was not added' : 'The member was not removed', failure);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const isAdding = event.nativeEvent.submitter?.getAttribute('value') === 'add';
    const wanted = { userId: String(form.get('user_id')), isAdding, role: form.get('role') };
    if (isAdding) void change(wanted);
    else setAsked(wanted);
  };
  const nameOf = (userId: string) => String(people.find((person) => person.id === userId)?.name ?? userId);
  const roles = (propertyOf('ProjectMember', 'role').enum ?? []) as string[];
  return (
    <>
      <form className="tools" onSubmit={(event) => submit(event as SyntheticEvent<HTMLFormElement, SubmitEvent>)}>
        <select name="user_id" aria-label="Person" required>
          {people.map((person) => (
            <option key={String(person.id)} value={String(person.id)}>
              {String(person.name)} {held.has(person.id) ? '(member)' : ''}
            </option>
          ))}
        </select>
        {hasRoles && (
          <select name="role" aria-label="Role" defaultValue="editor">
            {roles.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
        )}
        <button type="submit" value="add" disabled={isBusy}>
          Add
        </button>
        <button type="submit" value="remove" disabled={isBusy}>
          Remove
        </button>
      </form>
      {asked && (
        <Confirm
          title={`Remove “${nameOf(asked.userId)}”?`}
          verb="Remove"
          onConfirm={() => change(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>They lose what this membership gives them. You can add them again.</p>
        </Confirm>
      )}
    </>
  );
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { call, tessera } from '../data/client.ts';
import { type Collection, described } from '../data/collections.ts';
import { propertyOf } from '../data/contract.ts';
import type { Data } from '../data/record.ts';
import { Confirm } from './confirm.tsx';
import { Table } from './table.tsx';
import { showDone, showFailure } from './toasts.tsx';

interface Props {
  of: Collection;
  /** The project or the team. */
  record: Data;
  members: readonly Data[];
  isAllowed: boolean;
  onEnd: (() => void) | undefined;
}

/** The people of a project or team, with ways to add and remove some to change their roles, and to hand over a project. */
export const Members = ({ of, record, members, isAllowed, onEnd }: Props) => {
  const client = useQueryClient();
  const id = String(record.id);
  const [isBusy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState<string>();
  const [taking, setTaking] = useState<string>();
  const { data: people = [] } = useQuery({
    queryKey: ['choices', 'user'],
    queryFn: async ({ signal }) =>
      (await tessera.users.list({ limit: 100, sort: ['name'] }, { signal }).page()).data.map((person): Data => ({ ...person })),
    enabled: isAllowed,
  });
  const isProject = of.id === 'projects';
  const held = new Set(members.map(({ user_id }) => user_id));
  const others = people.filter((person) => !held.has(person.id));
  const nameOf = (userId: string) => String(people.find((person) => person.id === userId)?.name ?? userId);
  const roles = (propertyOf('ProjectMember', 'role').enum ?? []) as string[];

  const change = async (done: string, failed: string, work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      showDone(done);
      await client.invalidateQueries({ queryKey: [of.family] });
    } catch (failure) {
      showFailure(failed, failure);
    } finally {
      setBusy(false);
    }
  };
  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    void change('Member added.', 'Adding the member failed', () => call(of.family, 'addMember')(id, body));
  };
  const setRole = (userId: string, role: string) =>
    change('Role changed.', 'Changing the role failed', () => call(of.family, 'updateMember')(id, userId, { role }));
  const handOver = (userId: string) =>
    change('Project handed over.', 'Handing over the project failed', () => call(of.family, 'transfer')(id, { owner_id: userId }));
  const remove = (userId: string) =>
    change('Member removed.', 'Removing the member failed', () => call(of.family, 'removeMember')(id, userId));

  return (
    <>
      {isAllowed && others.length > 0 && (
        <form className="tools" onSubmit={add}>
          <select name="user_id" aria-label="Person" required>
            {others.map((person) => (
              <option key={String(person.id)} value={String(person.id)}>
                {String(person.name)}
              </option>
            ))}
          </select>
          {isProject && (
            <select name="role" aria-label="Role" defaultValue="editor">
              {roles.map((role) => (
                <option key={role}>{role}</option>
              ))}
            </select>
          )}
          <button type="submit" disabled={isBusy}>
            Add
          </button>
        </form>
      )}
      {members.length > 0 && (
        <Table
          collection={described[isProject ? 'project-members' : 'team-members']!}
          rows={members}
          onEnd={onEnd}
          isShort
          {...(isAllowed
            ? {
                rowActions: ({ user_id: userId, role }) => (
                  <>
                    {isProject && (
                      <select
                        aria-label={`Role of ${nameOf(String(userId))}`}
                        value={String(role)}
                        disabled={isBusy}
                        onChange={({ target }) => void setRole(String(userId), target.value)}
                      >
                        {roles.map((one) => (
                          <option key={one}>{one}</option>
                        ))}
                      </select>
                    )}
                    {isProject && record.owner_id !== userId && (
                      <button
                        type="button"
                        className="small"
                        aria-label={`Hand over to ${nameOf(String(userId))}`}
                        disabled={isBusy}
                        onClick={() => setTaking(String(userId))}
                      >
                        Hand over
                      </button>
                    )}
                    {role !== 'owner' && (
                      <button
                        type="button"
                        className="small"
                        aria-label={`Remove ${nameOf(String(userId))}`}
                        disabled={isBusy}
                        onClick={() => setLeaving(String(userId))}
                      >
                        Remove
                      </button>
                    )}
                  </>
                ),
              }
            : {})}
        />
      )}
      {taking && (
        <Confirm
          title={`Hand over to “${nameOf(taking)}”?`}
          verb="Hand over"
          onConfirm={() => handOver(taking)}
          onClose={() => setTaking(undefined)}
        >
          <p>They own the project from then on. The former owner stays a member with the role owner.</p>
        </Confirm>
      )}
      {leaving && (
        <Confirm
          title={`Remove “${nameOf(leaving)}”?`}
          verb="Remove"
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          <p>They lose the access that this membership gives them. You can add them again.</p>
        </Confirm>
      )}
    </>
  );
};

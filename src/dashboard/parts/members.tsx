import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, tessera } from '../data/client.ts';
import { type Collection, described } from '../data/collections.ts';
import type { Data } from '../data/record.ts';
import { AddMember, RoleSelect } from './add-member.tsx';
import { Confirm } from './confirm.tsx';
import { Table } from './table.tsx';
import { showDone, showFailure } from './toasts.tsx';

/** The changes to the members of a project or team, one at a time; a message says how each ended. */
const useMemberChanges = (family: Collection['family'], id: string) => {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const change = async (done: string, failed: string, work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      showDone(done);
      await client.invalidateQueries({ queryKey: [family] });
    } catch (failure) {
      showFailure(failed, failure);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    add: (member: Data) => change('Member added.', 'Adding the member failed', () => call(family, 'addMember')(id, member)),
    setRole: (userId: string, role: string) =>
      change('Role changed.', 'Changing the role failed', () => call(family, 'updateMember')(id, userId, { role })),
    handOver: (userId: string) =>
      change('Project handed over.', 'Handing over the project failed', () => call(family, 'transfer')(id, { owner_id: userId })),
    remove: (userId: string) => change('Member removed.', 'Removing the member failed', () => call(family, 'removeMember')(id, userId)),
  };
};

interface ActionsProps {
  role: string;
  /** The name of the member. */
  name: string;
  isProject: boolean;
  isOwner: boolean;
  isBusy: boolean;
  onRole: (role: string) => Promise<void>;
  onHandOver: () => void;
  onRemove: () => void;
}

/** What can be done with one member. */
const MemberActions = ({ role, name, isProject, isOwner, isBusy, onRole, onHandOver, onRemove }: ActionsProps) => (
  <>
    {isProject && (
      <RoleSelect aria-label={`Role of ${name}`} value={role} disabled={isBusy} onChange={({ target }) => void onRole(target.value)} />
    )}
    {isProject && !isOwner && (
      <button type="button" className="small" aria-label={`Hand over to ${name}`} disabled={isBusy} onClick={onHandOver}>
        Hand over
      </button>
    )}
    {role !== 'owner' && (
      <button type="button" className="small" aria-label={`Remove ${name}`} disabled={isBusy} onClick={onRemove}>
        Remove
      </button>
    )}
  </>
);

interface Props {
  of: Collection;
  /** The project or the team. */
  record: Data;
  members: readonly Data[];
  isAllowed: boolean;
  onEnd: (() => void) | undefined;
}

/** The people of a project or team, with ways to add and remove some, to change their roles, and to hand over a project. */
export const Members = ({ of, record, members, isAllowed, onEnd }: Props) => {
  const changes = useMemberChanges(of.family, String(record.id));
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
  const actionsFor = ({ user_id, role }: Data) => {
    const userId = String(user_id);
    return (
      <MemberActions
        role={String(role)}
        name={nameOf(userId)}
        isProject={isProject}
        isOwner={record.owner_id === userId}
        isBusy={changes.isBusy}
        onRole={(next) => changes.setRole(userId, next)}
        onHandOver={() => setTaking(userId)}
        onRemove={() => setLeaving(userId)}
      />
    );
  };

  return (
    <>
      {isAllowed && others.length > 0 && <AddMember people={others} hasRoles={isProject} isBusy={changes.isBusy} onAdd={changes.add} />}
      {members.length > 0 && (
        <Table
          collection={described[isProject ? 'project-members' : 'team-members']!}
          rows={members}
          onEnd={onEnd}
          isShort
          {...(isAllowed ? { rowActions: actionsFor } : {})}
        />
      )}
      {taking && (
        <Confirm
          title={`Hand over to “${nameOf(taking)}”?`}
          verb="Hand over"
          onConfirm={() => changes.handOver(taking)}
          onClose={() => setTaking(undefined)}
        >
          <p>They own the project from then on. The former owner stays a member with the role owner.</p>
        </Confirm>
      )}
      {leaving && (
        <Confirm
          title={`Remove “${nameOf(leaving)}”?`}
          verb="Remove"
          onConfirm={() => changes.remove(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          <p>They lose the access that this membership gives them. You can add them again.</p>
        </Confirm>
      )}
    </>
  );
};

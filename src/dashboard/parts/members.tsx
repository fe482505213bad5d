import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChoices } from '../data/choices.ts';
import { call } from '../data/client.ts';
import type { Collection, PartProps } from '../data/collection.ts';
import { offeredFor } from '../data/collections.ts';
import { propertyOf } from '../data/contract.ts';
import type { Data } from '../data/record.ts';
import { AddMember, RoleSelect } from './add-member.tsx';
import { Confirm } from './confirm.tsx';
import { Related } from './related.tsx';
import { Table } from './table.tsx';
import { showDone, showFailure } from './toasts.tsx';

/** The changes to the members of a record, one at a time; a message says how each ended. */
const useMemberChanges = ({ family, noun, handOver }: Collection, { membership }: Collection, id: string) => {
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
  const { add, remove, role } = membership!;
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    isBusy,
    add: (member: Data) => change('Member added.', 'Adding the member failed', () => call(family, add)(id, member)),
    setRole: (userId: string, next: string) =>
      change('Role changed.', 'Changing the role failed', () => call(family, role!.operation)(id, userId, { [role!.property]: next })),
    handOver: (userId: string) =>
      change(`${Noun} handed over.`, `Handing over the ${noun} failed`, () =>
        call(family, handOver!.operation)(id, { [handOver!.property]: userId }),
      ),
    remove: (userId: string) => change('Member removed.', 'Removing the member failed', () => call(family, remove)(id, userId)),
  };
};

interface ActionsProps {
  /** Undefined where members have no roles. */
  role: string | undefined;
  roles: readonly string[];
  /** The name of the member. */
  name: string;
  isTaking: boolean;
  isLasting: boolean;
  isBusy: boolean;
  onRole: (role: string) => Promise<void>;
  onHandOver: () => void;
  onRemove: () => void;
}

/** What can be done with one member. */
const MemberActions = ({ role, roles, name, isTaking, isLasting, isBusy, onRole, onHandOver, onRemove }: ActionsProps) => (
  <>
    {role !== undefined && (
      <RoleSelect
        aria-label={`Role of ${name}`}
        roles={roles}
        value={role}
        disabled={isBusy}
        onChange={({ target }) => void onRole(target.value)}
      />
    )}
    {isTaking && (
      <button type="button" className="small" aria-label={`Hand over to ${name}`} disabled={isBusy} onClick={onHandOver}>
        Hand over
      </button>
    )}
    {!isLasting && (
      <button type="button" className="small" aria-label={`Remove ${name}`} disabled={isBusy} onClick={onRemove}>
        Remove
      </button>
    )}
  </>
);

/** The people who belong to a record, with ways to add and remove some, to change their roles, and to hand the record over. */
export const Members = ({ title, collection, of, record, list, isAllowed }: PartProps) => {
  const { person, role } = collection.membership!;
  const changes = useMemberChanges(of, collection, String(record.id));
  const [leaving, setLeaving] = useState<string>();
  const [taking, setTaking] = useState<string>();
  const { data: people = [] } = useChoices(offeredFor(propertyOf(collection.record, person)), isAllowed);
  const held = new Set(list.rows.map((member) => member[person]));
  const others = people.filter(({ id }) => !held.has(id));
  const nameOf = (userId: string) => people.find(({ id }) => id === userId)?.name ?? userId;
  const actionsFor = (member: Data) => {
    const userId = String(member[person]);
    return (
      <MemberActions
        role={role && String(member[role.property])}
        roles={role?.roles ?? []}
        name={nameOf(userId)}
        isTaking={of.handOver !== undefined && record[of.handOver.property] !== userId}
        isLasting={role !== undefined && member[role.property] === of.handOver?.role}
        isBusy={changes.isBusy}
        onRole={(next) => changes.setRole(userId, next)}
        onHandOver={() => setTaking(userId)}
        onRemove={() => setLeaving(userId)}
      />
    );
  };

  return (
    <Related title={title} list={list} noun={collection.noun}>
      {isAllowed && others.length > 0 && (
        <AddMember
          membership={collection.membership!}
          people={others}
          role={role?.roles.find((one) => one !== of.handOver?.role)}
          isBusy={changes.isBusy}
          onAdd={changes.add}
        />
      )}
      {list.rows.length > 0 && (
        <Table collection={collection} rows={list.rows} onEnd={list.more} isShort {...(isAllowed ? { rowActions: actionsFor } : {})} />
      )}
      {taking && (
        <Confirm
          title={`Hand over to “${nameOf(taking)}”?`}
          verb="Hand over"
          onConfirm={() => changes.handOver(taking)}
          onClose={() => setTaking(undefined)}
        >
          <p>{of.handOver!.ask}</p>
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
    </Related>
  );
};

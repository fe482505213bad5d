import type { SelectHTMLAttributes, SyntheticEvent } from 'react';
import type { ChoiceOption } from '../data/choices.ts';
import type { Membership } from '../data/collection.ts';
import type { Data } from '../data/record.ts';

/** The choice of a member's role. */
export const RoleSelect = ({ roles, ...attributes }: SelectHTMLAttributes<HTMLSelectElement> & { roles: readonly string[] }) => (
  <select {...attributes}>
    {roles.map((role) => (
      <option key={role}>{role}</option>
    ))}
  </select>
);

interface Props {
  membership: Membership;
  /** The people who are not members yet. */
  people: readonly ChoiceOption[];
  /** The role to begin with, if members have roles. */
  role: string | undefined;
  isBusy: boolean;
  onAdd: (member: Data) => Promise<void>;
}

/** A form for a new member. */
export const AddMember = ({ membership, people, role, isBusy, onAdd }: Props) => {
  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onAdd(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <form className="tools" onSubmit={add}>
      <select name={membership.person} aria-label="Person" required>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {membership.role && (
        <RoleSelect name={membership.role.property} roles={membership.role.roles} aria-label="Role" defaultValue={role} />
      )}
      <button type="submit" disabled={isBusy}>
        Add
      </button>
    </form>
  );
};

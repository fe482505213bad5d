import type { SelectHTMLAttributes, SyntheticEvent } from 'react';
import { propertyOf } from '../data/contract.ts';
import type { Data } from '../data/record.ts';

const roles = (propertyOf('ProjectMember', 'role').enum ?? []) as string[];

/** The choice of a member's role in a project. */
export const RoleSelect = (attributes: SelectHTMLAttributes<HTMLSelectElement>) => (
  <select {...attributes}>
    {roles.map((role) => (
      <option key={role}>{role}</option>
    ))}
  </select>
);

interface Props {
  /** The people who are not members yet. */
  people: readonly Data[];
  hasRoles: boolean;
  isBusy: boolean;
  onAdd: (member: Data) => Promise<void>;
}

/** A form for a new member. */
export const AddMember = ({ people, hasRoles, isBusy, onAdd }: Props) => {
  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onAdd(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <form className="tools" onSubmit={add}>
      <select name="user_id" aria-label="Person" required>
        {people.map((person) => (
          <option key={String(person.id)} value={String(person.id)}>
            {String(person.name)}
          </option>
        ))}
      </select>
      {hasRoles && <RoleSelect name="role" aria-label="Role" defaultValue="editor" />}
      <button type="submit" disabled={isBusy}>
        Add
      </button>
    </form>
  );
};

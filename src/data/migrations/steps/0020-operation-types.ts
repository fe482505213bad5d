/** The contract lists the types of operations; a family that brings its own needs no change of the table. */
export const up = ['alter table operations drop constraint operations_type_check'];

export const down = [
  "alter table operations add constraint operations_type_check check (type in ('integration_sync', 'webhook_recovery')) not valid",
];

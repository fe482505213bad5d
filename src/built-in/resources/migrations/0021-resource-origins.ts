/** Whatever imports records is their origin. */
export const up = ['alter table resources rename column integration_id to origin_id'];

export const down = ['alter table resources rename column origin_id to integration_id'];

export const allowed = {
  'renaming-column': 'No released version has the former name, so no node of a previous version uses it.',
};

/** Whatever record decides who sees an event is its place. */
export const up = ['alter table events rename column project_id to place_id'];

export const down = ['alter table events rename column place_id to project_id'];

export const allowed = {
  'renaming-column': 'No released version has the former name, so no node of a previous version uses it.',
};

import { expect, it } from 'vitest';
import { differences, type Planted, property } from '../../codegen/planted-surfaces.ts';

it.each<[string, Planted, string[]]>([
  [
    'a reference to records of several types that has no id',
    { rest: property('CommentSubject', 'id', { $ref: '#/components/schemas/CommentSubjectType' }) },
    ['Comment.subject: no property subject has an id.', 'CommentSubjectReference.id is ID!, but REST says CommentSubjectType!.'],
  ],
  [
    'a filter by which events affect a list',
    { rest: (document) => delete document.components.schemas.CommentSubject!.properties!.id!['x-filter'] },
    [...Array.from({ length: 4 }, () => 'An event affects the Comment by subject_id, which is no filter.')],
  ],
])('the difference of the contracts is named: %s', (_, planted, expected) => {
  expect(differences(planted).sort()).toEqual([...expected].sort());
});

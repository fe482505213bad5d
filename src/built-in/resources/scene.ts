import { type SceneKind, type SceneRecord, textProblems } from '../../kit/scene.ts';

/** Of a record that a sync has imported. */
const imported = ['origin_id', 'external_id'] as const;

const given = (row: SceneRecord): SceneRecord =>
  Object.fromEntries(imported.flatMap((field) => (row[field] === null ? [] : [[field, row[field]]])));

export const resourceScene: SceneKind = {
  name: 'resources',
  id: 'resource',
  operationId: 'getResource',
  defaults: (_record, { adminId }) => ({ status: 'active', owner_id: adminId }),
  references: { owner_id: 'users' },
  besides: imported,

  check: (record) => [
    ...textProblems(record, imported),
    ...(record.origin_id !== undefined && record.external_id === undefined
      ? [
          {
            path: ['external_id'],
            message: 'Is missing: the external id of the imported record.',
            code: 'missing_required_field' as const,
          },
        ]
      : []),
  ],

  columns: (row, { origin_id = null, external_id = null }) => ({ ...row, origin_id, external_id }),

  reading: async () => given,
};

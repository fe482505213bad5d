import { expect, it } from 'vitest';
import { differences, type Planted } from '../../codegen/planted-surfaces.ts';

it.each<[string, Planted, string[]]>([
  [
    'a record by an operation that answers with something else',
    { map: ['operation: createFileUploadAddress', 'operation: updateFile'] },
    ['File.uploadAddress: updateFile does not answer with a FileAddress.'],
  ],
  [
    'a record by an operation with other scopes',
    { map: ['operation: createFileUploadAddress', 'operation: getFileDownloadAddress'] },
    [
      'File.uploadAddress does not require read:files, but getFileDownloadAddress does.',
      'File.uploadAddress requires write:files, but getFileDownloadAddress does not.',
    ],
  ],
])('the difference of the contracts is named: %s', (_, planted, expected) => {
  expect(differences(planted).sort()).toEqual([...expected].sort());
});

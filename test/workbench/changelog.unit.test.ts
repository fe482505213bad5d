import { describe, expect, it } from 'vitest';
import type { Acceptance } from '../../src/workbench/accepted-breaks.ts';
import type { Break } from '../../src/workbench/breaks.ts';
import { migrationsOf } from '../../src/workbench/changelog.ts';

const acceptedAt = (contract: string, touches: string[], reason: string): Break & { acceptance: Acceptance } => {
  const place = { file: `openapi/${contract}.yaml`, line: 1, word: '#/patch', at: `openapi/${contract}.yaml#/patch` };
  const said = {
    rule: 'media-type-removed',
    message: 'Media type `text/plain` was removed.',
    hurts: 'Clients.',
    instead: 'JSON.',
    migration: 'Send JSON.',
  };
  const acceptance = { at: place.at, rule: said.rule, message: said.message, reason, date: '2026-05-01', by: 'Ada' };
  return { ...place, ...said, contracts: [contract], touches, parts: [], acceptance };
};

describe('what clients have to change', () => {
  it('is one entry for a change that was accepted at several places for the same reason', () => {
    const [first, second] = [
      acceptedAt('account', ['PATCH /a', 'PATCH /b'], 'Nobody sends it.'),
      acceptedAt('v1', ['PATCH /b', 'PATCH /c'], 'Nobody sends it.'),
    ];
    const other = acceptedAt('v1', ['PATCH /d'], 'It was wrong.');
    expect(migrationsOf([first, second, other], [])).toMatchObject([
      { contracts: ['account', 'v1'], touches: 3, examples: ['PATCH /a', 'PATCH /b', 'PATCH /c'], reason: 'Nobody sends it.' },
      { contracts: ['v1'], touches: 1, examples: ['PATCH /d'], reason: 'It was wrong.' },
    ]);
  });
});

import { expect, it } from 'vitest';
import { compile } from '../../contract/compile.ts';

const recorded = (version: string) => `
  import type { EventData } from '../../src/contract/events.ts';
  import { eventOf } from '../../src/rules/record-event.ts';
  declare const membership: EventData<'TEAM_MEMBER_ADDED'>;
  export const event = eventOf('TEAM_MEMBER_ADDED', { data: membership, version: ${version} });
`;

it('an event about a membership compiles without a version alone', () => {
  const said = compile(new Map(['1', 'null'].map((version) => [version, recorded(version)])));
  expect(said.get('1')).toMatch(/'number' is not assignable to type 'null'/);
  expect(said.get('null')).toBe('');
});

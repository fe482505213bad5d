import {
  anId,
  anInstant,
  bootTessera,
  type Caller,
  expectError,
  messageOf,
  nobodys,
  recording,
  single,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectTheSame } from '../../support/the-same.ts';
import { newProject } from './new-records.ts';

let tessera: Tessera;
let ada: Caller;
const publicUrl = 'https://api.example.com';

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl } });
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const defaults = {
  description: null,
  visibility: 'private',
  status: 'active',
  settings: { enableNotifications: true, defaultView: 'kanban' },
  tags: [],
  archived_at: null,
};
const full = {
  name: 'Atlas',
  description: 'The map of everything we run.',
  visibility: 'team',
  settings: { enableNotifications: false, defaultView: 'timeline' },
  tags: ['design', 'q3'],
};
const stamps = { id: anId('prj'), created_at: anInstant, updated_at: anInstant };

describe('createProject', () => {
  describe('201', () => {
    it('answers the project in its envelope, with defaults for what was left out', async () => {
      const { status, body, headers } = await ada.call('POST', '/v1/projects', { name: 'Atlas' });
      expect(status).toBe(201);
      expect(body).toEqual(single({ ...stamps, ...defaults, name: 'Atlas', owner_id: ada.userId }));
      expect(body.meta.request_id).toBe(headers.get('x-request-id'));
      expect(body.data.updated_at).toBe(body.data.created_at);
    });

    it('keeps every field that was sent', async () => {
      const { body } = await ada.call('POST', '/v1/projects', full);
      expect(body.data).toEqual({ ...stamps, ...full, status: 'active', archived_at: null, owner_id: ada.userId });
    });

    it('fills in the settings that were not sent', async () => {
      expect(await newProject(ada, { settings: { defaultView: 'list' } })).toMatchObject({
        settings: { enableNotifications: true, defaultView: 'list' },
      });
      expect(await newProject(ada, { settings: {} })).toMatchObject({ settings: defaults.settings });
    });

    it('takes names of 200 characters, whatever they are made of', async () => {
      for (const name of ['x'.repeat(200), '🗺'.repeat(200)]) expect(await newProject(ada, { name })).toMatchObject({ name });
    });

    it('says where the project is and at which version', async () => {
      const { body, headers } = await ada.call('POST', '/v1/projects', full);
      expect(headers.get('location')).toBe(`/v1/projects/${body.data.id}`);
      expect(headers.get('etag')).toBe('"1"');
      expect(headers.get('content-type')).toBe('application/json');
    });

    it('makes the caller its first member, as an owner', async () => {
      const { id, created_at } = await newProject(ada);
      const { body } = await ada.call('GET', `/v1/projects/${id}/members`);
      expect(body.data).toEqual([{ user_id: ada.userId, role: 'owner', added_at: created_at }]);
    });

    it('records PROJECT_CREATED, with the project as REST shows it', async () => {
      const { answer, events } = await recording(tessera, () => newProject(ada, full));
      expect(events).toEqual([
        {
          type: 'PROJECT_CREATED',
          resource_id: answer.id,
          account_id: tessera.accountId,
          actor: { type: 'api_key', id: anId('key') },
          data: answer,
        },
      ]);
    });
  });

  describe('400', () => {
    const refusals: [what: string, body: unknown, details: string[]][] = [
      ['a missing name', { visibility: 'public' }, ['name missing_required_field']],
      ['an empty name', { name: '' }, ['name too_short']],
      ['a name of 201 characters', { name: 'x'.repeat(201) }, ['name too_long']],
      ['a name that is no text', { name: 7 }, ['name invalid_type']],
      ['an unknown visibility', { name: 'Atlas', visibility: 'secret' }, ['visibility invalid_enum_value']],
      ['an unknown view', { name: 'Atlas', settings: { defaultView: 'gantt' } }, ['settings.defaultView invalid_enum_value']],
      ['an unknown setting', { name: 'Atlas', settings: { colour: 'red' } }, ['settings.colour unknown_field']],
      ['an unknown field', { name: 'Atlas', colour: 'red' }, ['colour unknown_field']],
      [
        'fields that the service sets',
        { name: 'Atlas', owner_id: nobodys('usr'), status: 'archived' },
        ['owner_id unknown_field', 'status unknown_field'],
      ],
      ['a tag twice', { name: 'Atlas', tags: ['a', 'a'] }, ['tags duplicate_items']],
      ['an empty tag', { name: 'Atlas', tags: ['a', ''] }, ['tags[1] too_short']],
      ['51 tags', { name: 'Atlas', tags: Array.from({ length: 51 }, (_, at) => `t${at}`) }, ['tags too_many_items']],
      [
        'several mistakes at once',
        { visibility: 'secret', tags: 'design' },
        ['name missing_required_field', 'tags invalid_type', 'visibility invalid_enum_value'],
      ],
      ['a list', [], ['(body) invalid_type']],
      ['null', null, ['(body) invalid_type']],
    ];
    for (const [what, body, details] of refusals)
      it(`refuses ${what}, and records nothing`, async () => {
        const { answer, events } = await recording(tessera, () => ada.call('POST', '/v1/projects', body));
        expectError(answer, 400, 'invalid_parameters', details);
        expect(events).toEqual([]);
      });

    it('names what is allowed, and where the error is documented', async () => {
      const answer = await ada.call('POST', '/v1/projects', { name: 'Atlas', visibility: 'secret' });
      expect(answer.body.error.message).toMatch(/ See \/docs\/errors#invalid_parameters\.$/);
      expect(messageOf(answer, 'visibility')).toBe('Must be one of: private, team, public.');
    });

    it('asks for a body', async () => {
      expectError(await ada.call('POST', '/v1/projects'), 400, 'missing_body', ['(body) missing_required_field']);
    });
  });

  it('answers 422 to a text that no database keeps', async () => {
    expectError(await ada.call('POST', '/v1/projects', { name: 'Atlas', description: 'a\u0000b' }), 422, 'unprocessable', [
      'description not_allowed',
    ]);
  });
});

describe('the answer to a write', () => {
  it('is what a read finds afterwards, and what the events say', async () => {
    const body = { name: 'Roads', tags: ['a', '"b"'], settings: { enableNotifications: false } };
    await expectTheSame(tessera.admin, '/v1/projects', body, { settings: { defaultView: 'calendar' } });
  });
});

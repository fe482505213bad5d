import { anInstant, bootTessera, type Caller, expectError, single, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProject } from './new-records.ts';

let tessera: Tessera;
let ada: Caller;
const publicUrl = 'https://api.example.com';

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl } });
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const full = {
  name: 'Atlas',
  description: 'The map of everything we run.',
  visibility: 'team',
  settings: { enableNotifications: false, defaultView: 'timeline' },
  tags: ['design', 'q3'],
};

describe('getProject', () => {
  describe('200', () => {
    it('answers the project as it was created, with its version', async () => {
      const project = await newProject(ada, full);
      const { status, body, headers } = await ada.call('GET', `/v1/projects/${project.id}`);
      expect(status).toBe(200);
      expect(body).toEqual(single(project));
      expect(headers.get('etag')).toBe('"1"');
    });

    it('answers HEAD with the headers alone', async () => {
      const { id } = await newProject(ada);
      const { status, body, headers } = await ada.call('HEAD', `/v1/projects/${id}`);
      expect([status, body, headers.get('etag')]).toEqual([200, undefined, '"1"']);
    });

    it('leaves all but the asked fields and the id away', async () => {
      const { id } = await newProject(ada, full);
      const { body } = await ada.call('GET', `/v1/projects/${id}?fields=name,tags`);
      expect(body).toEqual(single({ id, name: 'Atlas', tags: ['design', 'q3'] }));
    });

    it('brings the owner in full when asked', async () => {
      const project = await newProject(ada);
      const { body } = await ada.call('GET', `/v1/projects/${project.id}?expand=owner`);
      const { owner, ...rest } = body.data;
      expect(rest).toEqual(project);
      expect(owner).toEqual({
        id: ada.userId,
        name: 'Some editor',
        email: `${ada.userId}@example.com`,
        role: 'editor',
        metadata: {},
        created_at: anInstant,
        updated_at: anInstant,
      });
    });
  });

  describe('304', () => {
    it.each([['"1"'], ['W/"1"'], ['"7", "1"'], ['*']])('spares the body of a project that the caller holds as %s', async (held) => {
      const { id } = await newProject(ada);
      const { status, body, headers } = await ada.call('GET', `/v1/projects/${id}`, undefined, { 'If-None-Match': held });
      expect([status, body, headers.get('etag')]).toEqual([304, undefined, '"1"']);
    });

    it('sends a project that has changed since', async () => {
      const { id } = await newProject(ada);
      await ada.call('PATCH', `/v1/projects/${id}`, { name: 'Atlas II' });
      const { status, body } = await ada.call('GET', `/v1/projects/${id}`, undefined, { 'If-None-Match': '"1"' });
      expect([status, body.data.name]).toEqual([200, 'Atlas II']);
    });
  });

  describe('400', () => {
    it.each([
      ['colour=red', 'colour unknown_parameter', /fields, expand/],
      ['fields=colour', 'fields[0] invalid_enum_value', /id, name, .*updated_at/],
      ['expand=tasks', 'expand[0] invalid_enum_value', /owner/],
    ])('refuses ?%s and names what is allowed', async (query, detail, allowed) => {
      const { id } = await newProject(ada);
      const answer = await ada.call('GET', `/v1/projects/${id}?${query}`);
      expectError(answer, 400, 'invalid_parameters', [detail]);
      expect(answer.body.error.details[0].message).toMatch(allowed);
    });
  });

  describe('404', () => {
    it.each([['prj_00000000000000000000000000'], ['usr_00000000000000000000000000'], ['prj_1'], ["prj_'; select 1"]])(
      'knows no %s',
      async (id) => {
        expectError(await ada.call('GET', `/v1/projects/${encodeURIComponent(id)}`), 404, 'not_found');
      },
    );
  });
});

describe('listProjects', () => {
  it('answers 200 with the caller’s projects in the page envelope, youngest first', async () => {
    const grace = await tessera.someone('editor');
    const older = await newProject(grace, { name: 'Older' });
    const younger = await newProject(grace, { name: 'Younger' });
    const { status, body, headers } = await grace.call('GET', '/v1/projects');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [younger, older],
      meta: { page: 1, limit: 20, total: 2, has_more: false, request_id: headers.get('x-request-id') },
      links: { self: `${publicUrl}/v1/projects?page=1`, next: null, prev: null },
    });
  });
});

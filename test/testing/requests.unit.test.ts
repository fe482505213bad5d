import { type Caller, requestsOf, type Tessera } from '@tessera/platform/testing';
import { describe, expect, it } from 'vitest';

const outside = { url: 'http://127.0.0.1:7' } as never;
const { unkept, validRequests } = requestsOf([
  {
    emptied: { 'look.colour': 'grey' },
    unread: ['secret'],
    statesBefore: () => ({ updateResource: async (id) => void (await id('whk')) }),
  },
]);

/** The paths of what the valid request of an operation needs, and its own. */
const askedFor = async (operationId: 'listResources' | 'updateResource' | 'createResource') => {
  const asked: string[] = [];
  const call: Caller['call'] = async (_method, path) => {
    asked.push(path);
    return { status: 201, headers: new Headers(), body: { data: { id: `made-${asked.length}` } } };
  };
  const admin = { userId: '', key: '', call };
  const request = await validRequests({ database: {}, admin } as unknown as Tessera, outside)(operationId);
  return [...asked, `${request.method} ${request.path}`];
};

describe('a valid request', () => {
  it('is about new records', async () => {
    expect(await askedFor('createResource')).toEqual(['POST /v1/resources']);
  });

  it('of a list comes after a record that is to be in it', async () => {
    expect(await askedFor('listResources')).toEqual(['/v1/resources', 'GET /v1/resources']);
  });

  it('comes after nothing that its family says of an operation that there is not', () => {
    const misspelled = requestsOf([
      { statesBefore: () => ({ updateResuorce: async () => undefined, updateResource: async () => undefined }) },
    ]);
    const tessera = { database: {}, admin: {} } as unknown as Tessera;
    expect(() => misspelled.validRequests(tessera, outside)).toThrow(
      'statesBefore names updateResuorce, which is no operation. Did you mean updateResource?',
    );
  });

  it('comes after what its family says', async () => {
    expect(await askedFor('updateResource')).toEqual(['/v1/webhooks', '/v1/resources', 'PATCH /v1/resources/made-2']);
  });
});

describe('what was written', () => {
  const lost = (sent: object, data: object) =>
    unkept(
      { method: 'PATCH', path: '/v1/resources/one', body: JSON.stringify(sent), headers: {} },
      { status: 200, headers: new Headers(), type: 'application/json', body: { data } },
    );

  it('stands in the record', () => {
    expect(lost({ name: 'Lens', look: { size: 2 } }, { name: 'Lens', look: { size: 2 } })).toEqual([]);
    expect(lost({ name: 'Lens', look: { size: 2 } }, { name: 'lens', look: { size: 3 } })).toEqual([
      'name: sent "Lens", shown "lens"',
      'look.size: sent 2, shown 3',
    ]);
  });

  it('is what a family says where null was sent, or an empty value', () => {
    expect(lost({ tags: null, look: { colour: null } }, { tags: [], look: { colour: 'grey' } })).toEqual([]);
    expect(lost({ look: { colour: null } }, { look: { colour: 'red' } })).toEqual(['look.colour: sent null, shown "red"']);
  });

  it('is not shown where a family says so', () => {
    expect(lost({ secret: 'x' }, {})).toEqual([]);
    expect(lost({ other: 'x' }, {})).toEqual(['other: sent "x", shown undefined']);
  });
});

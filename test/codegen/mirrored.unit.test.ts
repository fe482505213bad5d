import { describe, expect, it } from 'vitest';
import { mirroredModule, scenesModule } from '../../src/codegen/client/mirrored.ts';
import type { ClientOperation } from '../../src/codegen/client/operations.ts';
import type { Document, Schema } from '../../src/documents/document.ts';
import type { EventCatalogue, EventKind } from '../../src/documents/events.ts';

const id = (...prefixes: string[]): Schema => ({
  type: 'string',
  pattern: `^${prefixes.length > 1 ? `(${prefixes.join('|')})` : prefixes[0]}_[a-z]$`,
});
const record = (properties: Record<string, Schema>, words: object = {}): Schema => ({ type: 'object', properties, ...words });

/** Shelves say who sees them and the books in them; readers form clubs, which see more; notes are on shelves and books. */
const schemas: Record<string, Schema> = {
  User: record({ id: id('usr') }),
  Club: record({ id: id('clb') }),
  ClubMemberChange: record({ club_id: id('clb'), user_id: id('usr') }, { 'x-deleted-with': ['club_id', 'user_id'] }),
  Shelf: record({ id: id('shf'), owner_id: id('usr') }, { 'x-readers': { of: 'id' } }),
  ShelfMemberChange: record(
    { shelf_id: id('shf'), user_id: id('usr'), level: { type: 'string' } },
    { 'x-readers': { of: 'shelf_id', person: 'user_id' }, 'x-deleted-with': ['shelf_id', 'user_id'] },
  ),
  Closing: record({ shelf_id: id('shf') }, { 'x-readers': { of: 'shelf_id', before: true } }),
  Book: record({ id: id('boo'), shelf_id: id('shf'), lent_to: id('usr') }, { 'x-readers': { of: 'shelf_id', person: 'lent_to' } }),
  Removal: record({ shelf_id: id('shf'), book_id: id('boo') }, { 'x-readers': { of: 'shelf_id' } }),
  Note: record({ id: id('not'), on: record({ id: id('shf', 'boo') }) }, { 'x-readers': { of: 'on.id' }, 'x-deleted-with': ['on.id'] }),
};

const documentOf = (some: Record<string, Schema>): Document => ({
  openapi: '3.1.1',
  info: { title: 'Books', version: '1.0.0' },
  paths: {},
  components: { schemas: some, parameters: {}, responses: {}, headers: {}, securitySchemes: {} },
});

const operation = (name: string, path: string, listed?: string, more: object = {}): ClientOperation =>
  ({
    name,
    place: { path },
    ids: path.match(/\{/g) ?? [],
    record: listed && { name: listed, list: true },
    ...more,
  }) as unknown as ClientOperation;

const families = new Map([
  [
    'users',
    [
      operation('list', '/v1/users', 'User'),
      operation('listShelves', '/v1/users/{user_id}/shelves', 'Shelf'),
      operation('listClubs', '/v1/users/{user_id}/clubs', 'Club'),
    ],
  ],
  ['clubs', [operation('list', '/v1/clubs', 'Club'), operation('listMembers', '/v1/clubs/{club_id}/members', 'ClubMember')]],
  ['shelves', [operation('list', '/v1/shelves', 'Shelf'), operation('listMembers', '/v1/shelves/{shelf_id}/members', 'ShelfMember')]],
  ['books', [operation('list', '/v1/books', 'Book'), operation('store', '/v1/books/{book_id}/content', undefined, { input: 'bytes' })]],
  ['notes', [operation('list', '/v1/notes', 'Note')]],
]);

const kind = (data: string, subject: string, more: Partial<EventKind> = {}): EventKind => ({
  description: 'It happened.',
  data: { $ref: `x.yaml#/schemas/${data}` },
  subject,
  ...more,
});
const restricted = { Shelf: 'any', Book: 'any' };

const catalogue: EventCatalogue = {
  USER_CREATED: kind('User', 'users'),
  CLUB_CREATED: kind('Club', 'clubs'),
  CLUB_MEMBER_REMOVED: kind('ClubMemberChange', 'clubs', { affects: [{ records: restricted, for: 'colleagues' }] }),
  SHELF_CREATED: kind('Shelf', 'shelves', {
    affects: [{ records: { ShelfMemberChange: 'shelf_id' }, for: 'everyone', made: { user_id: '$owner_id', level: 'owner' } }],
  }),
  SHELF_DELETED: kind('Shelf', 'shelves', {
    affects: [
      { records: { ShelfMemberChange: 'shelf_id', Note: 'any' }, for: 'everyone' },
      { records: { Book: 'shelf_id' }, for: 'readers' },
    ],
  }),
  SHELF_MEMBER_ADDED: kind('ShelfMemberChange', 'shelves', { affects: [{ records: restricted, for: 'person' }] }),
  SHELF_CLOSED: kind('Closing', 'shelves', { affects: [{ records: { Shelf: 'id', Book: 'shelf_id' }, for: 'readers' }] }),
  SHELF_BOOK_REMOVED: kind('Removal', 'shelves', { affects: [{ records: { Book: 'shelf_id', Note: 'any' }, for: 'readers' }] }),
  BOOK_UPDATED: kind('Book', 'books', { changes: true, affects: [{ records: { Note: 'on_id' }, for: 'readers', changed: 'shelf_id' }] }),
  NOTE_DELETED: kind('Note', 'notes'),
};

const constantsOf = (module: string): Record<string, unknown> =>
  Object.fromEntries(
    [...module.matchAll(/^export const (\w+) = (.*?) as const;$/gms)].map(([, name, value]) => [name, JSON.parse(value!)]),
  );

describe('what a copy of records is made from', () => {
  const { kindFacts, memberships, groups, eventFacts } = constantsOf(mirroredModule(documentOf(schemas), catalogue, families));

  it('says which records follow another, stand in it, and go with it', () => {
    expect(kindFacts).toEqual({
      users: { parts: { clubMembers: 'user_id', shelfMembers: 'user_id' } },
      clubs: { parts: { clubMembers: 'club_id' } },
      shelves: {
        isLimited: true,
        followers: ['books', 'notes', 'shelfMembers'],
        places: { shelves: 'id', books: 'shelf_id', shelfMembers: 'shelf_id' },
        parts: { notes: 'on.id', shelfMembers: 'shelf_id' },
        kept: { books: { of: 'shelf_id', person: 'lent_to' } },
      },
      books: { isLimited: true, followers: ['notes'], parts: { notes: 'on.id' } },
      notes: { isLimited: true },
      clubMembers: { key: ['club_id', 'user_id'] },
      shelfMembers: { key: ['shelf_id', 'user_id'], isLimited: true },
    });
  });

  it('says how memberships are read, and whose members see more', () => {
    expect(memberships).toEqual({
      clubMembers: { of: 'clubs', list: 'listMembers', id: 'club_id', fields: ['user_id'] },
      shelfMembers: { of: 'shelves', list: 'listMembers', id: 'shelf_id', fields: ['user_id', 'level'] },
    });
    expect(groups).toEqual({ clubs: 'listClubs' });
  });

  it('says what an event begins, ends, hides, moves and makes, and what else it affects', () => {
    const all = ['shelves', 'books'];
    expect(eventFacts).toEqual({
      USER_CREATED: { kind: 'users', begins: true },
      CLUB_CREATED: { kind: 'clubs', begins: true },
      CLUB_MEMBER_REMOVED: { kind: 'clubMembers', about: 'clubs', ends: true, effects: [{ kinds: all, for: 'colleagues' }] },
      SHELF_CREATED: {
        kind: 'shelves',
        begins: true,
        made: [{ kind: 'shelfMembers', id: 'shelf_id', values: { user_id: '$owner_id', level: 'owner' } }],
      },
      SHELF_DELETED: { kind: 'shelves', ends: true, effects: [{ kinds: ['books'], for: 'readers' }] },
      SHELF_MEMBER_ADDED: { kind: 'shelfMembers', about: 'shelves', effects: [{ kinds: all, for: 'person' }] },
      SHELF_CLOSED: { about: 'shelves', hides: true, effects: [{ kinds: all, for: 'readers' }] },
      SHELF_BOOK_REMOVED: { about: 'shelves', moves: { kind: 'books', id: 'book_id', from: 'shelf_id' } },
      BOOK_UPDATED: { kind: 'books', effects: [{ kinds: ['notes'], for: 'readers', changed: 'shelf_id' }] },
      NOTE_DELETED: { kind: 'notes', ends: true },
    });
  });

  it('is little where everyone sees everything', () => {
    const { User } = schemas;
    const module = mirroredModule(documentOf({ User: User! }), { USER_CREATED: kind('User', 'users') }, new Map([...families].slice(0, 1)));
    expect(constantsOf(module)).toEqual({
      kindFacts: { users: {} },
      memberships: {},
      groups: {},
      eventFacts: { USER_CREATED: { kind: 'users', begins: true } },
      affecting: { users: [] },
    });
  });
});

describe('the records of a scene', () => {
  it('may have members, and bytes', () => {
    const lines = scenesModule(documentOf(schemas), catalogue, families).split('\n');
    expect(lines.filter((line) => line.startsWith('  '))).toEqual([
      '  users: unknown;',
      '  clubs: { members?: readonly Partial<platform.ClubMember>[] };',
      '  shelves: { members?: readonly Partial<platform.ShelfMember>[] };',
      '  books: { content?: string; content_base64?: string };',
      '  notes: unknown;',
    ]);
  });
});

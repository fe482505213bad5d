import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rules } from '../../openapi/lint/plugin.ts';
import { type Files, messagesOf } from './small-contract.ts';

const things = (contract: Files) => contract['platform/things.yaml'];
const catalogue = (contract: Files) => things(contract).catalogue;
const properties = (contract: Files) => things(contract).schemas.Thing.properties;

const anId = (prefix: string) => ({ type: 'string', pattern: `^${prefix}_[a-z]$` });

/** Puts the data of all events into the body of the webhook, as `x-catalogue: bodies` does. */
const sendData = (contract: Files) => {
  const oneOf = Object.values<Files>(catalogue(contract)).map(({ data }) => ({ $ref: `../platform/things.yaml${data.$ref}` }));
  contract['messages/events.yaml'].webhook.post.requestBody = { content: { 'application/json': { schema: { oneOf } } } };
};

/** Things whose events have these readers, with a property `shelf_id` for ids that begin with a prefix. */
const readBy = (contract: Files, readers: object, prefix?: string) => {
  const { Thing } = things(contract).schemas;
  Thing['x-readers'] = readers;
  Thing.properties.id = anId('thg');
  sendData(contract);
  if (prefix === undefined) return;
  Thing.properties.shelf_id = anId(prefix);
  Thing.required.push('shelf_id');
};

/** Labels, which are on things and belong to users, whose events have these readers. */
const withLabels = (contract: Files, readers: object) => {
  catalogue(contract).LABEL_PRINTED = { ...catalogue(contract).THING_SWEPT, data: { $ref: '#/schemas/Label' } };
  things(contract).schemas.Label = {
    type: 'object',
    required: ['id', 'thing_id', 'user_id'],
    properties: { id: anId('lab'), thing_id: anId('thg'), user_id: anId('usr') },
    'x-readers': readers,
  };
  sendData(contract);
};

interface Violation {
  what: string;
  edit: (contract: Files) => void;
  says: string;
}

const VIOLATIONS: Record<string, Violation[]> = {
  'tessera/authority-named': [
    {
      what: 'a role that is given without a word',
      edit: (contract) => {
        things(contract).schemas.ThingCreate.properties.role = {
          type: 'string',
          maxLength: 9,
          description: 'A role.',
          examples: ['admin'],
        };
      },
      says: '`role` carries an authority: name it in `x-authority`, as role or membership',
    },
    {
      what: 'a role that is given under another word',
      edit: (contract) => {
        things(contract).schemas.ThingCreate.properties.role = {
          type: 'string',
          maxLength: 9,
          description: 'A role.',
          examples: ['admin'],
        };
        things(contract).collection.post['x-authority'] = ['less'];
      },
      says: 'name it in `x-authority`',
    },
    {
      what: 'a secret that is handed out without a word',
      edit: (contract) => {
        things(contract).schemas.Thing.properties.client_secret = { type: 'string', maxLength: 9, description: 'It.', examples: ['it'] };
      },
      says: '`client_secret` carries an authority',
    },
    {
      what: 'the end of an authority without a word',
      edit: (contract) => {
        things(contract).schemas.Thing.properties.scopes = { type: 'string', maxLength: 9, description: 'Scopes.', examples: ['read'] };
      },
      says: 'deleteThing: The record is an authority',
    },
    {
      what: 'a word that is none',
      edit: (contract) => {
        things(contract).item.delete['x-authority'] = ['power'];
      },
      says: '`power` is no word of authority.yaml; the words are role,',
    },
  ],
  'tessera/bounded-schemas': [
    { what: 'a string without maxLength', edit: (contract) => delete properties(contract).name.maxLength, says: 'give it `maxLength`' },
    {
      what: 'an array without maxItems',
      edit: (contract) => {
        properties(contract).parts = { type: 'array', items: { type: 'string', maxLength: 9 }, description: 'Parts.' };
      },
      says: 'give it `maxItems`',
    },
    { what: 'an integer without format', edit: (contract) => delete properties(contract).size.format, says: 'give it `format`' },
    { what: 'an integer without maximum', edit: (contract) => delete properties(contract).size.maximum, says: '`minimum` and `maximum`' },
    {
      what: 'a free object without maxProperties',
      edit: (contract) => delete things(contract).schemas.ThingCreate.properties.labels.maxProperties,
      says: 'give it `maxProperties`',
    },
    {
      what: 'a string that may be null without maxLength',
      edit: (contract) => Object.assign(properties(contract).name, { type: ['string', 'null'], maxLength: undefined }),
      says: 'This string has no bound',
    },
  ],
  'tessera/closed-bodies': [
    {
      what: 'an open body',
      edit: (contract) => delete things(contract).schemas.ThingCreate.additionalProperties,
      says: 'add `additionalProperties: false`',
    },
    {
      what: 'an open object inside a body',
      edit: (contract) => {
        things(contract).schemas.ThingCreate.properties.inner = { type: 'object', description: 'Inner.', properties: {} };
      },
      says: 'add `additionalProperties: false`',
    },
    {
      what: 'an open alternative of a body',
      edit: (contract) => {
        const alternatives = [{ $ref: '#/schemas/ThingCreate' }, { type: 'object', properties: {} }];
        things(contract).collection.post.requestBody.content['application/json'].schema = { oneOf: alternatives };
      },
      says: 'add `additionalProperties: false`',
    },
    {
      what: 'a body put together with allOf',
      edit: (contract) => {
        things(contract).schemas.ThingCreate = { description: 'A new thing.', allOf: [{ $ref: '#/schemas/Owner' }] };
      },
      says: 'instead of `allOf`',
    },
  ],
  'tessera/default-sort': [
    {
      what: 'an order by a property that is not sortable',
      edit: (contract) => {
        things(contract).collection.get['x-default-sort'] = 'id:asc';
      },
      says: 'sortable are name',
    },
    {
      what: 'an order on an operation that lists nothing',
      edit: (contract) => {
        things(contract).item.get['x-default-sort'] = 'name:asc';
      },
      says: 'getThing lists nothing',
    },
  ],
  'tessera/described-schemas': [
    {
      what: 'a property without a description',
      edit: (contract) => delete properties(contract).name.description,
      says: 'The property `name`',
    },
    {
      what: 'a schema without a description',
      edit: (contract) => delete things(contract).schemas.Thing.description,
      says: 'The schema `Thing`',
    },
    { what: 'a scalar without examples', edit: (contract) => delete properties(contract).size.examples, says: 'add `examples: […]`' },
  ],
  'tessera/event-kinds': [
    {
      what: 'a kind that nothing emits',
      edit: (contract) => delete things(contract).collection.post['x-emits'],
      says: 'Nothing emits THING_CREATED',
    },
    {
      what: 'a kind that an unknown operation causes',
      edit: (contract) => {
        catalogue(contract).THING_SWEPT['x-caused-by'] = ['sweepThings'];
      },
      says: 'There is no operation sweepThings.',
    },
    {
      what: 'a key that no kind has',
      edit: (contract) => {
        catalogue(contract).THING_SWEPT.exmaple = {};
      },
      says: '`exmaple` is no key of a kind of event. The keys are description, data, example, subject, changes, affects, message, x-caused-by, x-emitted-by.',
    },
    {
      what: 'a kind whose `changes` is not true',
      edit: (contract) => {
        catalogue(contract).THING_SWEPT.changes = false;
      },
      says: '`changes` is true, or left out.',
    },
    {
      what: 'an effect on records that have no events',
      edit: (contract) => {
        catalogue(contract).THING_SWEPT.affects = [{ records: { Dust: 'any' }, for: 'everyone' }];
      },
      says: '`Dust` has no events. Records with events are Thing.',
    },
    {
      what: 'an effect on people whom nobody knows',
      edit: (contract) => {
        things(contract).audiences = { neighbours: 'Those next door.' };
        catalogue(contract).THING_SWEPT.affects = [{ records: { Thing: 'any' }, for: 'sweepers' }];
      },
      says: '`sweepers` is no audience. `for` is one of everyone, readers, person, neighbours.',
    },
    {
      what: 'an effect on records that are none',
      edit: (contract) => {
        catalogue(contract).THING_SWEPT.affects = [{ records: 'all', for: 'readers' }];
      },
      says: '`records` are kinds of records with their filters, or `restricted`.',
    },
    {
      what: 'an effect of a kind that no family has',
      edit: (contract) => {
        things(contract).affected = { THING_LOST: [{ records: 'restricted', for: 'readers' }] };
      },
      says: 'THING_LOST is in no catalogue of a family.',
    },
    {
      what: 'an effect of a kind of another family on people whom nobody knows',
      edit: (contract) => {
        things(contract).affected = { THING_SWEPT: [{ records: 'restricted', for: 'sweepers' }] };
      },
      says: '`sweepers` is no audience.',
    },
    {
      what: 'an effect of a change of a kind that changes nothing',
      edit: (contract) => {
        catalogue(contract).THING_SWEPT.affects = [{ records: { Thing: 'any' }, for: 'readers', changed: 'size' }];
      },
      says: 'The kind has no `changes`, so `changed` is never so.',
    },
    {
      what: 'a record that begins with another and has no filter that names it',
      edit: (contract) => {
        catalogue(contract).THING_SWEPT.affects = [{ records: { Thing: 'any' }, for: 'everyone', made: { name: '$name' } }];
      },
      says: '`made` has texts by property, for one kind of record with its filter, and for `everyone`.',
    },
    {
      what: 'a kind that two families have',
      edit: (contract) => {
        contract['platform.yaml'].tags.push({ name: 'labels', description: 'Labels.' });
        contract['platform/labels.yaml'] = { catalogue: { THING_SWEPT: catalogue(contract).THING_CREATED } };
      },
      says: 'platform/things.yaml has THING_SWEPT, too.',
    },
    {
      what: 'a kind without a sentence',
      edit: (contract) => delete catalogue(contract).THING_SWEPT.description,
      says: 'THING_SWEPT lacks `description`',
    },
    {
      what: 'a subject that is no family',
      edit: (contract) => {
        catalogue(contract).THING_SWEPT.subject = 'thing';
      },
      says: '`thing` is no family. The families are things.',
    },
  ],
  'tessera/event-readers': [
    {
      what: 'readers of events that nothing has',
      edit: (contract) => {
        things(contract).schemas.Owner['x-readers'] = { of: 'id' };
      },
      says: '`x-readers` stands on the data of events, and no event has this.',
    },
    {
      what: 'a deletion with what nothing names',
      edit: (contract) => {
        things(contract).schemas.Thing['x-deleted-with'] = ['shelf_id'];
        sendData(contract);
      },
      says: 'Thing: `x-deleted-with` names `shelf_id`, which Thing does not have.',
    },
    {
      what: 'a deletion with another record of what has no events',
      edit: (contract) => {
        things(contract).schemas.Owner['x-deleted-with'] = ['id'];
      },
      says: '`x-deleted-with` stands on the data of events, and no event has this.',
    },
    {
      what: 'readers of a property that is not there',
      edit: (contract) => readBy(contract, { of: 'shelf_id' }),
      says: 'Thing: `of` names `shelf_id`, which Thing does not have.',
    },
    {
      what: 'readers of a property without an id',
      edit: (contract) => readBy(contract, { of: 'name' }),
      says: 'Thing: `of` names `name`, which holds no id.',
    },
    {
      what: 'a reader who is no user',
      edit: (contract) => readBy(contract, { of: 'id', person: 'shelf_id' }, 'shf'),
      says: 'Thing: `person` names `shelf_id`, which holds no id of a user.',
    },
    {
      what: 'readers of records that have no events',
      edit: (contract) => readBy(contract, { of: 'shelf_id' }, 'shf'),
      says: 'Thing: `of` names `shelf_id`, and no record with events has ids that begin with `shf_`.',
    },
    {
      what: 'readers whom a missing id would make everyone',
      edit: (contract) => {
        readBy(contract, { of: 'shelf_id' }, 'shf');
        things(contract).schemas.Thing.required.pop();
      },
      says: 'Thing: `shelf_id` may be missing or null',
    },
    {
      what: 'readers whom null would make everyone',
      edit: (contract) => {
        readBy(contract, { of: 'shelf_id' }, 'shf');
        properties(contract).shelf_id.type = ['string', 'null'];
      },
      says: 'Thing: `shelf_id` may be missing or null',
    },
    {
      what: 'readers of a record that leaves them to a record that does so, too',
      edit: (contract) => {
        readBy(contract, { of: 'shelf_id' }, 'thg');
        withLabels(contract, { of: 'thing_id' });
      },
      says: 'Label: `of` leads to Thing, whose `shelf_id` names no record that decides itself who sees it.',
    },
    {
      what: 'a person beside the readers of a record',
      edit: (contract) => {
        readBy(contract, { of: 'shelf_id' }, 'roo');
        withLabels(contract, { of: 'thing_id', person: 'user_id' });
        catalogue(contract).ROOM_BUILT = { ...catalogue(contract).THING_SWEPT, data: { $ref: '#/schemas/Room' } };
        things(contract).schemas.Room = { type: 'object', required: ['id'], properties: { id: anId('roo') }, 'x-readers': { of: 'id' } };
        sendData(contract);
      },
      says: 'Label: `person` has no meaning beside `of`, which leads to Thing and its own readers.',
    },
  ],
  'tessera/examples-given': [
    {
      what: 'an answer without an example',
      edit: (contract) => delete things(contract).responses.ThingFound.content['application/json'].example,
      says: 'This answer as application/json has no example',
    },
    {
      what: 'a request body without an example',
      edit: (contract) => delete things(contract).item.put.requestBody.content['application/json'].example,
      says: 'This request body as application/json has no example',
    },
  ],
  'tessera/expand-sibling': [
    {
      what: 'an expansion into a property that is not there',
      edit: (contract) => delete properties(contract).owner,
      says: 'no property `owner`',
    },
    {
      what: 'a required expansion',
      edit: (contract) => things(contract).schemas.Thing.required.push('owner'),
      says: '`owner` is in `required`',
    },
  ],
  'tessera/extension-keys': [
    {
      what: 'values that no family has',
      edit: (contract) => {
        properties(contract).name['x-family-values'] = 'thing-names';
      },
      says: '`x-family-values` is a key under which families have values; none has this',
    },
    {
      what: 'a key that nobody knows',
      edit: (contract) => {
        things(contract).item.get['x-scope'] = ['read:things'];
      },
      says: '`x-scope` is no key of ours. The keys are x-scopes,',
    },
    {
      what: 'a key in the wrong place',
      edit: (contract) => {
        things(contract).item.get['x-filter'] = true;
      },
      says: '`x-filter` has no meaning on Operation; it stands on Schema',
    },
    {
      what: 'an unknown key beside a reference',
      edit: (contract) => {
        properties(contract).id['x-filters'] = true;
      },
      says: '`x-filters` is no key of ours',
    },
    {
      what: 'words for a pattern that is not there',
      edit: (contract) => {
        properties(contract).name['x-pattern-says'] = 'Must be a name.';
      },
      says: '`x-pattern-says`',
    },
    {
      what: 'readers without an id',
      edit: (contract) => {
        things(contract).schemas.Thing['x-readers'] = { before: true };
      },
      says: '`x-readers` is `of`, a property such as `subject.id`',
    },
    {
      what: 'a value of an enum without its status',
      edit: (contract) => Object.assign(properties(contract).name, { enum: ['lost', 'taken'], 'x-statuses': { lost: 404 } }),
      says: '`x-statuses` is the HTTP status of each value of `enum`',
    },
    {
      what: 'a status that is of no error',
      edit: (contract) => Object.assign(properties(contract).name, { enum: ['lost'], 'x-statuses': { lost: 200 } }),
      says: '`x-statuses` is the HTTP status of each value of `enum`',
    },
    {
      what: 'a key with a wrong value',
      edit: (contract) => {
        things(contract).collection.get['x-pagination'] = ['pages'];
      },
      says: '`x-pagination` is a list of page, offset, cursor',
    },
    {
      what: 'an envelope that there is not',
      edit: (contract) => {
        things(contract).responses.ThingFound.content['application/json'].schema['x-envelope'] = 'page';
      },
      says: '`x-envelope` is `single` or `collection`',
    },
    {
      what: 'a sentence for no part of an envelope',
      edit: (contract) => {
        things(contract).schemas.Thing['x-envelope-texts'] = { page: 'Things.' };
      },
      says: '`x-envelope-texts` is sentences for `single`, `collection` and `data`',
    },
    {
      what: 'a sunset of something that is not deprecated',
      edit: (contract) => {
        properties(contract).name['x-sunset'] = '2028-01-01';
      },
      says: '`deprecated: true`',
    },
    {
      what: 'a sunset 179 days after the deprecation',
      edit: (contract) => {
        Object.assign(properties(contract).name, { deprecated: true, 'x-deprecated': '2027-07-06', 'x-sunset': '2028-01-01' });
      },
      says: 'at least 180 days after `x-deprecated`',
    },
    {
      what: 'a deprecation without its day',
      edit: (contract) => {
        properties(contract).name.deprecated = true;
      },
      says: '`deprecated: true` stands with `x-deprecated`',
    },
  ],
  'tessera/link-targets': [
    {
      what: 'a link to no operation',
      edit: (contract) => {
        things(contract).responses.ThingFound.links.getThing.operationId = 'readThing';
      },
      says: 'leads to `readThing`',
    },
    {
      what: 'a link without what its path needs',
      edit: (contract) => {
        things(contract).responses.ThingFound.links.getThing.parameters = {};
      },
      says: 'has to give thing_id',
    },
  ],
  'tessera/operation-name': [
    {
      what: 'a list that is got',
      edit: (contract) => {
        things(contract).collection.get.operationId = 'getThings';
      },
      says: 'it is named `list…`',
    },
    {
      what: 'a PATCH that replaces',
      edit: (contract) => {
        things(contract).item.patch.operationId = 'replaceThing';
      },
      says: 'it is named `update…`',
    },
    {
      what: 'an action under another name than its path',
      edit: (contract) => {
        things(contract)['rotate-secret'].post.operationId = 'renewThingSecret';
      },
      says: 'it is named `rotate…`',
    },
    {
      what: 'the noun of another family',
      edit: (contract) => {
        things(contract).item.get.operationId = 'getResource';
      },
      says: 'its noun names the family, `getThing…`',
    },
    {
      what: 'a list of one',
      edit: (contract) => {
        things(contract).collection.get.operationId = 'listThing';
      },
      says: 'a plural',
    },
  ],
  'tessera/operation-policy': [
    { what: 'no policy at all', edit: (contract) => delete things(contract).item.get['x-scopes'], says: 'Who may call this?' },
    {
      what: 'two policies',
      edit: (contract) => {
        things(contract).item.get['x-public'] = true;
      },
      says: 'x-scopes and x-public contradict each other',
    },
    {
      what: 'a scope of another form',
      edit: (contract) => {
        things(contract).item.get['x-scopes'] = ['things.read'];
      },
      says: '`things.read` is no scope',
    },
    {
      what: 'a wide scope where the family has its own',
      edit: (contract) => {
        things(contract).item.get['x-scopes'] = ['read'];
      },
      says: '`read` is no scope for things',
    },
    {
      what: 'a scope of an unknown family',
      edit: (contract) => {
        things(contract).item.get['x-scopes'] = ['read:objects'];
      },
      says: 'the families are things',
    },
    {
      what: 'a GET that needs to write',
      edit: (contract) => {
        things(contract).item.get['x-scopes'] = ['write:things'];
      },
      says: 'never `write:…`',
    },
    {
      what: 'a DELETE that only needs to read',
      edit: (contract) => {
        things(contract).item.delete['x-scopes'] = ['read:things'];
      },
      says: 'one of its scopes is `write:…`',
    },
  ],
  'tessera/null-or-default': [
    {
      what: 'a default of what may be null',
      edit: (contract) => {
        const schema = { type: ['string', 'null'], maxLength: 9, description: 'A name.', examples: ['atlas'], default: 'atlas' };
        things(contract).schemas.ThingCreate.properties.nickname = schema;
      },
      says: '`nickname` may be null, and is null when it is left out',
    },
    {
      what: 'a default beside a reference',
      edit: (contract) => {
        things(contract).schemas.Nickname = { type: ['string', 'null'], maxLength: 9, description: 'A name.', examples: ['atlas'] };
        things(contract).schemas.ThingCreate.properties.nickname = { $ref: '#/schemas/Nickname', default: 'atlas' };
      },
      says: '`nickname` may be null, and is null when it is left out',
    },
  ],
  'tessera/patterns-say': [
    {
      what: 'a property of a body',
      edit: (contract) => {
        const name = { type: 'string', maxLength: 9, pattern: '^[a-z]+$', description: 'A name.', examples: ['atlas'] };
        things(contract).schemas.ThingCreate.properties.list = { type: 'array', maxItems: 3, description: 'Names.', items: name };
      },
      says: 'add `x-pattern-says`',
    },
    {
      what: 'a parameter of a query',
      edit: (contract) => {
        const schema = { type: 'string', maxLength: 9, pattern: '^[a-z]+$', examples: ['atlas'] };
        things(contract).collection.get.parameters = [{ name: 'word', in: 'query', description: 'A word.', schema }];
      },
      says: 'add `x-pattern-says`',
    },
  ],
  'tessera/record-required': [
    {
      what: 'an answered property that may be absent',
      edit: (contract) => things(contract).schemas.Thing.required.pop(),
      says: '`size` is answered and not in `required`',
    },
  ],
  'tessera/reserved-names': [
    {
      what: 'a part of a family under a name of shared/',
      edit: (contract) => {
        contract['shared/scalars.yaml'] = { ThingId: { type: 'string', description: 'An id.' } };
      },
      says: 'shared/ has a schema `ThingId` already',
    },
  ],
  'tessera/tag-is-file': [
    {
      what: 'the tag of another file',
      edit: (contract) => {
        things(contract).item.get.tags = ['teapots'];
      },
      says: 'leave `tags` out',
    },
    {
      what: 'the tag of another family, for what is under a record of its own',
      edit: (contract) => {
        things(contract)['rotate-secret'].post.tags = ['teapots'];
      },
      says: 'leave `tags` out',
    },
    {
      what: 'two tags',
      edit: (contract) => {
        things(contract).item.get.tags = ['things', 'teapots'];
      },
      says: 'leave `tags` out',
    },
  ],
  'tessera/written-names': [
    {
      what: 'a name that may be anything',
      edit: (contract) => delete things(contract).schemas.ThingCreate.properties.name.pattern,
      says: 'Any text would do for this `name`',
    },
    {
      what: 'a title that may be anything',
      edit: (contract) => {
        things(contract).schemas.ThingCreate.properties.title = { type: 'string', maxLength: 9, description: 'It.', examples: ['it'] };
      },
      says: 'refer to `Name` or `Title` of shared/scalars.yaml',
    },
  ],
  // Not ours, and held to it all the same: the bundler would rename one of the two in silence.
  'component-name-unique': [
    {
      what: 'two schemas of one name',
      edit: (contract) => {
        contract['platform/others.yaml'] = { schemas: { ThingId: { type: 'string', description: 'Another id.' } } };
        things(contract).schemas.Owner.properties.other = { $ref: 'others.yaml#/schemas/ThingId' };
      },
      says: "Component 'schemas/ThingId' is not unique",
    },
  ],
};

describe.each(Object.entries(VIOLATIONS))('%s', (rule, violations) => {
  it('is silent on a contract that keeps it', async () => {
    expect(await messagesOf(rule)).toEqual([]);
  });

  it.each(violations)('reports $what', async ({ edit, says }) => {
    const messages = await messagesOf(rule, edit);
    expect(messages.filter((message) => message.startsWith(`${rule}: `)).join('\n')).toContain(says);
  });
});

describe('tessera/patterns-say', () => {
  it('leaves alone what callers do not send: answers, and ids in a path', async () => {
    const messages = await messagesOf('tessera/patterns-say', (contract) => {
      const schema = { type: 'string', maxLength: 30, pattern: '^thg_[a-z]+$', description: 'It.', examples: ['thg_a'] };
      properties(contract).answered = schema;
      things(contract).item.get.parameters = [{ name: 'thing_id', in: 'path', required: true, description: 'It.', schema }];
    });
    expect(messages).toEqual([]);
  });
});

describe('tessera/closed-bodies', () => {
  it('leaves bytes alone', async () => {
    const messages = await messagesOf('tessera/closed-bodies', (contract) => {
      things(contract).item.put.requestBody.content = { '*/*': { schema: { type: 'object' } } };
    });
    expect(messages).toEqual([]);
  });

  it('leaves forms alone, whose unknown parameters OAuth ignores', async () => {
    const messages = await messagesOf('tessera/closed-bodies', (contract) => {
      const schema = { type: 'object', properties: {} };
      things(contract).item.put.requestBody.content = { 'application/x-www-form-urlencoded': { schema, example: { name: 'Atlas' } } };
    });
    expect(messages).toEqual([]);
  });

  it('takes a body of closed alternatives', async () => {
    const messages = await messagesOf('tessera/closed-bodies', (contract) => {
      const schema = { oneOf: [{ $ref: '#/schemas/ThingCreate' }] };
      things(contract).item.put.requestBody.content['application/json'].schema = schema;
    });
    expect(messages).toEqual([]);
  });
});

describe('what codegen derives', () => {
  it('is there for the lint: an example is checked against the whole envelope', async () => {
    const messages = await messagesOf('no-invalid-media-type-examples', (contract) => {
      delete things(contract).responses.ThingFound.content['application/json'].example.meta;
    });
    expect(messages.join('\n')).toContain("must have required property 'meta'");
  });

  it('is there for the lint: a path has its parameters, unless it states them', async () => {
    expect(await messagesOf('path-params-defined')).toEqual([]);
    const twice = await messagesOf('path-params-defined', (contract) => {
      const stated = { name: 'thing_id', in: 'path', required: true, schema: { $ref: '#/schemas/ThingId' } };
      things(contract).item.parameters = [stated];
    });
    expect(twice).toEqual([]);
  });
});

it('runs every rule of ours on the handwritten contracts', async () => {
  const config = parse(await readFile('openapi/redocly.yaml', 'utf8'));
  const ours = Object.keys(config.rules).filter((rule) => rule.startsWith('tessera/'));
  expect(ours.sort()).toEqual(
    Object.keys(rules)
      .map((rule) => `tessera/${rule}`)
      .sort(),
  );
});

it('leaves no rule of ours untested', () => {
  const tested = Object.keys(VIOLATIONS).filter((rule) => rule.startsWith('tessera/'));
  expect(tested.sort()).toEqual(
    Object.keys(rules)
      .map((rule) => `tessera/${rule}`)
      .sort(),
  );
});

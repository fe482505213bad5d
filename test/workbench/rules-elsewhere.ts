/** What becomes of a rule of another tool: which of our rules holds it, or why it is no break here. */
export type Verdict = { heldBy: string } | { refusedBy: string } | { not: string };

/** An operation before and after a change, as an item of `paths`. */
export type Example = [before: object, now: object];

export type Row = [ids: string[], verdict: Verdict, examples?: Example[]];

type Schema = object;

const done = { 204: { description: 'Done.' } };
const content = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const sent = (schema: Schema) => ({ post: { requestBody: content(schema), responses: done } });
const read = (schema: Schema) => ({ get: { responses: { 200: { description: 'Read.', ...content(schema) } } } });
const asked = (schema: Schema, more = {}) => ({ get: { parameters: [{ name: 'part', in: 'query', schema, ...more }], responses: done } });
const header = (value: object) => ({ get: { responses: { 200: { description: 'Read.', headers: { 'X-Part': value } } } } });
const body = (properties: Record<string, Schema>, more = {}) => ({ type: 'object', properties, ...more });
const field = (schema: Schema) => body({ part: schema });

const conditional = (word: 'then' | 'else') => body({}, { if: { required: ['a'] }, [word]: { required: ['b'] } });

const text = { type: 'string' };
const count = { type: 'integer' };
const list = { type: 'array', items: text };

/** The same change of a body that is sent, of one of its properties, and of a parameter. */
const inRequests = (before: Schema, now: Schema): Example[] => [
  [sent(before), sent(now)],
  [sent(field(before)), sent(field(now))],
  [asked(before), asked(now)],
];
const inResponses = (before: Schema, now: Schema): Example[] => [
  [read(before), read(now)],
  [read(field(before)), read(field(now))],
];

/** `request-body-…` and so on: an id for each place. */
const at = (places: string[], ...changes: string[]): string[] => changes.flatMap((change) => places.map((place) => `${place}-${change}`));
const request = ['request-body', 'request-property'];
const requests = [...request, 'request-parameter'];
const response = ['response-body', 'response-property'];

const constraint = { heldBy: 'schema-constraint-changed' };
const combinator = { heldBy: 'schema-combinator-changed' };
const type = { heldBy: 'schema-type-changed' };
const lint = { refusedBy: 'extension-keys' };

/** The rules of oasdiff that it calls errors or warnings, by their ids. */
export const oasdiff: readonly Row[] = [
  // Deprecation
  [
    [
      'request-property-deprecated-sunset-invalid',
      'response-property-deprecated-sunset-invalid',
      'request-property-sunset-date-too-small',
      'response-property-sunset-date-too-small',
      'api-deprecated-sunset-parse',
      'api-path-sunset-parse',
      'api-sunset-date-too-small',
      'api-invalid-stability-level',
      'request-parameter-sunset-date-too-small',
      'request-parameter-sunset-parse',
    ],
    lint,
  ],
  [
    [
      'request-property-deprecated-sunset-missing',
      'response-property-deprecated-sunset-missing',
      'api-deprecated-sunset-missing',
      'request-parameter-deprecated-sunset-missing',
      'sunset-deleted',
      'request-parameter-sunset-deleted',
    ],
    {
      not: 'a deprecation needs its first day, and its end is at least the days of notice later, whether or not there is an earliest day of removal',
    },
  ],
  [['api-sunset-date-changed-too-small', 'request-parameter-sunset-date-changed-too-small'], { heldBy: 'notice-shortened' }],
  [['api-stability-decreased'], { heldBy: 'stability-lowered' }],
  [
    ['request-property-stability-decreased', 'response-property-stability-decreased'],
    { not: 'only operations have a stability; the lint refuses the word elsewhere' },
  ],
  // Operations
  [
    ['api-path-removed-without-deprecation', 'api-path-removed-before-sunset'],
    { heldBy: 'path-removed' },
    [[{ get: { responses: done } }, {}]],
  ],
  [
    ['api-removed-without-deprecation', 'api-removed-before-sunset'],
    { heldBy: 'operation-removed' },
    [[{ get: { responses: done }, post: { responses: done } }, { get: { responses: done } }]],
  ],
  [['webhook-removed'], { heldBy: 'path-removed' }],
  // Parameters
  [
    ['request-parameter-removed', 'request-parameter-removed-before-sunset'],
    { heldBy: 'parameter-removed' },
    [[asked(text), { get: { responses: done } }]],
  ],
  [
    [
      'new-required-request-parameter',
      'new-required-request-default-parameter-to-existing-path',
      'new-request-path-parameter',
      'new-required-request-header-property',
      'request-parameter-became-required',
      'request-header-property-became-required',
    ],
    { heldBy: 'parameter-became-required' },
    [
      [{ get: { responses: done } }, asked(text, { required: true })],
      [{ get: { responses: done } }, asked(text, { required: true, in: 'path' })],
      [asked(text), asked(text, { required: true })],
    ],
  ],
  [
    at(['request-parameter-default-value'], 'changed', 'added', 'removed'),
    { heldBy: 'default-changed' },
    [
      [asked({ ...text, default: 'a' }), asked({ ...text, default: 'b' })],
      [asked(text), asked({ ...text, default: 'a' })],
      [asked({ ...text, default: 'a' }), asked(text)],
    ],
  ],
  // Bodies
  [
    ['request-body-added-required', 'request-body-became-required'],
    { heldBy: 'request-body-became-required' },
    [
      [{ post: { responses: done } }, { post: { requestBody: { required: true, ...content(text) }, responses: done } }],
      [sent(text), { post: { requestBody: { required: true, ...content(text) }, responses: done } }],
    ],
  ],
  [['request-body-removed'], { heldBy: 'request-body-removed' }, [[sent(text), { post: { responses: done } }]]],
  [
    ['request-body-media-type-removed', 'response-media-type-removed', 'response-media-type-name-generalized'],
    { heldBy: 'media-type-removed' },
    [
      [
        { get: { responses: { 200: { description: 'Read.', content: { 'text/a': { schema: text }, 'text/b': { schema: text } } } } } },
        { get: { responses: { 200: { description: 'Read.', content: { 'text/a': { schema: text } } } } } },
      ],
    ],
  ],
  [
    ['request-body-media-type-schema-added', 'response-body-media-type-schema-removed'],
    constraint,
    [
      [{ post: { requestBody: { content: { 'application/json': {} } }, responses: done } }, sent(text)],
      [read(text), { get: { responses: { 200: { description: 'Read.', content: { 'application/json': {} } } } } }],
    ],
  ],
  [
    [
      'new-required-request-property',
      'new-required-request-property-with-default',
      'request-property-became-required',
      'request-property-became-required-with-default',
    ],
    { heldBy: 'required-properties-added' },
    [
      [sent(body({})), sent(body({ part: text }, { required: ['part'] }))],
      [sent(field({ ...text, default: 'a' })), sent(body({ part: { ...text, default: 'a' } }, { required: ['part'] }))],
    ],
  ],
  [
    ['request-property-removed', 'response-optional-property-removed', 'response-required-property-removed'],
    { heldBy: 'property-removed' },
    [
      [sent(body({ part: text, other: text })), sent(body({ other: text }))],
      [read(body({ part: text, other: text })), read(body({ other: text }))],
    ],
  ],
  [
    ['response-property-became-optional'],
    { heldBy: 'required-properties-removed' },
    [[read(body({ part: text }, { required: ['part'] })), read(field(text))]],
  ],
  [['response-required-property-became-not-write-only'], constraint, [[read(field({ ...text, writeOnly: true })), read(field(text))]]],
  // Values
  [
    [
      'request-body-became-enum',
      'request-property-became-enum',
      'request-parameter-became-enum',
      'request-header-property-became-enum',
      'request-body-enum-value-removed',
      'request-property-enum-value-removed',
      'request-parameter-enum-value-removed',
      'request-parameter-property-enum-value-removed',
    ],
    { heldBy: 'enum-values-removed' },
    [...inRequests(text, { ...text, enum: ['a'] }), ...inRequests({ ...text, enum: ['a', 'b'] }, { ...text, enum: ['a'] })],
  ],
  [
    ['response-property-enum-value-added'],
    { heldBy: 'enum-values-added' },
    [...inResponses({ ...text, enum: ['a'] }, { ...text, enum: ['a', 'b'] }), ...inResponses({ ...text, enum: ['a'] }, text)],
  ],
  [
    ['request-parameter-x-extensible-enum-value-removed', 'request-property-x-extensible-enum-value-removed'],
    { not: 'the contracts have no such keyword; the lint refuses it' },
  ],
  [
    at(request, 'const-added', 'const-changed'),
    constraint,
    [...inRequests(text, { ...text, const: 'a' }), ...inRequests({ const: 'a' }, { const: 'b' })],
  ],
  [
    at(response, 'const-removed', 'const-changed'),
    constraint,
    [...inResponses({ ...text, const: 'a' }, text), ...inResponses({ const: 'a' }, { const: 'b' })],
  ],
  // Types
  [
    [
      ...at([...requests, 'request-parameter-property'], 'became-not-nullable', 'type-changed', 'list-of-types-narrowed'),
      'request-parameter-property-type-specialized',
    ],
    type,
    [...inRequests({ type: ['string', 'null'] }, text), ...inRequests(text, count), ...inRequests({ type: ['string', 'integer'] }, text)],
  ],
  [
    [
      ...at(response, 'became-nullable', 'type-changed', 'type-generalized', 'list-of-types-widened'),
      ...at(['response-header'], 'became-nullable', 'type-changed', 'type-generalized'),
      'response-body-wrapped-in-one-of',
    ],
    type,
    [
      ...inResponses(text, { type: ['string', 'null'] }),
      ...inResponses(text, count),
      [header({ schema: text }), header({ schema: { type: ['string', 'null'] } })],
      [read(field(text)), read({ oneOf: [field(text), field(count)] })],
    ],
  ],
  // Bounds
  [
    [
      ...at(requests, 'max-decreased', 'exclusive-max-decreased', 'max-length-decreased', 'max-set', 'exclusive-max-set', 'max-length-set'),
      ...at(
        requests,
        'min-increased',
        'exclusive-min-increased',
        'min-length-increased',
        'min-items-increased',
        'min-set',
        'exclusive-min-set',
        'min-items-set',
      ),
      'request-parameter-max-items-decreased',
    ],
    constraint,
    [
      ...inRequests({ ...count, maximum: 9 }, { ...count, maximum: 5 }),
      ...inRequests({ ...count, exclusiveMaximum: 9 }, { ...count, exclusiveMaximum: 5 }),
      ...inRequests(count, { ...count, maximum: 5 }),
      ...inRequests(count, { ...count, minimum: 5 }),
      ...inRequests(count, { ...count, exclusiveMinimum: 5 }),
      ...inRequests({ ...text, maxLength: 9 }, { ...text, maxLength: 5 }),
      ...inRequests(text, { ...text, maxLength: 5 }),
      ...inRequests({ ...text, minLength: 1 }, { ...text, minLength: 2 }),
      ...inRequests({ ...list, maxItems: 9 }, { ...list, maxItems: 5 }),
      ...inRequests(list, { ...list, minItems: 1 }),
    ],
  ],
  [
    [
      ...at(response, 'max-increased', 'exclusive-max-increased', 'max-length-increased', 'max-length-unset'),
      ...at(response, 'min-decreased', 'exclusive-min-decreased', 'min-items-decreased', 'min-items-unset', 'min-length-decreased'),
    ],
    constraint,
    [
      ...inResponses({ ...count, maximum: 5 }, { ...count, maximum: 9 }),
      ...inResponses({ ...count, exclusiveMinimum: 5 }, { ...count, exclusiveMinimum: 1 }),
      ...inResponses({ ...text, maxLength: 5 }, text),
      ...inResponses({ ...text, minLength: 2 }, { ...text, minLength: 1 }),
      ...inResponses({ ...list, minItems: 1 }, list),
    ],
  ],
  [
    at(['request-parameter', 'request-property'], 'pattern-added', 'pattern-changed'),
    constraint,
    [...inRequests(text, { ...text, pattern: 'a' }), ...inRequests({ ...text, pattern: 'a' }, { ...text, pattern: 'b' })],
  ],
  // Alternatives
  [
    [...at(request, 'all-of-added', 'all-of-removed', 'any-of-removed', 'one-of-removed'), 'request-body-wrapped-in-one-of'],
    combinator,
    [
      [sent({ allOf: [field(text)] }), sent({ allOf: [field(text), body({ other: text }, { required: ['other'] })] })],
      [sent({ allOf: [field(text), body({ other: text })] }), sent({ allOf: [field(text)] })],
      ...inRequests({ anyOf: [field(text), field(count)] }, { anyOf: [field(text)] }),
      ...inRequests({ oneOf: [field(text), field(count)] }, { oneOf: [field(text)] }),
      [sent(field(text)), sent({ oneOf: [field(text), field(count)] })],
    ],
  ],
  [at(response, 'one-of-added'), combinator, inResponses({ oneOf: [field(text)] }, { oneOf: [field(text), field(count)] })],
  // Responses
  [
    ['response-success-status-removed'],
    { heldBy: 'response-removed' },
    [[{ get: { responses: { ...done, 200: { description: 'Read.' } } } }, { get: { responses: done } }]],
  ],
  [
    ['required-response-header-removed', 'optional-response-header-removed', 'response-header-became-optional'],
    { heldBy: 'response-header-removed' },
    [
      [header({ schema: text }), { get: { responses: { 200: { description: 'Read.' } } } }],
      [header({ required: true, schema: text }), header({ schema: text })],
    ],
  ],
  // Further keywords of JSON Schema
  [
    [
      ...at(
        request,
        'prefix-items-removed',
        'if-added',
        'then-added',
        'else-added',
        'contains-added',
        'min-contains-increased',
        'max-contains-decreased',
      ),
      ...at(
        request,
        'dependent-required-added',
        'dependent-required-changed',
        'dependent-schema-added',
        'pattern-property-added',
        'property-names-added',
      ),
      ...at(
        request,
        'unevaluated-items-added',
        'unevaluated-properties-added',
        'content-schema-added',
        'content-media-type-changed',
        'content-encoding-changed',
      ),
    ],
    constraint,
    [
      ...inRequests({ prefixItems: [text, text] }, { prefixItems: [text] }),
      ...inRequests(body({}), conditional('then')),
      ...inRequests(body({}), conditional('else')),
      ...inRequests(list, { ...list, contains: { const: 'a' } }),
      ...inRequests({ ...list, contains: text, minContains: 1 }, { ...list, contains: text, minContains: 2 }),
      ...inRequests({ ...list, contains: text, maxContains: 2 }, { ...list, contains: text, maxContains: 1 }),
      ...inRequests(body({}), body({}, { dependentRequired: { a: ['b'] } })),
      ...inRequests(body({}, { dependentRequired: { a: ['b'] } }), body({}, { dependentRequired: { a: ['b', 'c'] } })),
      ...inRequests(body({}), body({}, { dependentSchemas: { a: { required: ['b'] } } })),
      ...inRequests(body({}), body({}, { patternProperties: { '^a': text } })),
      ...inRequests(body({}), body({}, { propertyNames: { maxLength: 5 } })),
      ...inRequests({ type: 'array' }, { type: 'array', unevaluatedItems: false }),
      ...inRequests(body({}), body({}, { unevaluatedProperties: false })),
      ...inRequests(text, { ...text, contentSchema: body({}) }),
      ...inRequests({ ...text, contentMediaType: 'text/a' }, { ...text, contentMediaType: 'text/b' }),
      ...inRequests({ ...text, contentEncoding: 'base64' }, { ...text, contentEncoding: 'base32' }),
    ],
  ],
  [
    [
      ...at(
        response,
        'prefix-items-added',
        'if-removed',
        'then-removed',
        'else-removed',
        'contains-removed',
        'min-contains-decreased',
        'max-contains-increased',
      ),
      ...at(
        response,
        'dependent-required-removed',
        'dependent-required-changed',
        'dependent-schema-removed',
        'pattern-property-removed',
        'property-names-removed',
      ),
      ...at(
        response,
        'unevaluated-items-removed',
        'unevaluated-properties-removed',
        'content-schema-removed',
        'content-media-type-changed',
        'content-encoding-changed',
      ),
    ],
    constraint,
    [
      ...inResponses({ prefixItems: [text] }, { prefixItems: [text, text] }),
      ...inResponses(conditional('then'), body({})),
      ...inResponses(conditional('else'), body({})),
      ...inResponses({ ...list, contains: { const: 'a' } }, list),
      ...inResponses({ ...list, contains: text, minContains: 2 }, { ...list, contains: text, minContains: 1 }),
      ...inResponses({ ...list, contains: text, maxContains: 1 }, { ...list, contains: text, maxContains: 2 }),
      ...inResponses(body({}, { dependentRequired: { a: ['b'] } }), body({})),
      ...inResponses(body({}, { dependentRequired: { a: ['b', 'c'] } }), body({}, { dependentRequired: { a: ['b'] } })),
      ...inResponses(body({}, { dependentSchemas: { a: { required: ['b'] } } }), body({})),
      ...inResponses(body({}, { patternProperties: { '^a': text } }), body({})),
      ...inResponses(body({}, { propertyNames: { maxLength: 5 } }), body({})),
      ...inResponses({ type: 'array', unevaluatedItems: false }, { type: 'array' }),
      ...inResponses(body({}, { unevaluatedProperties: false }), body({})),
      ...inResponses({ ...text, contentSchema: body({}) }, text),
      ...inResponses({ ...text, contentMediaType: 'text/a' }, { ...text, contentMediaType: 'text/b' }),
      ...inResponses({ ...text, contentEncoding: 'base64' }, { ...text, contentEncoding: 'base32' }),
    ],
  ],
];

const more = { not: 'it adds something, which clients do not see until they ask for it' };
const prose = { not: 'it is for people to read' };
const growing = { not: 'clients ignore values and types that they do not know, as the contract asks of them' };
const usage = { not: 'no client executes it: what our directives take from clients has rules of its own' };

/** The changes of GraphQL Inspector, by their types in lower case. */
export const graphqlInspector: readonly Row[] = [
  [at(['field-argument', 'directive', 'directive-argument', 'enum-value', 'field', 'input-field', 'type'], 'description-changed'), prose],
  [at(['field', 'input-field', 'type'], 'description-added', 'description-removed'), prose],
  [['directive-added', 'directive-location-added', 'directive-repeatable-added', 'field-added', 'type-added'], more],
  [['object-type-interface-added', 'union-member-added', 'enum-value-added'], growing],
  [['directive-argument-default-value-changed'], { not: 'the server reads the directives of its own SDL' }],
  [
    [...at(['enum-value', 'field'], 'deprecation-reason-changed', 'deprecation-reason-added'), 'field-deprecation-added'],
    { heldBy: 'deprecation-without-day' },
  ],
  [
    [...at(['enum-value', 'field'], 'deprecation-reason-removed'), 'field-deprecation-removed'],
    { not: 'the part stays, which is what clients want' },
  ],
  ...[
    'field-argument-default-changed',
    'field-argument-type-changed',
    'directive-removed',
    'directive-location-removed',
    'directive-argument-added',
    'directive-argument-removed',
    'directive-argument-type-changed',
    'directive-repeatable-removed',
    'enum-value-removed',
    'field-removed',
    'field-type-changed',
    'field-argument-added',
    'field-argument-removed',
    'input-field-removed',
    'input-field-added',
    'input-field-default-value-changed',
    'input-field-type-changed',
    'object-type-interface-removed',
    'schema-query-type-changed',
    'schema-mutation-type-changed',
    'schema-subscription-type-changed',
    'type-removed',
    'type-kind-changed',
    'union-member-removed',
  ].map((rule): Row => [[rule], { heldBy: rule }]),
  [at(['directive-usage-field-definition'], 'added', 'removed'), { heldBy: 'scopes-added' }],
  [at(['directive-usage-scalar'], 'added', 'removed'), { heldBy: 'scalar-specification-changed' }],
  [
    at(
      [
        'union-member',
        'enum',
        'enum-value',
        'input-object',
        'field',
        'object',
        'interface',
        'argument-definition',
        'schema',
        'input-field-definition',
        'argument',
      ].map((place) => `directive-usage-${place}`),
      'added',
      'removed',
    ),
    usage,
  ],
];

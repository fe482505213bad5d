const text = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } };

/** What GitHub's code scanning needs of a log in SARIF 2.1.0, as its documentation lists it. */
export const sarifShape = {
  type: 'object',
  required: ['$schema', 'version', 'runs'],
  properties: {
    $schema: { const: 'https://json.schemastore.org/sarif-2.1.0.json' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['tool', 'results'],
        additionalProperties: false,
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            additionalProperties: false,
            properties: {
              driver: {
                type: 'object',
                required: ['name', 'rules'],
                properties: {
                  name: { type: 'string', minLength: 1 },
                  rules: {
                    type: 'array',
                    items: {
                      type: 'object',
                      required: ['id', 'shortDescription', 'fullDescription', 'help'],
                      additionalProperties: false,
                      properties: {
                        id: { type: 'string', maxLength: 255 },
                        shortDescription: { ...text, properties: { text: { type: 'string', maxLength: 1024 } } },
                        fullDescription: { ...text, properties: { text: { type: 'string', maxLength: 1024 } } },
                        help: text,
                        defaultConfiguration: { type: 'object', properties: { level: { enum: ['none', 'note', 'warning', 'error'] } } },
                      },
                    },
                  },
                },
              },
            },
          },
          results: {
            type: 'array',
            items: {
              type: 'object',
              required: ['ruleId', 'message', 'locations', 'partialFingerprints'],
              additionalProperties: false,
              properties: {
                ruleId: { type: 'string' },
                ruleIndex: { type: 'integer', minimum: 0 },
                level: { enum: ['none', 'note', 'warning', 'error'] },
                message: text,
                partialFingerprints: {
                  type: 'object',
                  minProperties: 1,
                  additionalProperties: { type: 'string', pattern: '^[0-9a-f]{32}$' },
                },
                locations: {
                  type: 'array',
                  minItems: 1,
                  items: {
                    type: 'object',
                    required: ['physicalLocation'],
                    properties: {
                      physicalLocation: {
                        type: 'object',
                        required: ['artifactLocation', 'region'],
                        properties: {
                          artifactLocation: {
                            type: 'object',
                            required: ['uri'],
                            properties: {
                              uri: { type: 'string', pattern: '^(openapi|graphql)/[a-z/-]+\\.(yaml|graphql)$' },
                              uriBaseId: { const: '%SRCROOT%' },
                            },
                          },
                          region: { type: 'object', required: ['startLine'], properties: { startLine: { type: 'integer', minimum: 1 } } },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

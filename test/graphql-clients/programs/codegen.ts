import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { ID: 'string', DateTime: 'string', JSONObject: 'Record<string, unknown>' };
const types = { scalars, strictScalars: true, enumsAsTypes: true, useTypeImports: true };

export default {
  schema: 'http://127.0.0.1:4010/graphql/schema.graphql',
  documents: 'src/**/*.ts',
  generates: {
    'src/gql/': { preset: 'client', config: types },
    // Enums that no document uses, such as `ErrorCode`.
    'src/enums.ts': { plugins: ['typescript'], config: { ...types, onlyEnums: true } },
  },
} satisfies CodegenConfig;

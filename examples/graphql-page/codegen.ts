// Types the documents of this page, for the package `@graphql-codegen/cli`: `npx graphql-codegen --config codegen.ts`.
import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'http://127.0.0.1:4010/graphql/schema.graphql',
  documents: 'src/documents.ts',
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        importExtension: '.ts',
        scalars: { ID: 'string', DateTime: 'string', JSONObject: 'Record<string, unknown>' },
        useTypeImports: true,
      },
    },
  },
};
export default config;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { builtInFamilies } from '../../codegen/read-yaml.ts';
import { platform } from '../../core/platform.ts';

/** Where a project has the package, seen from its `openapi`. */
const ofPackage = '../node_modules/@tessera/platform/openapi';

const info = (title: string): object => ({
  title: `${title} API`,
  'x-name': title,
  version: '1.0.0',
  summary: `The records of ${title} over REST.`,
  description:
    'Every request needs credentials and HTTPS. Every response has a request id; quote it when you contact us. All errors have one form; rely on their `code`.',
  contact: { name: `${title} support`, url: 'https://acme.example/support', email: 'developers@acme.example' },
  license: { name: `${title} API terms`, url: 'https://acme.example/terms' },
  'x-audience': 'client developers',
});

const servers = [{ url: 'https://api.acme.example', description: 'Production' }];

/** The root of a platform's contract with the families that every platform has; its references lead to the package. */
export const coreRoot = (title: string): string => {
  const root = parseDocument(readFileSync(join(platform, 'openapi/platform.yaml'), 'utf8'));
  const families = builtInFamilies();
  const tags = root.get('tags') as YAMLSeq<YAMLMap>;
  tags.items = tags.items.filter((tag) => families.includes(String(tag.get('name'))));
  const paths = root.get('paths') as YAMLMap<{ value: string }, YAMLMap>;
  paths.items = paths.items.filter(({ value }) =>
    families.some((family) => String(value?.get('$ref')).startsWith(`platform/${family}.yaml`)),
  );
  const schemes = root.getIn(['components', 'securitySchemes']) as typeof paths;
  schemes.items = schemes.items.filter(({ value }) => !String(value?.get('$ref')).startsWith('platform/'));
  root.set('info', info(title));
  root.set('servers', servers);
  return root.toString({ lineWidth: 140, flowCollectionPadding: false }).replaceAll(/(\$ref: ')(?=[a-z])/g, `$1${ofPackage}/`);
};

export const versionsFile = (title: string, month: string): string => `# The registry of API versions, oldest first.
stages:
  Preview: Subject to change without notice.
  Stable: Ready for production, with the guarantees of backward compatibility.
  Deprecated: Served until its sunset; the migration guide describes the change to the successor.
  Retired: Requests are answered with 410.
versions:
  v1:
    stage: Stable
    released: '${month}'
    root: platform.yaml
    pagination: [page, offset, cursor]
    errors: form-a
    title: ${title} API
`;

export const changelogFile = `# What has changed in the released contracts, newest first. \`npx tessera contract release\` puts a release on top; people complete its sentences.
releases: []
`;

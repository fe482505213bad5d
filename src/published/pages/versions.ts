import { isServed, successorOf, type Version, type Versions } from '../../contract/versions.ts';
import { blocks, link, type Markdown, md, table, terms, type Words } from '../md.ts';
import { changelogAddress, feedAddress } from './changelog.ts';
import type { Listed } from './home.ts';

/** The address of the page. */
export const versionsAddress = '/docs/versions';

const stages: Readonly<Record<Version['stage'], string>> = {
  Preview: 'May change at any time.',
  Stable: 'For production. It only grows.',
  Deprecated: 'Served until its last day. Move to its successor.',
  Retired: 'No longer served: 410.',
};

const until = (version: Version, known: Versions): Words => {
  const { deprecated, sunset, guide } = version;
  if (!deprecated && !sunset) return 'No end is planned';
  const successor = successorOf(version, known);
  return [
    deprecated && `Deprecated since ${deprecated}. `,
    sunset && `${isServed(version) ? 'Served until' : 'Retired on'} ${sunset}. `,
    successor && `Successor: ${successor.name}. `,
    guide && link('Guide', guide),
  ];
};

const row = (version: Version, known: Versions, documents: readonly Listed[]): Words[] => {
  const document = documents.find(({ entry }) => entry.name === version.name);
  const name = document ? link(version.name, `/docs/${version.name}`) : version.name;
  return [name, version.stage, document?.version, until(version, known)];
};

/** The status of each version of the platform API. */
export const versionsPage = (known: Versions, documents: readonly Listed[]): Markdown =>
  blocks(
    md`# Versions`,
    'Which versions of the REST API are served, and until when.',
    table(
      ['Version', 'Stage', 'Document', 'Until'],
      [...known.values()].map((version) => row(version, known, documents)),
    ),
    md`## Stages`,
    terms(Object.entries(stages).map(([stage, about]) => [md`**${stage}**`, about])),
    md`What changes is in the ${link('changelog', changelogAddress)}, also as ${link('Atom', feedAddress)}. [The guide](/docs/guides/versions) says what may change in a version, and how you learn of it.`,
  );

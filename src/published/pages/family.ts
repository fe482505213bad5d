import type { Family } from '../../contract/read-openapi.ts';
import { pageOf } from '../catalogue.ts';
import { blocks, inline, link, type Markdown, md } from '../md.ts';
import { clientSetup, hasClient } from './client.ts';
import { operationList } from './operation-list.ts';
import { pythonSetup } from './python.ts';
import { downloads } from './reference.ts';
import type { Reference } from './schema.ts';
import { schemasIn, schemasOf } from './schema-pages.ts';

/** The page of a family: what it is, its operations, how to call them, and the schemas that they use. */
export const familyPage = (reference: Reference, family: Family): Markdown => {
  const { entry, document, root } = reference;
  const names = schemasOf(document, family.operations);
  return blocks(
    md`${link(document.info.title, pageOf(entry))} · ${downloads(entry)}`,
    md`# ${family.name}`,
    inline(family.description),
    md`## Operations`,
    operationList(entry, family.name, family.operations),
    hasClient(entry) && [clientSetup(entry, root, family), pythonSetup(root)],
    names.length > 0 && [md`## Schemas`, 'The schemas of requests and responses, by name.', schemasIn(reference, names)],
  );
};

// The grammar of ../README.md as rules of Redocly. redocly.yaml switches them on; each reports what is wrong and what is allowed.
import type { Async3Rule, Oas3Rule, Plugin } from '@redocly/openapi-core';
import { boundFigures } from './bound-figures.ts';
import { catalogueWords } from './catalogue-words.ts';
import { derivedParts } from './derived-parts.ts';
import { authorityNamed } from './rules/authority-named.ts';
import { boundedSchemas } from './rules/bounded-schemas.ts';
import { closedBodies } from './rules/closed-bodies.ts';
import { defaultSort } from './rules/default-sort.ts';
import { describedSchemas } from './rules/described-schemas.ts';
import { eventKinds } from './rules/event-kinds.ts';
import { eventReaders } from './rules/event-readers.ts';
import { examplesGiven } from './rules/examples-given.ts';
import { expandSibling } from './rules/expand-sibling.ts';
import { extensionKeys } from './rules/extension-keys.ts';
import { linkTargets } from './rules/link-targets.ts';
import { nullOrDefault } from './rules/null-or-default.ts';
import { operationName } from './rules/operation-name.ts';
import { operationPolicy } from './rules/operation-policy.ts';
import { patternsSay } from './rules/patterns-say.ts';
import { recordRequired } from './rules/record-required.ts';
import { reservedNames } from './rules/reserved-names.ts';
import { tagIsFile } from './rules/tag-is-file.ts';
import { writtenNames } from './rules/written-names.ts';

// These four look at schemas only, so they also hold in AsyncAPI.
const schemaRules = {
  'bounded-schemas': boundedSchemas,
  'described-schemas': describedSchemas,
  'extension-keys': extensionKeys,
  'null-or-default': nullOrDefault,
};

const operationRules = {
  'authority-named': authorityNamed,
  'closed-bodies': closedBodies,
  'default-sort': defaultSort,
  'event-kinds': eventKinds,
  'event-readers': eventReaders,
  'examples-given': examplesGiven,
  'expand-sibling': expandSibling,
  'link-targets': linkTargets,
  'operation-name': operationName,
  'operation-policy': operationPolicy,
  'patterns-say': patternsSay,
  'record-required': recordRequired,
  'reserved-names': reservedNames,
  'tag-is-file': tagIsFile,
  'written-names': writtenNames,
};

export const rules: Record<string, Oas3Rule> = { ...schemaRules, ...operationRules };

export default function plugin(): Plugin {
  const preprocessors = { 'bound-figures': boundFigures, 'catalogue-words': catalogueWords };
  const openapi = { ...preprocessors, 'derived-parts': derivedParts };
  return {
    id: 'tessera',
    preprocessors: { oas3: openapi, async3: preprocessors },
    rules: { oas3: rules, async3: schemaRules as unknown as Record<string, Async3Rule> },
  };
}

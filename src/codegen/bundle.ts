import { relative, resolve } from 'node:path';
import { join } from 'node:path/posix';
import {
  type Async3Preprocessor,
  bundle,
  createConfig,
  getLineColLocation,
  type LocationObject,
  type Oas3Preprocessor,
} from '@redocly/openapi-core';
import type { Document, Operation, Schema } from '../documents/document.ts';
import { withTag } from '../documents/tags.ts';
import { joinedCatalogue, unknownKinds } from './event-catalogue.ts';
import { withFamilies } from './families.ts';
import { documentWithFigures } from './figures.ts';
import { readSource, readYaml, sourcePath } from './read-yaml.ts';
import { causedKinds, placedKinds, withMessages } from './stated-events.ts';

/** Tags are derived here because a bundle does not say which file an operation is from. */
const tags: Oas3Preprocessor = () => ({
  Operation: { enter: (operation, { location }) => withTag(operation, location.source.absoluteRef) },
});

const needsRecent = (when = 'Where it gives or takes authority') =>
  `${when}, a person who acts themselves must have signed in within {plans.lifetimes.recent_sign_in minutes}, with a second factor where the account demands one of them; otherwise it is a 401 \`insufficient_user_authentication\`.`;

/** Operators of an installation use their own key, and no person signs in. */
const isOfOperators = (file: string): boolean => file.includes('/openapi/operators/');

/** An operation requires a recent sign-in when a word of its `x-authority` does. */
const recentSignIns: Oas3Preprocessor = () => {
  const words = readYaml<Record<string, { recent: boolean; when?: string }>>('openapi/authority.yaml');
  return {
    Operation: {
      enter: (operation, { location }) => {
        const stated = ((operation as Operation)['x-authority'] ?? []).map((word) => words[word]).find((word) => word?.recent);
        if (!stated || isOfOperators(location.source.absoluteRef)) return;
        Object.assign(operation, { 'x-recent-sign-in': true, description: `${operation.description} ${needsRecent(stated.when)}` });
      },
    },
  };
};

/** A reference of the catalogue with the whole path: in a project, its file and the family's are in different folders. */
const whole = ({ $ref }: { $ref: string }): { $ref: string } => {
  const [path, pointer] = $ref.split('#') as [string, string];
  return { $ref: `${resolve(sourcePath(join('openapi/messages', path)))}#${pointer}` };
};

/**
 * What families add to parts that do not know them: values, and of the catalogue of events the effects of operations, the examples of messages,
 * and the schemas of data, which a bundle has only where something refers to them.
 */
const families: Oas3Preprocessor = () => {
  const caused = causedKinds(readSource);
  const kinds = placedKinds(readSource).map(({ kind }) => kind);
  return {
    Operation: {
      enter: (node, { report, location }) => {
        const operation = node as Operation;
        for (const { words, message } of unknownKinds(operation, kinds)) report({ message, location: location.child(words) });
        const { operationId, 'x-causes': own = [] } = operation;
        const further = caused.get(operationId);
        if (further) operation['x-causes'] = [...new Set([...own, ...further])];
      },
    },
    MediaType: {
      enter: (media) => withMessages(media, readSource),
    },
    Schema: {
      enter: (schema) => {
        withFamilies(schema, readSource);
        if ((schema as Schema)['x-catalogue'] !== 'bodies') return;
        Object.assign(schema, { oneOf: Object.values(joinedCatalogue(readSource)).map(({ data }) => whole(data)) });
      },
    },
  };
};

/** The same in the frames of the channel. */
const familyValues: Async3Preprocessor = () => ({ Schema: { enter: (schema) => withFamilies(schema, readSource) } });

const derived = { id: 'derived', preprocessors: { oas3: { tags, recentSignIns, families }, async3: { families: familyValues } } };

/** `openapi/platform/orders.yaml:24` */
const placeOf = (place: LocationObject): string => {
  const { source, start } = getLineColLocation({ reportOnKey: false, ...place });
  return `${relative('', source.absoluteRef)}:${start.line}`;
};

/**
 * Bundles a contract into one document: every file that the root refers to is added under `components`, and figures named in prose are
 * filled in. Throws for an unresolved reference, and for two components with the same name.
 */
export const bundleContract = async <T = Document>(root: string): Promise<T> => {
  const config = await createConfig({
    plugins: [derived],
    preprocessors: { 'derived/tags': 'on', 'derived/recentSignIns': 'on', 'derived/families': 'on' },
    rules: { 'no-unresolved-refs': 'error' },
  });
  const result = await bundle({ ref: root, config });
  const problems = result.problems.map(({ message, location: [place] }) => `${place ? placeOf(place) : root}: ${message}`);
  if (problems.length > 0) throw new Error(`bundling ${root} failed:\n${problems.join('\n')}`);
  // A copy in which YAML anchors share no objects: a change in one place must not change another.
  return structuredClone(documentWithFigures(result.bundle.parsed as T));
};

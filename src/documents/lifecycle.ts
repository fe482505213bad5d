import { type Document, operationsOf } from './document.ts';

type Stage = 'Preview' | 'Stable' | 'Deprecated' | 'Retired';

/** The meaning of each stage, in a sentence. */
export type Stages = Readonly<Record<Stage, string>>;

/** The lifecycle of a version, from the registry of versions; dates in ISO 8601. */
export interface Lifecycle {
  stage: Stage;
  released: string;
  deprecated?: string;
  sunset?: string;
  guide?: string;
  successor?: string;
}

/** A deprecated or retired version must have all three: `deprecated`, `sunset` and `guide`. */
const expectComplete = (name: string, { stage, deprecated, sunset, guide }: Lifecycle): void => {
  const isEnding = stage === 'Deprecated' || stage === 'Retired';
  if (isEnding && !(deprecated && sunset && guide))
    throw new Error(`${name} is ${stage}, so openapi/versions.yaml must set deprecated, sunset and guide`);
  if (isEnding && sunset! < deprecated!) throw new Error(`${name} has a sunset (${sunset}) before its deprecation (${deprecated})`);
  if (!isEnding && (deprecated || sunset)) throw new Error(`${name} is ${stage} and must not have end dates`);
};

const words = ({ stage, deprecated, sunset, guide, successor }: Lifecycle, meaning: string): string => {
  const next = successor ? ` Its successor is ${successor}.` : '';
  if (stage === 'Deprecated') return `Deprecated since ${deprecated}, served until ${sunset}.${next} ${guide} describes the migration.`;
  if (stage === 'Retired') return `Retired on ${sunset}; answered with 410.${next} ${guide} describes the migration.`;
  return `${stage} - ${meaning}`;
};

/** Adds a version's lifecycle to its document: `x-lifecycle`, a sentence, and `deprecated` on the operations of a deprecated version. */
export const withLifecycle = (document: Document, name: string, lifecycle: Lifecycle, stages: Stages): Document => {
  expectComplete(name, lifecycle);
  const { stage, released, deprecated, sunset, guide, successor } = lifecycle;
  const result = structuredClone(document);
  const description = [result.info.description, words(lifecycle, stages[stage])].filter(Boolean).join('\n\n');
  const days = Object.entries({ stage, released, deprecated, sunset, guide, successor }).filter(([, value]) => value !== undefined);
  result.info = { ...result.info, description, 'x-lifecycle': Object.fromEntries(days) };
  if (deprecated) for (const { operation } of operationsOf(result)) operation.deprecated = true;
  return result;
};

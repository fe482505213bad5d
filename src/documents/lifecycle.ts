import { type Document, operationsOf } from './document.ts';

type Stage = 'Preview' | 'Stable' | 'Deprecated' | 'Retired';

/** What each stage means, in a sentence. */
export type Stages = Readonly<Record<Stage, string>>;

/** What the registry of versions says of a version's life; days as ISO 8601. */
export interface Lifecycle {
  stage: Stage;
  released: string;
  deprecated?: string;
  sunset?: string;
  guide?: string;
  successor?: string;
}

/** What a version that goes away owes its callers: since when, until when, and where to read on. */
const expectComplete = (name: string, { stage, deprecated, sunset, guide }: Lifecycle): void => {
  const isEnding = stage === 'Deprecated' || stage === 'Retired';
  if (isEnding && !(deprecated && sunset && guide))
    throw new Error(`${name} is ${stage}: openapi/versions.yaml has to say deprecated, sunset and guide`);
  if (isEnding && sunset! < deprecated!) throw new Error(`${name} goes away on ${sunset}, before it is deprecated on ${deprecated}`);
  if (!isEnding && (deprecated || sunset)) throw new Error(`${name} is ${stage} and has days on which it ends`);
};

const words = ({ stage, deprecated, sunset, guide, successor }: Lifecycle, meaning: string): string => {
  const next = successor ? ` Its successor is ${successor}.` : '';
  if (stage === 'Deprecated') return `Deprecated since ${deprecated}, served until ${sunset}.${next} ${guide} says how to move on.`;
  if (stage === 'Retired') return `Retired on ${sunset}; answered with 410.${next} ${guide} says how to move on.`;
  return `${stage} - ${meaning}`;
};

/** Puts a version's life into its document: `x-lifecycle`, the same in words, and `deprecated` on the operations of one that goes away. */
export const withLifecycle = (document: Document, name: string, lifecycle: Lifecycle, stages: Stages): Document => {
  expectComplete(name, lifecycle);
  const { stage, released, deprecated, sunset, guide, successor } = lifecycle;
  const told = structuredClone(document);
  const description = [told.info.description, words(lifecycle, stages[stage])].filter(Boolean).join('\n\n');
  const days = Object.entries({ stage, released, deprecated, sunset, guide, successor }).filter(([, value]) => value !== undefined);
  told.info = { ...told.info, description, 'x-lifecycle': Object.fromEntries(days) };
  if (deprecated) for (const { operation } of operationsOf(told)) operation.deprecated = true;
  return told;
};

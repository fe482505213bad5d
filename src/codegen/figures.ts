import { type FigureSources, type Figures, figureAlone, writeFigures } from '../core/figures.ts';
import { readYaml } from './read-yaml.ts';

type Plans = FigureSources['plans'];

/** The figures of `openapi/plans.yaml`, which is read when the first of them is asked for. */
const plansRead = (): Plans => {
  let figures: Figures | undefined;
  return () => {
    figures ??= readYaml<Figures>('openapi/plans.yaml');
    return { figures, place: 'openapi/plans.yaml' };
  };
};

/** The keys of schemas whose values are bounds, and may name a figure of `openapi/plans.yaml`. */
const bounds: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'default',
]);

/**
 * The number that a text under a key of a schema stands for: `maximum: '{plans.pages.page}'`. Undefined for what is no bound.
 * @throws Error for a name that is not there, and for a figure with other words
 */
export const boundFigure = (key: string, value: unknown, plans = plansRead()): number | undefined =>
  typeof value === 'string' && bounds.has(key) && value.includes('{plans.') ? figureAlone(value, { plans }) : undefined;

/** What looks like a figure and is none. */
const misspelt = /\{\w+\.[\w.]+(?: \w+)?\}/;

/**
 * Writes figures into prose: `{plans.graphql.depth}` is the one of `openapi/plans.yaml`, and `{limits.subscriptions}` that of the
 * document's own `x-limits`. Large ones have commas; `{plans.bodies.json MiB}` is bytes written in that unit, and
 * `{plans.lifetimes.session hours}` seconds. `{plans.bodies.json plain}` has no commas. `{plans.retries.waits}` are times, and
 * `{plans.retries.waits attempts}` is how many attempts they are between.
 * @throws Error for a name that is not there, and for what is no whole number of the unit
 */
export const withFigures = (text: string, limits: Figures = {}, plans = plansRead()): string =>
  writeFigures(text, {
    plans,
    limits: () => ({ figures: limits, place: 'x-limits' }),
  });

/**
 * The same in every text of a document, and in the bounds of its schemas as numbers.
 * @throws Error also for what looks like the name of a figure, such as `{plan.bodies.json}`
 */
export const documentWithFigures = <T>(document: T): T => {
  const { 'x-limits': limits } = document as { 'x-limits'?: Figures };
  const plans = plansRead();
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (typeof value !== 'string') return value;
    const bound = boundFigure(key, value, plans);
    if (bound !== undefined) return bound;
    const text = withFigures(value, limits, plans);
    const [wrong] = misspelt.exec(text) ?? [];
    if (wrong) throw new Error(`${wrong} is no figure: their names begin with \`plans.\` or \`limits.\``);
    return text;
  });
};

import { type FigureSources, type Figures, figureAlone, writeFigures } from '../core/figures.ts';
import { readPlans } from './plans.ts';
import { ofPlatform } from './platform-info.ts';

type Plans = FigureSources['plans'];

/** The figures of the plans, read on first use. */
const plansRead = (): Plans => {
  let figures: Figures | undefined;
  return () => {
    figures ??= readPlans();
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
 * The number of a schema's bound: `maximum: '{plans.pages.page}'`. Undefined for other keys.
 * @throws Error for an unknown name, and for a figure with other text
 */
export const boundFigure = (key: string, value: unknown, plans = plansRead()): number | undefined =>
  typeof value === 'string' && bounds.has(key) && value.includes('{plans.') ? figureAlone(value, { plans }) : undefined;

/** What looks like a figure but is not one. */
const misspelt = /\{\w+\.[\w.]+(?: \w+)?\}/;

/**
 * Fills figures into prose: `{plans.graphql.depth}` comes from `openapi/plans.yaml`, and `{limits.subscriptions}` from the document's own
 * `x-limits`. Large ones have commas; `{plans.bodies.json MiB}` is bytes in that unit, and `{plans.lifetimes.session hours}` seconds.
 * `{plans.bodies.json plain}` has no commas. `{plans.retries.waits}` are times, and `{plans.retries.waits attempts}` is the number of
 * attempts between them. `{platform.name}` is the name of the platform.
 * @throws Error for an unknown name, and when it is not a whole number of the unit
 */
export const withFigures = (text: string, limits: Figures = {}, plans = plansRead()): string =>
  writeFigures(ofPlatform(text), {
    plans,
    limits: () => ({ figures: limits, place: 'x-limits' }),
  });

/**
 * The same in every text of a document, and as numbers in the bounds of its schemas.
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
    if (wrong)
      throw new Error(
        `${wrong} is not a figure: names start with \`plans.\` or \`limits.\`, and the name of the platform is \`{platform.name}\``,
      );
    return text;
  });
};

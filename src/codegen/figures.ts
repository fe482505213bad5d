import { type Figures, writeFigures } from '../core/figures.ts';
import { readYaml } from './read-yaml.ts';

/** What looks like a figure and is none. */
const misspelt = /\{\w+\.[\w.]+(?: \w+)?\}/;

/**
 * Writes figures into prose: `{plans.graphql.depth}` is the one of `openapi/plans.yaml`, and `{limits.subscriptions}` that of the
 * document's own `x-limits`. Large ones have commas; `{plans.bodies.json MiB}` is bytes written in that unit, and
 * `{plans.lifetimes.session hours}` seconds.
 * @throws Error for a name that is not there, and for what is no whole number of the unit
 */
export const withFigures = (text: string, limits: Figures = {}): string =>
  writeFigures(text, {
    plans: () => ({ figures: readYaml<Figures>('openapi/plans.yaml'), place: 'openapi/plans.yaml' }),
    limits: () => ({ figures: limits, place: 'x-limits' }),
  });

/**
 * The same in every text of a document.
 * @throws Error also for what looks like the name of a figure, such as `{plan.bodies.json}`
 */
export const documentWithFigures = <T>(document: T): T => {
  const { 'x-limits': limits } = document as { 'x-limits'?: Figures };
  return JSON.parse(JSON.stringify(document), (_, value) => {
    if (typeof value !== 'string') return value;
    const text = withFigures(value, limits);
    const [wrong] = misspelt.exec(text) ?? [];
    if (wrong) throw new Error(`${wrong} is no figure: their names begin with \`plans.\` or \`limits.\``);
    return text;
  });
};

import { readYaml } from './read-yaml.ts';

type Figures = number | null | { [name: string]: Figures };

const units = { KiB: 1024, MiB: 1024 ** 2, minutes: 60, hours: 3600, days: 86_400 } as const;
type Unit = keyof typeof units;

const placeholder = new RegExp(`\\{(plans|limits)\\.([\\w.]+)(?: (${Object.keys(units).join('|')}))?\\}`, 'g');

/** What looks like a figure and is none. */
const misspelt = /\{\w+\.[\w.]+(?: \w+)?\}/;

const figureOf = (figures: Figures, [name, ...rest]: readonly string[]): Figures | undefined => {
  if (name === undefined) return figures;
  const inside = typeof figures === 'object' && figures !== null ? figures[name] : undefined;
  return inside === undefined ? undefined : figureOf(inside, rest);
};

const written = (figure: number, unit: Unit | undefined, name: string): string => {
  const many = figure / (unit ? units[unit] : 1);
  if (!Number.isInteger(many)) throw new Error(`${name} is ${figure}, which is no whole number of ${unit}.`);
  return unit ? `${many.toLocaleString('en-US')} ${unit}` : many.toLocaleString('en-US');
};

/**
 * Writes figures into prose: `{plans.graphql.depth}` is the one of `openapi/plans.yaml`, and `{limits.subscriptions}` that of the
 * document's own `x-limits`. Large ones have commas; `{plans.bodies.json MiB}` is bytes written in that unit, and
 * `{plans.lifetimes.session hours}` seconds.
 * @throws Error for a name that is not there, and for what is no whole number of the unit
 */
export const withFigures = (text: string, limits: Figures = {}): string =>
  text.replace(placeholder, (_, source: string, name: string, unit?: Unit) => {
    const figure = figureOf(source === 'plans' ? readYaml<Figures>('openapi/plans.yaml') : limits, name.split('.'));
    const place = source === 'plans' ? 'openapi/plans.yaml' : 'x-limits';
    if (typeof figure !== 'number') throw new Error(`${place} has no figure ${name}, which a description names.`);
    return written(figure, unit, `${source}.${name}`);
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

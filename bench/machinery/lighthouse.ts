import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Row, short } from './rounds.ts';

const file = join(import.meta.dirname, '../tools/node_modules/lighthouse/core/index.js');

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What the performance is made of: milliseconds, and for the shifts of the layout a share. */
const parts = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shifts: 'cumulative-layout-shift',
  'speed index': 'speed-index',
} as const;

export const forms = ['phone', 'desktop'] as const;
export type Form = (typeof forms)[number];

interface Lighthouse {
  default: (
    url: string,
    flags: object,
    config: object | undefined,
  ) => Promise<{
    lhr: {
      finalDisplayedUrl: string;
      categories: Record<string, { score: number | null }>;
      audits: Record<string, { numericValue?: number }>;
    };
  }>;
  desktopConfig: object;
}

const scoreOf = (score: number | null): number | string => (score === null ? 'none' : Math.round(score * 100));

/** Lighthouse in a browser that stays signed in: its slow phone and network, or a desktop. */
export const openLighthouse = async (port: number) => {
  if (!existsSync(file)) throw new Error('Lighthouse is installed on its own: npm install --prefix bench/tools');
  const { default: lighthouse, desktopConfig } = (await import(file)) as Lighthouse;
  return async (url: string, form: Form): Promise<Row> => {
    const flags = { port, disableStorageReset: true, logLevel: 'error', output: 'json' };
    const { lhr } = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
    const scores = categories.map((name) => [name, scoreOf(lhr.categories[name]?.score ?? null)] as const);
    const figures = Object.entries(parts).map(([name, audit]) => [name, short(lhr.audits[audit]?.numericValue ?? 0)] as const);
    const ledTo = new URL(lhr.finalDisplayedUrl).pathname;
    return { ...Object.fromEntries([...scores, ...figures]), ...(ledTo === new URL(url).pathname ? {} : { 'led to': ledTo }) };
  };
};

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { phone } from './chromium.ts';

/** The same program as the package's own `source`, which a page reads in half the time. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Brings axe into a page, once. */
const bring = async (page: Page): Promise<void> => {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
};

/** What a page does against WCAG 2.2 AA and good practice, in a line each; with `rules`, only against these. */
export const violations = async (page: Page, rules?: string[]): Promise<string[]> => {
  const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: levels };
  const options = { runOnly, resultTypes: ['violations'] };
  await bring(page);
  const { violations: found } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
};

/** By how many pixels a page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** What axe finds at these addresses, in both themes and at both widths, and what is wider than the window. */
export const findings = async (page: Page, addresses: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const [scheme, viewport] of [
    ['light', { width: 1280, height: 800 }],
    ['dark', phone.viewport],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    for (const address of addresses) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page
        .locator('.loading')
        .waitFor({ state: 'detached' })
        .catch(() => undefined);
      found.push(...(await violations(page)).map((one) => `${address} ${scheme}: ${one}`));
      const wider = await overflow(page);
      if (wider > 0) found.push(`${address} ${scheme}: wider by ${wider} pixels`);
    }
  }
  return found;
};

/** What has the focus, how wide the line around it is, and how far that stands out from the page. */
interface Focus {
  on: string;
  width: number;
  contrast: number;
}

const focus = `(() => {
  const { Color, getContrast } = axe.commons.color;
  const colour = (text) => {
    const read = new Color();
    read.parseString(text);
    return read;
  };
  const groundOf = (element) => {
    const ground = colour(getComputedStyle(element).backgroundColor);
    return ground.alpha === 1 ? ground : groundOf(element.parentElement);
  };
  const on = document.activeElement;
  if (on === document.body) return null;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(on);
  return {
    on: on.id || on.textContent.trim(),
    width: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
    contrast: getContrast(groundOf(on.parentElement), colour(outlineColor)),
  };
})()`;

/** Goes through a page by the tab key, as far as it has places to stop at. */
export const tabStops = async (page: Page): Promise<Focus[]> => {
  await bring(page);
  const stops: Focus[] = [];
  for (let last = ''; ; last = stops.at(-1)!.on) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Focus | null>(focus);
    if (!stop) return stops;
    stops.push(stop);
    if (stops.at(-1)!.on === last) throw new Error(`The focus does not leave ${last}.`);
  }
};

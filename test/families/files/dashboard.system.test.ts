import { until } from '@tessera/platform/testing';
import { expect, it } from 'vitest';
import { describeInBrowser } from '../../browser/chromium.ts';
import { dashboardOf, enter } from '../../browser/dashboard.ts';

describeInBrowser('files at the dashboard', () => {
  const { at } = dashboardOf();

  it('uploads a file, shows what is in it, and offers it again', async () => {
    const { page } = await at('/files');
    const text = 'Rivers are blue.';
    await page.locator('input[type=file]').setInputFiles({ name: 'legend.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await enter(page.getByRole('link', { name: 'legend.txt' }));
    await page.getByRole('region', { name: 'File contents' }).getByText(text).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), enter(page.getByRole('button', { name: 'Download' }))]);
    expect(download.suggestedFilename()).toBe('legend.txt');
  });

  it('shows a picture, and nothing that could run', async () => {
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const { page } = await at('/files');
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
    await page.getByRole('link', { name: 'dot.png' }).waitFor();
    await input.setInputFiles({
      name: 'map.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await page.getByRole('link', { name: 'dot.png' }).click();
    const picture = page.getByRole('img', { name: 'dot.png' });
    await picture.waitFor();
    await until(() => picture.evaluate((one) => 'naturalWidth' in one && one.naturalWidth === 1));
    await page.goBack();
    await page.getByRole('link', { name: 'map.svg' }).click();
    await page.getByText('There is no preview for this kind of file.').waitFor();
  });
});

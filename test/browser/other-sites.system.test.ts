import { type Answering, bootTessera, type Outside, openOutside, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, signedIn } from '../support/oauth.ts';
import { browsing, describeInBrowser } from './chromium.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

describeInBrowser('a page of another site', () => {
  let tessera: Tessera;
  let site: Outside;
  beforeAll(async () => {
    [tessera, site] = await Promise.all([bootTessera(), openOutside()]);
  });
  afterAll(() => Promise.all([tessera?.close(), site?.close()]));
  const open = browsing();

  /** Shows a page of its own from now on, and a blank one beside it. */
  const shows = (body: string) => {
    const answering: Answering = ({ url }, response) =>
      response.setHeader('content-type', 'text/html').end(url === '/' ? body : '<p>Here.</p>');
    site.answer(answering);
  };

  /** Somebody who stands before the consent page. */
  const somebody = async () => {
    const redirect_uri = `${site.url}/callback`;
    const asked = await signedIn(tessera, { redirect_uris: [redirect_uri] });
    const seen = await open();
    await seen.page.goto(`${tessera.url}/oauth/authorize?${asked.query({ redirect_uri })}`);
    await seen.page.locator('#email').fill(asked.email);
    await seen.page.locator('#password').fill(password);
    await seen.page.keyboard.press('Enter');
    await seen.page.getByRole('button', { name: 'Allow', exact: true }).waitFor();
    return { ...asked, ...seen, consent: seen.page.url() };
  };

  it('frames none of ours', async () => {
    const { page, consent, query } = await somebody();
    const link = await tessera.admin.call('POST', `/v1/account/members/${tessera.admin.userId}/password-link`);
    const paths = ['/', '/docs', '/docs/v1/events', '/graphql', `/oauth/sign-in?${query()}`];
    const framed = [consent, link.body.data.url, ...paths.map((path) => tessera.url + path)];
    shows([`${site.url}/own`, ...framed].map((address) => `<iframe src="${escaped(address)}"></iframe>`).join(''));
    await page.goto(`${site.url}/`);
    const [, ...frames] = page.frames();
    const [own, ...refused] = await Promise.all(frames.map((frame) => frame.content()));
    expect(own).toContain('Here.');
    expect(refused).toHaveLength(framed.length);
    for (const content of refused) expect(content).not.toMatch(/Tessera|GraphiQL/);
  });

  it('cannot agree in the name of somebody who is signed in', async () => {
    const { page, consent, application } = await somebody();
    shows(`<form method="post" action="${escaped(consent)}"><input name="decision" value="allow"><button>Win</button></form>`);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Win' }).click();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    const grants = await tessera.admin.call('GET', `/v1/account/applications/${application.id}/grants`);
    expect(grants.body.data).toEqual([]);
  });

  it('learns no address of ours from a link or an answer', async () => {
    const { page } = await somebody();
    site.asked.length = 0;
    shows('');
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.getByText('Here.').waitFor();
    expect(site.asked.map(({ path, headers }) => [path.split('?')[0], headers.referer])).toContainEqual(['/callback', undefined]);
  });

  it('is led to by no address that its application did not register', async () => {
    const { page, query } = await somebody();
    site.asked.length = 0;
    await page.goto(`${tessera.url}/oauth/authorize?${query({ redirect_uri: `${site.url}/elsewhere` })}`);
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    expect([site.asked, new URL(page.url()).origin]).toEqual([[], tessera.url]);
  });
});

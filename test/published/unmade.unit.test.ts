import { beforeAll, describe, expect, it } from 'vitest';
import { openapiDocument, openapiNames } from '../../src/contract/openapi-document.ts';
import { loadAssets } from '../../src/published/assets.ts';
import { catalogue } from '../../src/published/catalogue.ts';
import { createDocuments, type Documents } from '../../src/published/documents.ts';
import { textsOf } from '../../src/published/in-thread.ts';
import { createLibrary } from '../../src/published/library.ts';
import { llmsAddress } from '../../src/published/llms.ts';
import { createSite, type Site } from '../../src/published/site.ts';
import { authUrl, publicUrl } from './boot.ts';

const made = Object.fromEntries(openapiNames.map((name) => [name, openapiDocument(name)]));
const here = { publicUrl, authUrl, pages: [] };
const entryOf = (name: string) => catalogue.find((entry) => entry.name === name)!;

describe.each(openapiNames)('where the document %s cannot be made', (name) => {
  let documents: Documents;
  let site: Site;
  beforeAll(() => {
    const texts = textsOf(openapiNames, (one) => {
      if (one === name) throw new Error('A clash.');
      return made[one]!;
    });
    documents = createDocuments(here, texts);
    site = createSite(documents, loadAssets().assets, here);
  });

  it('it alone is an error, which says so', async () => {
    await expect(documents.representation(entryOf(name), 'json')).rejects.toThrow(`The document ${name} cannot be made.`);
    for (const other of openapiNames.filter((one) => one !== name)) await documents.representation(entryOf(other), 'json');
    expect(() => site.at(`/docs/${name}`)).toThrow(`The document ${name} cannot be made.`);
  });

  it('all other pages are there', async () => {
    const paths = site.pages.map(({ path }) => path);
    for (const path of ['/', '/docs', ...paths.filter((one) => one.split('/').length <= 4)]) expect(site.at(path), path).toBeDefined();
    const others = openapiNames.filter((one) => one !== name).map((one) => `/docs/${one}`);
    expect(paths).toEqual(expect.arrayContaining([...others, '/docs/changelog', '/docs/guides/first-steps', '/docs/channel']));
    expect(paths.filter((path) => path.startsWith(`/docs/${name}`))).toEqual([]);
    expect(site.searchEntries().length).toBeGreaterThan(100);
  });

  it('is not among the volumes', async () => {
    const llms = async () => ({}) as never;
    const volumes = await createLibrary({ documents: async () => documents, site: async () => site, llms }, here).volumes();
    expect(volumes.filter(({ uri }) => uri.startsWith(`${publicUrl}/openapi/${name}`))).toEqual([]);
    expect(volumes.map(({ uri }) => uri)).toContain(publicUrl + llmsAddress);
  });
});

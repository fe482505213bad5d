import type { Library, Volume } from '../contract/library.ts';
import type { OpenApi } from '../contract/read-openapi.ts';
import { addressesOf, catalogue, type Entry, forms } from './catalogue.ts';
import type { Documents } from './documents.ts';
import { llmsAddress } from './llms.ts';
import type { Here } from './pages/home.ts';
import type { Representation } from './representation.ts';
import type { Site } from './site.ts';
import { markdownType, twinOf } from './twins.ts';

/** What a library is made of. */
export interface Shelves {
  documents: () => Promise<Documents>;
  site: () => Promise<Site>;
  llms: () => Promise<Representation>;
}

/** The first format of a contract; all of its formats have the same content. */
const formatOf = ({ kind }: Entry): string => Object.keys(forms[kind])[0]!;

const textOf = async ({ encoded }: Representation): Promise<string> => (await encoded('identity')).bytes.toString();

/** Opens the library of this server. */
export const createLibrary = ({ documents, site, llms }: Shelves, { publicUrl }: Here): Library => {
  const contracts = new Map(catalogue.map((entry) => [publicUrl + addressesOf(entry)[formatOf(entry)]!, entry]));

  const volumes = async (): Promise<Volume[]> => {
    const { listed, pages } = await site();
    const titles = new Map(listed.map(({ entry, title }) => [entry.name, title]));
    const plain = (type: string) => type.split(';')[0]!;
    return [
      {
        uri: publicUrl + llmsAddress,
        name: 'llms.txt',
        description: 'A list of all documents and pages.',
        mimeType: 'text/plain',
      },
      ...[...contracts].flatMap(([uri, entry]) => {
        const title = titles.get(entry.name);
        const mimeType = plain(forms[entry.kind][formatOf(entry)]!);
        return title === undefined ? [] : [{ uri, name: `${title}, ${entry.name}`, description: entry.about, mimeType }];
      }),
      ...pages
        .filter(({ kind }) => kind !== 'part')
        .map(({ path, title, description }) => ({
          uri: publicUrl + twinOf(path),
          name: title,
          description,
          mimeType: plain(markdownType),
        })),
    ];
  };

  const representationAt = async (uri: string): Promise<Representation | undefined> => {
    const entry = contracts.get(uri);
    if (entry) return (await documents()).representation(entry, formatOf(entry));
    if (uri === publicUrl + llmsAddress) return llms();
    const { pages, at } = await site();
    const page = pages.find(({ path }) => uri === publicUrl + twinOf(path));
    return page && at(twinOf(page.path))!.representation;
  };

  return {
    openapi: async (name) => (await documents()).parsed<OpenApi>(catalogue.find((entry) => entry.name === name)!),
    volumes,
    read: async (uri) => {
      const found = await representationAt(uri);
      return found && textOf(found);
    },
  };
};

// The workers must be registered before the editors are created.
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './editor.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { buildSchema } from 'graphql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** The published schema, which can be read without a key. */
const publishedSchema = async () => {
  const answer = await fetch('/graphql/schema.graphql');
  if (!answer.ok) throw new Error(`The schema was answered with ${answer.status}.`);
  return buildSchema(await answer.text());
};

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  // The fetcher sends the headers of the tab in the payload of connection_init.
  subscriptionUrl: new URL('/graphql', location.href).href.replace(/^http/, 'ws'),
});

/** Stores no headers, which contain keys. So there is no history: it would store headers with each query, whatever the settings say. */
const keyless = { shouldPersistHeaders: false, showPersistHeadersSettings: false, plugins: [] };

/** What the simple page was given: the editor goes on with it. */
export interface Begun {
  key: string;
  query: string;
  variables: string;
}

const tabAttributes = ['role', 'tabindex', 'aria-selected'];

/**
 * GraphiQL gives the items of its list of tabs the role of a tab, which may hold no buttons, and they hold two. So the list is a plain
 * list of buttons here, of which one is the current one. GraphiQL writes its attributes again whenever tabs change.
 */
const makeTabsPlain = (place: HTMLElement): void => {
  const plain = (): void => {
    for (const list of place.querySelectorAll('ul.graphiql-tabs[role]')) list.removeAttribute('role');
    for (const item of place.querySelectorAll('ul.graphiql-tabs > :is([role], [aria-selected])')) {
      const [button] = item.querySelectorAll('button');
      if (item.getAttribute('aria-selected') === 'true') button?.setAttribute('aria-current', 'true');
      else button?.removeAttribute('aria-current');
      for (const name of tabAttributes) item.removeAttribute(name);
    }
  };
  new MutationObserver(plain).observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: tabAttributes });
};

/** Shows GraphiQL in a place. */
export const showEditor = async (place: HTMLElement, { key, query, variables }: Begun): Promise<void> => {
  const schema = await publishedSchema();
  const headers = `{\n  "X-API-Key": ${JSON.stringify(key)}\n}\n`;
  const given = {
    defaultQuery: query,
    initialHeaders: headers,
    defaultHeaders: headers,
    ...(variables && { initialVariables: variables }),
  };
  makeTabsPlain(place);
  createRoot(place).render(createElement(GraphiQL, { fetcher, schema, ...given, defaultEditorToolsVisibility: 'headers', ...keyless }));
};

// The workers have to be known before the editors are made.
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { buildSchema } from 'graphql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const query = `# Who you are, and the newest of the account's resources.
query Overview {
  me {
    name
    role
  }
  resources(first: 5) {
    edges {
      node {
        id
        name
        status
        owner {
          name
        }
      }
    }
  }
}

# Choose this one to be told of everything that happens, as it happens.
subscription Happening {
  eventCreated {
    type
    resourceId
    createdAt
  }
}
`;

const headers = '{\n  "X-API-Key": ""\n}\n';

/** The schema as it is published: it can be read before there is a key. */
const publishedSchema = async () => {
  const answer = await fetch('/graphql/schema.graphql');
  if (!answer.ok) throw new Error(`The schema was answered with ${answer.status}.`);
  return buildSchema(await answer.text());
};

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  // The fetcher sends the headers of the tab along, in the payload of connection_init.
  subscriptionUrl: new URL('/graphql', location.href).href.replace(/^http/, 'ws'),
});

/** Nothing that holds headers is kept: the history of queries would keep them with each query, whatever is said of headers. */
const keyless = { shouldPersistHeaders: false, showPersistHeadersSettings: false, plugins: [] };

const place = document.querySelector<HTMLElement>('#graphiql')!;

try {
  const schema = await publishedSchema();
  const tools = { defaultQuery: query, initialHeaders: headers, defaultHeaders: headers, defaultEditorToolsVisibility: 'headers' as const };
  createRoot(place).render(createElement(GraphiQL, { fetcher, schema, ...tools, ...keyless }));
} catch (error) {
  place.textContent = String(error);
}

// The workers must be registered before the editors are created.
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

# Choose this one to receive every event as it happens.
subscription AllEvents {
  eventCreated {
    type
    resourceId
    createdAt
  }
}
`;

const headers = '{\n  "X-API-Key": ""\n}\n';

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

const place = document.querySelector<HTMLElement>('#graphiql')!;

try {
  const schema = await publishedSchema();
  const tools = { defaultQuery: query, initialHeaders: headers, defaultHeaders: headers, defaultEditorToolsVisibility: 'headers' as const };
  createRoot(place).render(createElement(GraphiQL, { fetcher, schema, ...tools, ...keyless }));
} catch (error) {
  place.textContent = String(error);
}

// Lists resources with their owners by GraphQL, creates some, and shows what others do.
import { createGraphQL, type GraphQLClient } from '@tessera/client/graphql';
import { createResource, listResources, resourceChanges } from './documents.ts';
import type { ResourcesQuery } from './gql/graphql.ts';

type Resource = NonNullable<ResourcesQuery['resources']>['edges'][number]['node'];

const find = <Found extends Element>(selector: string): Found => document.querySelector<Found>(selector)!;

const say = (text: string): void => {
  find('#message').textContent = text;
};

/** A line of the table. Texts of others are never taken for markup. */
const row = ({ name, description, status, owner }: Resource): HTMLTableRowElement => {
  const line = document.createElement('tr');
  for (const text of [name, description, status.toLowerCase(), owner.name]) line.insertCell().textContent = text;
  return line;
};

/** Shows the resources of a server, as many as the person has asked for. */
const show = (tessera: GraphQLClient) => {
  let first = 10;
  const more = find<HTMLButtonElement>('#more');

  const load = async () => {
    const { resources } = await tessera.request(listResources, { first });
    find('tbody').replaceChildren(...resources!.edges.map(({ node }) => row(node)));
    more.hidden = !resources!.pageInfo.hasNextPage || first === 100;
  };

  more.addEventListener('click', () => {
    first = Math.min(100, first + 10);
    attempt(load);
  });
  return load;
};

/** Does something, and says what went wrong with it. */
const attempt = (work: () => Promise<unknown>): void => {
  work().catch((error: Error) => say(error.message));
};

/** Loads at first and after each change. An interruption misses none: the subscription continues after the last one. */
const following = async (tessera: GraphQLClient, load: () => Promise<void>): Promise<void> => {
  const changes = tessera.subscribe(
    resourceChanges,
    {},
    {
      resume: ({ resourceChanged }) => ({ after: resourceChanged!.eventId }),
      onStatus: (status) => say(status === 'live' ? 'Live' : 'Connecting'),
    },
  );
  for await (const _ of changes) await load();
};

find<HTMLFormElement>('#connect').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const given = new FormData(form);
  const tessera = createGraphQL({ baseUrl: String(given.get('address')), credentials: { apiKey: String(given.get('key')) } });
  const load = show(tessera);

  attempt(async () => {
    await load();
    form.hidden = true;
    find<HTMLElement>('#resources').hidden = false;
    await following(tessera, load);
  });

  find<HTMLFormElement>('#create').addEventListener('submit', (creating) => {
    creating.preventDefault();
    const fields = creating.currentTarget as HTMLFormElement;
    const input = new FormData(fields);
    attempt(async () => {
      const description = String(input.get('description')) || null;
      await tessera.request(createResource, { input: { name: String(input.get('name')), description } });
      fields.reset();
    });
  });
});

// Lists resources with their owners by GraphQL, creates some, and shows what others do.
import { createGraphQL, type GraphQLClient, isGraphQLFailure } from '@tessera/client/graphql';
import { createResource, listResources, resourceEvents } from './documents.ts';
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

/** Shows the resources of a server, as many as the person has asked for. It returns the newest event before them. */
const show = (tessera: GraphQLClient) => {
  let first = 10;
  const more = find<HTMLButtonElement>('#more');

  const load = async () => {
    const { events, resources } = await tessera.request(listResources, { first });
    find('tbody').replaceChildren(...resources!.edges.map(({ node }) => row(node)));
    more.hidden = !resources!.pageInfo.hasNextPage || first === 100;
    return events!.edges[0]?.node.id;
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

/** Loads again after each event: from the newest one on, also after an interruption, so that none is missed. */
const following = async (tessera: GraphQLClient, load: () => Promise<string | undefined>): Promise<void> => {
  const after = await load();
  const events = tessera.subscribe(
    resourceEvents,
    { after },
    {
      resume: ({ eventCreated }) => ({ after: eventCreated!.id }),
      onStatus: (status) => say(status === 'live' ? 'Live' : 'Connecting'),
    },
  );
  for await (const _ of events) await load();
};

/** The same, and from the beginning where the events have begun anew, as after a reset of the mock. */
const keepFollowing = async (tessera: GraphQLClient, load: () => Promise<string | undefined>): Promise<void> => {
  for (;;) {
    try {
      return await following(tessera, load);
    } catch (error) {
      if (!(isGraphQLFailure(error) && error.code === 'not_found')) throw error;
    }
  }
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
    await keepFollowing(tessera, load);
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

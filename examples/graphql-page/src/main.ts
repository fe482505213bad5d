// Lists resources with their owners by GraphQL, creates some, and shows what others do.
import { follow } from '@tessera/client/channel';
import { ask, type Server } from './ask.ts';
import { createResource, listResources, type Resource } from './documents.ts';

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
const show = (server: Server) => {
  let first = 10;
  const more = find<HTMLButtonElement>('#more');

  const load = async (): Promise<void> => {
    const { resources } = await ask(server, listResources, { first, after: null });
    find('tbody').replaceChildren(...resources.edges.map(({ node }) => row(node)));
    more.hidden = !resources.pageInfo.hasNextPage || first === 100;
  };

  more.addEventListener('click', () => {
    first = Math.min(100, first + 10);
    attempt(load);
  });
  return load;
};

/** Does something, and says what went wrong with it. */
const attempt = (work: () => Promise<void>): void => {
  work().catch((error: Error) => say(error.message));
};

const following = async ({ baseUrl, apiKey }: Server, load: () => Promise<void>): Promise<void> => {
  const events = ['RESOURCE_CREATED', 'RESOURCE_UPDATED', 'RESOURCE_DELETED'] as const;
  const onStatus = (status: 'live' | 'waiting') => {
    say(status === 'live' ? 'Live' : 'Connecting');
    // What happened while there was no connection is read; what happens from now on comes as an event.
    if (status === 'live') attempt(load);
  };
  for await (const _ of follow({ baseUrl, credentials: { apiKey }, events, onStatus, onGap: () => undefined })) await load();
};

find<HTMLFormElement>('#connect').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const given = new FormData(form);
  const server = { baseUrl: String(given.get('address')), apiKey: String(given.get('key')) };
  const load = show(server);

  attempt(async () => {
    await load();
    form.hidden = true;
    find<HTMLElement>('#resources').hidden = false;
    await following(server, load);
  });

  find<HTMLFormElement>('#create').addEventListener('submit', (creating) => {
    creating.preventDefault();
    const fields = creating.currentTarget as HTMLFormElement;
    const input = new FormData(fields);
    attempt(async () => {
      const description = String(input.get('description')) || null;
      await ask(server, createResource, { input: { name: String(input.get('name')), description } });
      fields.reset();
    });
  });
});

// The page as it opens: a text and its answer. The editor is large, and is loaded when somebody asks for it.
import 'virtual:palette.css';
import './page.css';
import { loadEditor } from 'virtual:editor';

const place = document.querySelector<HTMLElement>('#graphiql')!;
const form = place.querySelector('form')!;
const answer = form.querySelector('pre')!;
// It scrolls, also by the keyboard.
answer.tabIndex = 0;

/** Shown in the editor behind the query, which is enough for the simple page. */
const subscription = `
# Choose this one to receive every event as it happens.
subscription AllEvents {
  eventCreated {
    type
    resourceId
    createdAt
  }
}
`;

const given = () => {
  const value = (name: string) => String(new FormData(form).get(name) ?? '').trim();
  return { key: value('key'), query: value('query'), variables: value('variables'), operation: value('operation') };
};

const send = async (): Promise<string> => {
  const { key, query, variables, operation } = given();
  const body = { query, ...(variables && { variables: JSON.parse(variables) }), ...(operation && { operationName: operation }) };
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
      ...(key && { 'X-API-Key': key }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return `${response.status}: ${text}`;
  }
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  answer.textContent = 'Waiting for the answer…';
  send().then(
    (text) => {
      answer.textContent = text;
    },
    (failure: Error) => {
      answer.textContent =
        failure instanceof SyntaxError ? `The variables are no JSON: ${failure.message}` : `No answer: ${failure.message}`;
    },
  );
});

const more = document.querySelector<HTMLElement>('#more')!;

const openEditor = async (): Promise<void> => {
  if (!loadEditor || location.hash !== '#editor' || !form.isConnected) return;
  const { key, query, variables } = given();
  more.textContent = 'The editor is loading…';
  try {
    const { showEditor } = await loadEditor();
    form.remove();
    await showEditor(place, { key, query: query + subscription, variables });
    more.hidden = true;
    document.querySelector<HTMLElement>('#key-note')!.hidden = false;
  } catch (failure) {
    place.replaceChildren(form);
    more.textContent = `The editor did not load: ${(failure as Error).message}`;
  }
};

if (!loadEditor) more.textContent = 'npm run graphiql adds an editor, with completion, documentation and subscriptions.';
addEventListener('hashchange', () => void openEditor());
void openEditor();

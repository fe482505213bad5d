// The dialog that searches the pages. It is loaded at its first use, together with the search entries.

const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

const build = () => {
  const input = element('input', {
    type: 'search',
    name: 'q',
    autocomplete: 'off',
    spellcheck: false,
    placeholder: 'Operation, field, error, event, guide',
  });
  input.setAttribute('aria-label', 'Search the documentation');
  const list = element('ol', { className: 'found' });
  const status = element('p', { className: 'type' });
  status.setAttribute('role', 'status');
  const close = element('button', { type: 'button', className: 'close', textContent: 'Close' });
  const dialog = element('dialog', { className: 'finder' }, element('div', { className: 'asked' }, input, close), status, list);
  dialog.setAttribute('aria-label', 'Search');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  return { dialog, input, list, status };
};

/** Moves from the input to the results by arrow keys, and back to the input by typing. */
const onKey = (event, { input, list, dialog }) => {
  const links = [...list.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
  if (to !== undefined && links.length > 0) {
    event.preventDefault();
    (links[Math.min(to, links.length - 1)] ?? input).focus();
  } else if (event.key === 'Enter' && document.activeElement === input && links[0]) {
    event.preventDefault();
    links[0].click();
  } else if (at >= 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.key !== ' ') input.focus();
  else if (event.key === 'Escape') dialog.close();
};

const resultOf = ({ kind, title, address, text }, pieces) => {
  const marked = pieces(text).map(([piece, isAsked]) => (isAsked ? element('b', { textContent: piece }) : piece));
  const link = element('a', { href: address }, element('span', { className: 'title', textContent: title }));
  return element('li', {}, link, ' ', element('span', { className: 'type', textContent: kind }), element('p', {}, ...marked));
};

const load = async ({ dataset }) => {
  const [{ createSearch, excerptOf }, answer] = await Promise.all([import(dataset.search), fetch(dataset.entries)]);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return { find: createSearch(await answer.json()), excerptOf };
};

const countOf = (count) => (count === 0 ? 'Nothing found.' : `${count} found`);

let parts;
let loading;

const show = async (link) => {
  const { input, list, status } = parts;
  try {
    loading ??= load(link);
    const { find, excerptOf } = await loading;
    const query = input.value.trim();
    const found = find(query);
    list.replaceChildren(...found.map((one) => resultOf(one, (text) => excerptOf(text, query))));
    status.textContent = query === '' ? '' : countOf(found.length);
  } catch (failure) {
    loading = undefined;
    status.textContent = `Search does not work at the moment: ${failure.message}`;
  }
};

/** Opens the dialog. `link` is the link to the page that searches, with the addresses of what is needed. */
export const openFinder = (link) => {
  if (!parts) {
    parts = build();
    parts.input.addEventListener('input', () => void show(link));
    parts.dialog.addEventListener('keydown', (event) => onKey(event, parts));
    parts.list.addEventListener('click', ({ target }) => target.closest('a') && parts.dialog.close());
  }
  if (!parts.dialog.open) parts.dialog.showModal();
  parts.input.select();
  void show(link);
};

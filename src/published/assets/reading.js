// Helps readers of the pages: buttons that copy code, and old addresses that lead to new pages. The pages work without it.

const status = Object.assign(document.createElement('p'), { className: 'unseen' });
status.setAttribute('role', 'status');
document.body.append(status);

const element = (name, text, properties = {}) => Object.assign(document.createElement(name), { textContent: text, ...properties });

const copy = async (pre, button) => {
  const label = button.textContent;
  const said = await navigator.clipboard.writeText(pre.textContent.trim()).then(
    () => 'Copied',
    () => 'Not copied',
  );
  button.textContent = said;
  status.textContent = `${said}: ${pre.getAttribute('aria-label') ?? 'the code'}`;
  setTimeout(() => {
    button.textContent = label;
    status.textContent = '';
  }, 2000);
};

for (const pre of document.querySelectorAll('main pre[aria-label]')) {
  const button = element('button', 'Copy', { type: 'button', className: 'copy' });
  button.setAttribute('aria-label', `Copy: ${pre.getAttribute('aria-label')}`);
  button.addEventListener('click', () => void copy(pre, button));
  const frame = element('div', '', { className: 'copied' });
  pre.replaceWith(frame);
  frame.append(pre, button);
}

/** Forwards old anchors of sections that now have pages of their own: each anchor is now at the link to the page. */
const leadOn = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const link = target?.matches('.operations > li, dt') && target.querySelector('a');
  if (link) location.replace(link.href);
};
addEventListener('hashchange', leadOn);
leadOn();

/** Search: the link to its page opens a dialog instead, and so do / and Ctrl-K. */
const find = document.querySelector('a.find');
let finder;
const openFinder = async (event) => {
  event.preventDefault();
  // Only the first call waits. Later the dialog opens at once, so that it gets what is typed right after the shortcut.
  if (finder) return finder.openFinder(find);
  try {
    finder = await import(find.dataset.finder);
    finder.openFinder(find);
  } catch {
    location.assign(find.href);
  }
};
const isTyping = ({ target }) => target.matches('input, select, textarea, [contenteditable]');
find?.addEventListener('click', (event) => {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) void openFinder(event);
});
addEventListener('keydown', (event) => {
  const byLetter = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
  const bySlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
  if (find && (byLetter || bySlash)) void openFinder(event);
});

// Shows the mock's requests live, and its records.
const $ = (id) => document.getElementById(id);

const element = (name, content, properties = {}) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...[content].flat());
  return made;
};

$('try').textContent = `curl -H 'X-API-Key: any' ${location.origin}/v1/resources`;

/** What the contract says about a request and its answer, in sentences. */
const sayings = ({ about, fault, violations, fromContract, status }) => [
  ...(about ? [`${about.summary}.`, about.scopes.length > 0 ? `Needs ${about.scopes.join(', ')}.` : ''] : []),
  ...(about && status !== null && status < 400 && !about.statuses.includes(status) ? [`The contract does not list ${status}.`] : []),
  ...(fromContract ? ['Answered from the contract.'] : []),
  ...(fault ? [`${fault.code}: ${fault.message}`] : []),
  ...(fault ? fault.details.map(({ field, message }) => `${field}: ${message}`) : []),
  ...(violations ? JSON.parse(violations).map(({ location, message }) => `${location.join('.')}: ${message}`) : []),
];

const row = (request) => {
  const { at, method, address, status, milliseconds, about } = request;
  const operation = about ? element('a', about.operation, { href: about.page }) : '';
  const said = sayings(request).filter(Boolean);
  return element('tr', [
    element('td', new Date(at).toLocaleTimeString()),
    element('td', element('code', `${method} ${address}`)),
    element('td', String(status ?? 'none'), { className: status === null || status >= 400 ? 'refused' : '' }),
    element('td', String(milliseconds)),
    element('td', operation),
    element(
      'td',
      said.map((one) => element('div', one)),
    ),
  ]);
};

let scene = {};

const showRecords = () => {
  $('records').replaceChildren(
    ...(scene[$('kind').value] ?? []).map((record) => element('li', element('pre', JSON.stringify(record, null, 1)))),
  );
};

const showKinds = () => {
  const chosen = $('kind').value;
  const options = Object.entries(scene).map(([kind, { length }]) => element('option', `${kind} (${length})`, { value: kind }));
  $('kind').replaceChildren(...options);
  if (chosen) $('kind').value = chosen;
  showRecords();
};

const readRecords = async () => {
  scene = await (await fetch('/_mock/state')).json();
  showKinds();
};

let due;
/** Records are refetched when they may have changed, once for many requests. */
const readSoon = () => {
  clearTimeout(due);
  due = setTimeout(readRecords, 300);
};

const shown = 200;

const add = (request) => {
  $('none').hidden = true;
  $('requests').prepend(row(request));
  while ($('requests').rows.length > shown) $('requests').lastElementChild.remove();
  if (request.method !== 'GET') readSoon();
};

const requests = new EventSource('/_mock/requests');
// Each connection starts with the latest requests, including one to a restarted mock.
requests.addEventListener('open', () => {
  $('requests').replaceChildren();
  readSoon();
});
requests.addEventListener('message', ({ data }) => add(JSON.parse(data)));
$('kind').addEventListener('change', showRecords);
$('reset').addEventListener('click', async () => {
  await fetch('/_mock/reset', { method: 'POST' });
  await readRecords();
  $('said').textContent = 'The initial records have been restored.';
});
await readRecords();

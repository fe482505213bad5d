// Sends requests from the reference page in the browser. Credentials that are entered stay in this tab. Users who are signed in at the
// dashboard need none: the server has their token, and adds it to requests that go through the dashboard.

const key = 'tessera.credentials';
const forms = [...document.querySelectorAll('details.try form')];
const dashboard = '/dashboard';

/** Whether a form sends to the server that the page came from, which is also the one of the dashboard. */
const isHere = (form) => form.dataset.url.startsWith('/');

const remembered = () => {
  try {
    return JSON.parse(sessionStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
};

/** Copies the credentials into every form, so that the reader enters them once. */
const spread = ({ scheme = 'dashboard', secret = '' }) => {
  for (const form of forms) {
    const { elements } = form;
    if (!elements.secret) continue;
    elements.scheme.value = scheme === 'dashboard' && !isHere(form) ? 'X-API-Key' : scheme;
    elements.secret.value = secret;
    elements.secret.closest('label').hidden = elements.scheme.value === 'dashboard';
  }
};

const remember = ({ target }) => {
  if (target.name !== 'scheme' && target.name !== 'secret') return;
  const { scheme, secret } = target.form.elements;
  const given = { scheme: scheme.value, secret: secret.value };
  sessionStorage.setItem(key, JSON.stringify(given));
  spread(given);
};

const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

const block = (text) => {
  const pre = element('pre', '');
  pre.tabIndex = 0;
  pre.append(element('code', text));
  return pre;
};

const fold = (title, content) => {
  const details = element('details', '');
  details.append(element('summary', title), content);
  return details;
};

const isAtDashboard = ({ elements }) => elements.scheme?.value === 'dashboard';

const authorization = (form) => {
  if (isAtDashboard(form)) return { 'X-Tessera-Dashboard': '1' };
  const { scheme, secret } = form.elements;
  const value = secret?.value.trim();
  if (!value) return {};
  if (scheme.value === 'Bearer') return { Authorization: `Bearer ${value}` };
  if (scheme.value === 'Basic') return { Authorization: `Basic ${btoa(value)}` };
  return { [scheme.value]: value };
};

const requestOf = (form) => {
  const given = [...new FormData(form)];
  const value = (name) => given.find(([one]) => one === name)?.[1] ?? '';
  const path = form.dataset.url.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(value(`path:${name}`).trim()));
  const query = value('query').trim();
  const headers = given
    .filter(([name, text]) => name.startsWith('header:') && text.trim())
    .map(([name, text]) => [name.slice('header:'.length), text.trim()]);
  const body = form.elements.body ? value('body') : undefined;
  const type = form.dataset.type === '*/*' ? 'text/plain' : form.dataset.type;
  return new Request((isAtDashboard(form) ? `${dashboard}/api${path}` : path) + (query ? `?${query.replace(/^\?/, '')}` : ''), {
    method: form.dataset.method,
    headers: {
      Accept: 'application/json',
      ...authorization(form),
      ...Object.fromEntries(headers),
      ...(body ? { 'Content-Type': type } : {}),
    },
    body: body || undefined,
    redirect: 'manual',
    cache: 'no-store',
    credentials: isAtDashboard(form) ? 'same-origin' : 'omit',
  });
};

const bodyOf = async (response) => {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) {
    const text = await response.text();
    try {
      return block(JSON.stringify(JSON.parse(text), null, 2));
    } catch {
      return block(text);
    }
  }
  if (type.startsWith('text/')) return block(await response.text());
  const { size } = await response.blob();
  return element('p', size === 0 ? 'No body.' : `${size} bytes of ${type || 'an unnamed type'}.`);
};

/** The way to the sign-in, and back to this page. */
const signIn = () => {
  const link = element('a', 'Sign in at the dashboard');
  link.href = `${dashboard}/sign-in?to=${encodeURIComponent(location.pathname)}`;
  const line = element('p', '');
  line.append(link, ', or choose other credentials above.');
  return line;
};

const send = async (form) => {
  const result = form.querySelector('.result');
  result.replaceChildren(element('p', 'Waiting for the answer…'));
  try {
    const request = requestOf(form);
    const since = performance.now();
    const response = await fetch(request);
    const milliseconds = Math.round(performance.now() - since);
    const body = await bodyOf(response);
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    result.replaceChildren(
      element('p', `${response.status} ${response.statusText} · ${milliseconds} ms`),
      ...(response.status === 401 && isAtDashboard(form) ? [signIn()] : []),
      body,
      fold('Headers', block(headers)),
    );
  } catch (failure) {
    result.replaceChildren(element('p', `No answer: ${failure.message}.`));
  }
};

for (const form of forms) if (!isHere(form)) form.querySelector('option[value=dashboard]')?.remove();
spread(remembered());
for (const form of forms) {
  form.closest('details').hidden = false;
  form.addEventListener('input', remember);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}

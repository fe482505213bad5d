// The service worker that lets the page itself load without a network. Its data is the board's own affair.
const name = 'board';

/** The page, and the files that it names. */
const store = async () => {
  const page = await fetch('./');
  const files = [...(await page.clone().text()).matchAll(/(?:src|href)="(\.?\/[^"]+)"/g)].map(([, file]) => file);
  const cache = await caches.open(name);
  await cache.put('./', page);
  await cache.addAll(files);
};

/** From the network when it answers; otherwise what it answered last. */
const answer = async (request) => {
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const stored = await cache.match(request.mode === 'navigate' ? './' : request.url, { ignoreVary: true });
    if (stored) return stored;
    throw error;
  }
};

addEventListener('install', (event) => event.waitUntil(store()));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === location.origin) event.respondWith(answer(event.request));
});

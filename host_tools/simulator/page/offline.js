// Keeps the whole page in the browser after the first visit, so that it opens without a network.
// A new version is fetched as a whole before it takes over.

const { version, files } = "FILES";
const NAME = `deedbox ${self.registration.scope}`;
const CACHE = `${NAME} ${version}`;

self.addEventListener("install", (event) => {
  const fetched = caches.open(CACHE).then((cache) => {
    const asked = files.map((file) => new Request(file, { cache: "reload" }));
    return cache.addAll([...asked, new Request("./", { cache: "reload" })]);
  });
  event.waitUntil(fetched.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const cleared = caches.keys().then((names) => {
    const old = names.filter((name) => name.startsWith(`${NAME} `) && name !== CACHE);
    return Promise.all(old.map((name) => caches.delete(name)));
  });
  event.waitUntil(cleared.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const found = caches
    .open(CACHE)
    .then((cache) => cache.match(event.request, { ignoreSearch: true }))
    .then((answer) => answer ?? fetch(event.request));
  event.respondWith(found);
});

// Keeps the pages of the floor on the device, so that they open again without a network: each as it came last, and the files
// that it is made of. What is done on a page is kept by the page itself and is no matter of this. Two registrations: the
// driver's phone, which nobody signs in on, and the rest, where what one person saw goes when anybody signs in or out.
const PAGES = ['/driver', '/queue/batcher', '/queue/acknowledged-list', '/inhouse-cylinder-testing/dry-test']
const SIGNS = /^\/(auth\/|act\/(logout|expired)\b)/
const STORE = `kept-pages ${new URL(self.registration.scope).pathname}`
// When a page came, by the clock of the device; where it was; the files that it needs.
const [CAME, WHERE, FILES] = ['x-came-at', 'x-came-from', 'x-files']
// So long a page may take before the kept one is shown, ms.
const PATIENCE = 6000
let forgotten = 0

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event =>
  event.waitUntil(Promise.all([self.clients.claim(), caches.delete('driver-page')])),
)
self.addEventListener('message', event => event.waitUntil(keep(event.data)))
self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (SIGNS.test(pathname)) return event.waitUntil(forget())
  if (request.method !== 'GET') return
  if (request.mode === 'navigate' && PAGES.includes(pathname)) event.respondWith(pageOr(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
})

function forget() {
  forgotten++
  return caches.delete(STORE)
}

async function fileOf(request) {
  const kept = await (await caches.open(STORE)).match(request)
  return kept ?? fetch(request)
}

async function keep({ page, files }) {
  const { pathname } = new URL(page)
  if (!PAGES.includes(pathname)) return
  const before = forgotten
  const answer = await fetch(page, { headers: { accept: 'text/html' } }).catch(() => null)
  // Who is sent on to sign in has no page to keep.
  if (!answer?.ok || answer.redirected) return
  const headers = new Headers(answer.headers)
  headers.set(CAME, String(Date.now()))
  headers.set(WHERE, page)
  const text = await answer.text()
  // What the page names it needs; what the open one has read besides may be of an earlier release.
  const named = new Set(text.match(/\/assets\/[\w.~-]+/g))
  const all = [...new Set([...named, ...files])]
  headers.set(FILES, all.join(' '))
  const store = await caches.open(STORE)
  for (const file of all) {
    if (await store.match(file)) continue
    const got = await fetch(file).catch(() => null)
    if (got?.ok) await store.put(file, got)
    else if (named.has(file)) return
  }
  if (before !== forgotten) return caches.delete(STORE)
  await store.put(pathname, new Response(text, { headers }))
  await tidy(store)
}

/** Files that no kept page is made of go, those of an earlier release among them. */
async function tidy(store) {
  const pages = await Promise.all(PAGES.map(page => store.match(page)))
  const wanted = new Set(pages.flatMap(page => page?.headers.get(FILES)?.split(' ') ?? []))
  for (const request of await store.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/') && !wanted.has(pathname)) await store.delete(request)
  }
}

async function pageOr(request, pathname) {
  const store = await caches.open(STORE)
  const kept = await store.match(pathname)
  const asked = fetch(request).catch(() => null)
  const answer = await (kept ? Promise.race([asked, later(PATIENCE)]) : asked)
  if (!kept || (answer && answer.status < 500)) return answer ?? Response.error()
  // Kept under another choice of the page: that one is shown, as an address of its own.
  if (kept.headers.get(WHERE) !== request.url) return Response.redirect(kept.headers.get(WHERE))
  const text = await kept.text()
  const marked = text.replace('<html ', `<html data-came="${Number(kept.headers.get(CAME))}" `)
  return new Response(marked, { headers: kept.headers })
}

const later = ms => new Promise(resolve => setTimeout(resolve, ms, null))

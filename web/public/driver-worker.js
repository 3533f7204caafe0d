// Keeps the driver's page on the phone, so that it opens again without a network: the page as it came last, and the files
// that it is made of. What the driver tells is kept by the page itself and is no matter of this.
const PAGE = '/driver'
const KEPT = 'driver-page'
// When it came, by the clock of the phone: the page reckons the portal's clock from it.
const CAME = 'x-came-at'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
self.addEventListener('message', event => event.waitUntil(keep(event.data.files)))
self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(pageOr(request))
  if (pathname.startsWith('/assets/')) event.respondWith(caches.match(request).then(kept => kept ?? fetch(request)))
})

async function keep(files) {
  const store = await caches.open(KEPT)
  const page = await fetch(PAGE, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!page?.ok) return
  const headers = new Headers(page.headers)
  headers.set(CAME, String(Date.now()))
  const text = await page.text()
  for (const file of files) {
    if (await store.match(file)) continue
    const answer = await fetch(file).catch(() => null)
    if (!answer?.ok) return
    await store.put(file, answer)
  }
  await store.put(PAGE, new Response(text, { headers }))
  const wanted = new Set([PAGE, ...files])
  for (const request of await store.keys()) if (!wanted.has(new URL(request.url).pathname)) await store.delete(request)
}

async function pageOr(request) {
  const answer = await fetch(request).catch(() => null)
  if (answer && answer.status < 500) return answer
  const kept = await caches.match(PAGE)
  if (!kept) return answer ?? Response.error()
  const text = await kept.text()
  const marked = text.replace('<html ', `<html data-came="${Number(kept.headers.get(CAME))}" `)
  return new Response(marked, { headers: kept.headers })
}

// The site without a line. Files of a build never change and are read from the cache; pages are asked for first; what the
// gateway answers, money above all, is never kept here. `build` stands before this text.
const cacheName = `saola-${build.version}`
const gatewayPaths = /^\/(wps|lgw|lotto|art|cdn)\//

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(cacheName).then((cache) => cache.addAll(['/index.html', '/brand/theme.css', ...build.start])),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'take-over') void self.skipWaiting()
  // What the first visit had loaded before this worker was there.
  if (event.data?.kind === 'keep') event.waitUntil(keepAll(event.data.addresses))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || gatewayPaths.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request))
  else if (pathname.startsWith('/brand/')) event.respondWith(networkFirst(request))
})

// What is new in the inbox, also while no page of the site is open (support 16).
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/brand/icons/icon-192.png',
      data: { url },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(new URL(event.notification.data.url, self.location.origin)))
})

/** An open page of the site goes there; else a new one opens. Addresses of other sites are not followed. */
async function openPage(address) {
  if (address.origin !== self.location.origin) return
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (open === undefined) await self.clients.openWindow(address)
  else await (await open.navigate(address)).focus()
}

async function keepAll(addresses) {
  const cache = await caches.open(cacheName)
  const own = addresses.filter((address) => {
    const { origin, pathname } = new URL(address)
    return origin === self.location.origin && /^\/(assets|brand)\//.test(pathname)
  })
  await Promise.allSettled(
    own.map(async (address) => (await cache.match(address)) ?? (await cache.add(address))),
  )
}

/** Every page of the site is one file, which differs by build alone. */
async function page(request) {
  const cache = await caches.open(cacheName)
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await cache.match('/index.html')
    if (kept === undefined) throw error
    return kept
  }
}

async function cacheFirst(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

async function networkFirst(request) {
  const cache = await caches.open(cacheName)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(request)
    if (kept === undefined) throw error
    return kept
  }
}

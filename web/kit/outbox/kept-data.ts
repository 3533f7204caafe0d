import { useEffect, useRef, useState } from 'react'
import { useUser } from '~/web/kit/can'
import { connection, whenLost } from '~/web/kit/shell/connection'

/** The same store as the worker's: both go when somebody signs in or out. */
const STORE = 'kept-pages /'
const APART = 2000

const placeOf = (owner: string, name: string) => `/kept/${owner}/${encodeURIComponent(name)}`

async function write(owner: string, name: string, data: unknown) {
  const store = await caches.open(STORE)
  await store.put(placeOf(owner, name), Response.json({ at: Date.now(), data }))
}

/** Whose page is open. */
let reader: string | null = null

/** What open pages show now: at least as new as what the device has kept of it. */
const shown = new Map<string, unknown>()

/** What the person whose page is open saw last on this device; null where nothing was kept. */
export const keptHere = async (name: string) =>
  reader ? (shown.get(placeOf(reader, name)) ?? (await keptOf(reader, name))?.data ?? null) : null

/** Keeps something beside what the page shows. */
export const keepHere = (name: string, data: unknown): Promise<void> =>
  reader && typeof caches !== 'undefined' ? write(reader, name, data) : Promise.resolve()

async function keptOf(owner: string, name: string) {
  if (typeof caches === 'undefined') return null
  const found = await (await caches.open(STORE)).match(placeOf(owner, name))
  return found ? await found.json() : null
}

/** Keeps what a page shows, at most every two seconds, for when there is no network. */
export function useKeepData(owner: string | null, name: string, data: unknown) {
  const last = useRef(0)
  const newest = useRef(data)
  newest.current = data
  useEffect(() => {
    if (!owner || typeof caches === 'undefined') return
    if (connection() === 'there') shown.set(placeOf(owner, name), data)
    const timer = setTimeout(
      () => {
        last.current = Date.now()
        if (connection() === 'there') write(owner, name, newest.current).catch(console.warn)
      },
      Math.max(0, last.current + APART - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [owner, name, data])
}

/** What the server says, or what was kept where there is no network: a choice on a page must not wait for one. */
export async function freshOr<T>(asked: () => Promise<T>, kept: () => Promise<T | null>): Promise<T> {
  const fresh = asked()
  fresh.catch(() => undefined)
  if (connection() === 'there') {
    const answer = await Promise.race([fresh.then(value => ({ value })), whenLost().then(() => null)])
    if (answer) return answer.value
  }
  return (await kept().catch(() => null)) ?? fresh
}

/**
 * What the loader says; where the page itself was kept and the loader has not answered since, what was seen last, which may be
 * newer than its HTML.
 */
export function useSeenLast<T>(name: string, loaded: T): { cameAt: number | null; found: T; isKept: boolean } {
  const owner = useUser()?.id ?? null
  const first = useRef(loaded)
  const [seen, setSeen] = useState<{ cameAt: number | null; kept: T | null }>({ cameAt: null, kept: null })
  useEffect(() => {
    reader = owner
    return () => {
      reader = null
    }
  }, [owner])
  useEffect(() => {
    const came = Number(document.documentElement.dataset.came) || null
    if (!came || !owner) return
    setSeen({ cameAt: came, kept: null })
    keptOf(owner, name)
      .then(kept => kept && kept.at >= came && setSeen({ cameAt: kept.at, kept: kept.data }))
      .catch(console.warn)
  }, [owner, name])
  const { cameAt, kept } = seen
  return kept !== null && loaded === first.current
    ? { cameAt, found: kept, isKept: true }
    : { cameAt, found: loaded, isKept: false }
}

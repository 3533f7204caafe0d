import type { Entry } from './entry'

/** Bytes of what is not sent are safe when the device is switched off. */
const STRICT = { durability: 'strict' } as const
const changed = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-outbox')
let opened: Promise<IDBDatabase> | undefined

/** All that a person has not sent, in the order of pressing. */
export const entriesOf = async (owner: string): Promise<Entry[]> => {
  const entries = (await open()).transaction('entries').objectStore('entries')
  return asked<Entry[]>(entries.index('owner').getAll(owner))
}

/** What becomes of the entries of a person: all of it or nothing, and nothing that another page does falls between. */
export async function change(
  owner: string,
  how: (entries: Entry[]) => { put?: readonly Entry[]; drop?: readonly Entry[] },
) {
  const work = (await open()).transaction('entries', 'readwrite', STRICT)
  const entries = work.objectStore('entries')
  const known = entries.index('owner').getAll(owner) as IDBRequest<Entry[]>
  known.onsuccess = () => {
    const { put = [], drop = [] } = how(known.result)
    for (const entry of put) entries.put(entry)
    for (const entry of drop) entries.delete(entry.no)
  }
  await finished(work)
  changed?.postMessage(null)
}

/** Keeps a new one, which gets its place. */
export async function append(entry: Omit<Entry, 'no'>): Promise<Entry> {
  const work = (await open()).transaction('entries', 'readwrite', STRICT)
  const no = asked<number>(work.objectStore('entries').add(entry) as IDBRequest<number>)
  await finished(work)
  changed?.postMessage(null)
  return { ...entry, no: await no }
}

/** Tells when another page of this device changed something. */
export function onChange(run: () => void): () => void {
  changed?.addEventListener('message', run)
  return () => changed?.removeEventListener('message', run)
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('portal-outbox', 1)
    request.onupgradeneeded = () => {
      const entries = request.result.createObjectStore('entries', { keyPath: 'no', autoIncrement: true })
      entries.createIndex('owner', 'owner')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onabort = () => reject(work.error)
  })

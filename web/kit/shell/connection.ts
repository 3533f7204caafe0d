import { useSyncExternalStore } from 'react'

export type Connection = 'there' | 'offline' | 'away'

let now: Connection = 'there'
/** When the connection went, ms of this device. */
let lost: number | null = null
let ownWords = 0
const watchers = new Set<() => void>()

export const connection = () => now

export function changeConnection(next: Connection, since = Date.now()) {
  if (next === now) return
  if (now === 'there') lost = since
  now = next
  if (now === 'there') lost = null
  tellAll()
}

/** A page that tells of a lost connection itself, and keeps what is done meanwhile. */
export function tellsItself(): () => void {
  ownWords += 1
  tellAll()
  return () => {
    ownWords -= 1
    tellAll()
  }
}

function tellAll() {
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether this device is offline, or the server does not answer. */
export const useConnection = () => useSyncExternalStore(watch, connection, () => 'there' as const)

export const useTellsItself = () =>
  useSyncExternalStore(
    watch,
    () => ownWords > 0,
    () => false,
  )

/** Since when nothing comes, ms of this device; null while the server is there. */
export const useLostSince = () =>
  useSyncExternalStore(
    watch,
    () => lost,
    () => null,
  )

/** Once the server is out of reach. */
export const whenLost = (): Promise<void> =>
  new Promise(resolve => {
    const look = () => {
      if (now === 'there') return
      watchers.delete(look)
      resolve()
    }
    watchers.add(look)
    look()
  })

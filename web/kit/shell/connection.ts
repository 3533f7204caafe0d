import { useSyncExternalStore } from 'react'

export type Connection = 'there' | 'offline' | 'away'

let now: Connection = 'there'
const watchers = new Set<() => void>()

export const connection = () => now

export function changeConnection(next: Connection) {
  if (next === now) return
  now = next
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether this device is offline, or the server does not answer. */
export const useConnection = () => useSyncExternalStore(watch, connection, () => 'there' as const)

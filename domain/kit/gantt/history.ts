/** What was done and what was taken back; the newest is last. */
export type History<Change> = { done: readonly Change[]; undone: readonly Change[] }

const KEPT = 100

export const emptyHistory = { done: [], undone: [] } as const

/** A new change forgets what had been taken back. */
export const did = <Change>(history: History<Change>, change: Change): History<Change> => ({
  done: [...history.done, change].slice(-KEPT),
  undone: [],
})

export function undid<Change>({ done, undone }: History<Change>): History<Change> {
  const last = done.at(-1)
  return last === undefined ? { done, undone } : { done: done.slice(0, -1), undone: [...undone, last] }
}

export function redid<Change>({ done, undone }: History<Change>): History<Change> {
  const last = undone.at(-1)
  return last === undefined ? { done, undone } : { done: [...done, last], undone: undone.slice(0, -1) }
}

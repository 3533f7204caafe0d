import { entriesOf } from './entries'

export type Kept = { at: string; entries: [string, string][] }

/** What an ended session or a lost connection interrupted comes before what was kept every few seconds. */
export const keptDraft = (path: string, long: boolean): Kept | null =>
  readKept(sessionStorage, rescueName(path)) ?? (long ? readKept(localStorage, draftName(path)) : null)

export const keepDraft = (path: string, form: HTMLFormElement) => keep(localStorage, draftName(path), form)

/** Before a forced sign-in: what the form holds survives in this tab. */
export const rescue = (path: string, form: HTMLFormElement) => keep(sessionStorage, rescueName(path), form)

export function forgetDraft(path: string) {
  localStorage.removeItem(draftName(path))
  sessionStorage.removeItem(rescueName(path))
}

let posted: string | null = null

/** The form at this address is on its way to the server … */
export const posting = (path: string) => {
  posted = path
}

/** … and what it was kept for is done once the server says so. */
export function postingDone() {
  if (posted) forgetDraft(posted)
  posted = null
}

function keep(store: Storage, name: string, form: HTMLFormElement) {
  const entries = entriesOf(form).filter(
    ([field]) => field !== 'id' && field !== 'version' && !field.toLowerCase().includes('password'),
  )
  store.setItem(name, JSON.stringify({ at: new Date().toISOString(), entries } satisfies Kept))
}

function readKept(store: Storage, name: string): Kept | null {
  try {
    const kept = JSON.parse(store.getItem(name) ?? 'null') as Kept | null
    return kept && Array.isArray(kept.entries) ? kept : null
  } catch {
    return null
  }
}

const draftName = (path: string) => `draft ${path}`
const rescueName = (path: string) => `rescue ${path}`

import { History } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { showTime } from '~/web/kit/dates'
import { Button } from '~/web/ui/button'
import { entriesOf, nest, type Raw } from './entries'

const EVERY = 5000
type Kept = { at: string; entries: [string, string][] }

/**
 * Keeps a long form on this device every 5 seconds while it differs, and what an ended session interrupted. Both are
 * offered back when the same address is opened again.
 */
export function useDraft(form: RefObject<HTMLFormElement>, path: string, dirty: boolean, long: boolean) {
  const [found, setFound] = useState<Kept | null>(null)
  const [restored, setRestored] = useState<Raw | null>(null)
  const [generation, setGeneration] = useState(0)
  useEffect(
    () =>
      setFound(readKept(sessionStorage, rescueName(path)) ?? (long ? readKept(localStorage, draftName(path)) : null)),
    [path, long],
  )
  useEffect(() => {
    if (!dirty || !long) return
    const timer = setInterval(() => form.current && keep(localStorage, draftName(path), form.current), EVERY)
    return () => clearInterval(timer)
  }, [dirty, long, form, path])
  const forget = () => {
    forgetDraft(path)
    setFound(null)
  }
  const restore = () => {
    if (!found) return
    setRestored(nest(found.entries))
    setGeneration(generation + 1)
    setFound(null)
  }
  return { found, restored, generation, restore, forget }
}

export type Draft = ReturnType<typeof useDraft>

export function DraftNote({ draft }: { draft: Draft }) {
  if (!draft.found) return null
  return (
    <div
      role="status"
      data-tone="assigned"
      className="tone mb-4 flex flex-wrap items-center gap-3 rounded-lg px-4 py-2.5 text-table"
    >
      <History aria-hidden className="size-4" />
      <p className="flex-1">Changes from {showTime(draft.found.at)} were kept on this device and are not saved.</p>
      <Button size="sm" onClick={draft.restore}>
        Restore them
      </Button>
      <Button size="sm" look="quiet" onClick={draft.forget}>
        Discard
      </Button>
    </div>
  )
}

/** Before a forced sign-in: what stands in the form survives in this tab. */
export const rescue = (path: string, form: HTMLFormElement) => keep(sessionStorage, rescueName(path), form)

export function forgetDraft(path: string) {
  localStorage.removeItem(draftName(path))
  sessionStorage.removeItem(rescueName(path))
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

import { History } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { showTime } from '~/web/kit/dates'
import { Button } from '~/web/ui/button'
import { nest, type Raw } from './entries'
import { forgetDraft, type Kept, keepDraft, keptDraft, posting } from './kept-draft'

const EVERY = 5000

/**
 * Keeps a long form on this device every 5 seconds while it differs, and what an ended session interrupted. Both are
 * offered back when the same address is opened again.
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  path: string,
  dirty: boolean,
  long: boolean,
  sending: boolean,
  onRestored: () => void,
) {
  const [found, setFound] = useState<Kept | null>(null)
  const [restored, setRestored] = useState<Raw | null>(null)
  const [generation, setGeneration] = useState(0)
  useEffect(() => setFound(keptDraft(path, long)), [path, long])
  useEffect(() => {
    if (sending) posting(path)
  }, [path, sending])
  useEffect(() => {
    if (!dirty || !long) return
    const timer = setInterval(() => form.current && keepDraft(path, form.current), EVERY)
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
    onRestored()
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

import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useFormKey } from '~/web/kit/form/form-key'
import { keysAreOn } from '~/web/kit/shell/shortcuts'
import { success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import type { ApprovalItem } from './approval-item'

/** What the action answers to `approve-many`: one line per item. */
export type BulkAnswer = { results: { id: string; ok: boolean; detail?: string }[] }

/** Approves what is picked, after showing how many and how much; afterwards says which failed and why. */
export function BulkBar({
  items,
  total,
  onClear,
}: {
  items: readonly ApprovalItem[]
  total: string | undefined
  onClear: () => void
}) {
  const fetcher = useFetcher<BulkAnswer>()
  const [asking, setAsking] = useState(false)
  const key = useFormKey(fetcher.data)
  const shownData = useRef<unknown>(null)
  const titles = useRef(new Map<string, string>())
  const failed = fetcher.state === 'idle' ? (fetcher.data?.results.filter(result => !result.ok) ?? []) : []
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data || shownData.current === fetcher.data) return
    shownData.current = fetcher.data
    const good = fetcher.data.results.filter(result => result.ok).length
    if (good) success(`${good} of ${fetcher.data.results.length} approved`)
    onClear()
  }, [fetcher, onClear])
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (
        event.key === 'A' &&
        event.shiftKey &&
        items.length &&
        keysAreOn() &&
        !(event.target as HTMLElement).closest('input:not([type="checkbox"]), textarea')
      )
        setAsking(true)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [items.length])
  const send = () => {
    titles.current = new Map(items.map(item => [item.id, item.title]))
    const list = items.map(({ id, version }) => ({ id, version }))
    fetcher.submit({ intent: 'approve-many', items: JSON.stringify(list), _key: `${key}-many` }, { method: 'post' })
    setAsking(false)
  }
  return (
    <>
      {items.length > 0 && (
        <div
          className="flex min-h-11 flex-wrap items-center gap-3 border-line border-t bg-brand-soft px-6 py-1.5 text-table max-md:px-4"
          data-chrome
        >
          <p className="flex-1 font-semibold">
            {items.length} selected{total && <span className="figures">, {total}</span>}
          </p>
          <Button look="quiet" size="sm" onClick={onClear}>
            Clear
          </Button>
          <Button look="primary" size="sm" onClick={() => setAsking(true)} aria-keyshortcuts="Shift+A">
            Approve {items.length}
          </Button>
        </div>
      )}
      {failed.length > 0 && (
        <div role="alert" data-tone="stop" className="tone mx-6 mb-3 rounded-lg px-4 py-3 text-table">
          <p className="font-semibold">{failed.length} could not be approved</p>
          <ul className="mt-1 grid gap-0.5">
            {failed.map(result => (
              <li key={result.id}>
                {titles.current.get(result.id) ?? result.id}: {result.detail}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Dialog open={asking && items.length > 0} onOpenChange={setAsking}>
        <DialogContent
          title={`Approve ${items.length} at once`}
          description={total ? `Together ${total}.` : undefined}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
              <Button ref={focused} look="primary" onClick={send}>
                Approve {items.length}
              </Button>
            </>
          }
        >
          <ul className="grid max-h-72 gap-1 overflow-y-auto text-table">
            {items.map(item => (
              <li key={item.id} className="flex gap-3">
                <span className="flex-1 truncate">
                  {item.title} <span className="text-muted">{item.detail}</span>
                </span>
                <span className="figures">{item.amount}</span>
              </li>
            ))}
          </ul>
        </DialogContent>
      </Dialog>
    </>
  )
}

/** Enter approves: the sum was read before the keys were pressed. */
const focused = (button: HTMLButtonElement | null) => button?.focus()

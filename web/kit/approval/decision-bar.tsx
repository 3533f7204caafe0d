import { useEffect, useState } from 'react'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import type { useAction } from '~/web/kit/record/use-action'
import { keysAreOn } from '~/web/kit/shell/shortcuts'
import { Button } from '~/web/ui/button'
import type { ApprovalItem } from './approval-item'

/** The decision, always in the same place. After it the next item opens. */
export function DecisionBar({ item, run }: { item: ApprovalItem; run: ReturnType<typeof useAction> }) {
  const [rejecting, setRejecting] = useState(false)
  const fields = { id: item.id, version: String(item.version) }
  const approve: RecordAction = {
    label: `Approve ${item.title}`,
    intent: 'approve',
    fields,
    done: `${item.title} is approved`,
  }
  const reject: RecordAction = {
    label: `Reject ${item.title}`,
    intent: 'reject',
    fields,
    look: 'danger',
    done: `${item.title} is rejected`,
    confirm: {
      title: `Reject ${item.title}`,
      text: 'The person who prepared it sees the reason.',
      verb: 'Reject',
      reason: true,
    },
  }
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (item.why || !keysAreOn() || event.ctrlKey || event.metaKey || event.altKey) return
      if (target.closest('input:not([type="checkbox"]), textarea, select, [role="dialog"]')) return
      if (event.key === 'a') run(approve)
      else if (event.key === 'r') setRejecting(true)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
  return (
    <footer
      data-chrome
      className="flex min-h-14 shrink-0 flex-wrap items-center gap-2 border-line border-t bg-bg px-6 py-2.5 max-md:px-4"
    >
      {item.why ? (
        <p className="flex-1 text-muted text-table">{item.why}</p>
      ) : (
        <>
          <p className="flex-1 truncate text-muted text-table max-sm:hidden">
            {item.title}
            {item.amount && `, ${item.amount}`}
          </p>
          <Button look="danger-plain" onClick={() => setRejecting(true)} aria-keyshortcuts="r" title="r">
            Reject
          </Button>
          <Button look="primary" onClick={() => run(approve)} aria-keyshortcuts="a" title="a">
            Approve
          </Button>
        </>
      )}
      {rejecting && <ActionDialog action={reject} run={run} onClose={() => setRejecting(false)} />}
    </footer>
  )
}

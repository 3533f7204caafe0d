import { useEffect } from 'react'
import { keysAreOn } from '~/web/kit/shell/shortcuts'
import { Button } from '~/web/ui/button'

type Props = {
  group: { label: string; key: string; ids: readonly string[] }
  total: string | undefined
  onPick: () => void
}

/** Above the queue: how many and how much may be approved together, and the key that picks them. */
export function PickGroup({ group: { label, key, ids }, total, onPick }: Props) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== key || !keysAreOn() || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as HTMLElement).closest('input:not([type="checkbox"]), textarea, select, [role="dialog"]'))
        return
      event.preventDefault()
      onPick()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
  return (
    <div className="flex items-center gap-3 border-line border-b bg-surface px-4 py-2 text-table" data-chrome>
      <p className="flex-1">
        <span className="font-semibold">
          {label} <span className="figures">{ids.length}</span>
        </span>
        {total && <span className="figures text-muted"> {total}</span>}
      </p>
      <Button size="sm" onClick={onPick} aria-keyshortcuts={key} title={key}>
        Select {ids.length}
      </Button>
    </div>
  )
}

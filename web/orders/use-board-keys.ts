import { type RefObject, useEffect } from 'react'
import type { BoardOrder } from './board-sums'

const INTENTS: Record<string, string> = { h: 'hold', r: 'release', c: 'complete' }

/** Arrows and j/k move between rows, Enter opens, h holds, r releases, c completes, x picks for a merge. */
export function useBoardKeys(
  box: RefObject<HTMLElement>,
  rows: readonly BoardOrder[],
  { start, pick }: { start: (row: BoardOrder, intent: string) => void; pick: (id: string) => void },
) {
  useEffect(() => {
    const area = box.current
    if (!area) return
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      const line = target.closest<HTMLElement>('[data-order]')
      if (!line || target !== line || event.ctrlKey || event.metaKey || event.altKey) return
      const lines = [...area.querySelectorAll<HTMLElement>('[data-order]')]
      const row = rows.find(each => each.id === line.dataset.order)
      const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key]
      if (step) lines[lines.indexOf(line) + step]?.focus()
      else if (event.key === 'Enter') line.querySelector<HTMLAnchorElement>('a[data-open]')?.click()
      else if (row && INTENTS[event.key]) start(row, INTENTS[event.key]!)
      else if (row && event.key === 'x' && row.status === 'confirmed') pick(row.id)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    area.addEventListener('keydown', pressed)
    return () => area.removeEventListener('keydown', pressed)
  })
}

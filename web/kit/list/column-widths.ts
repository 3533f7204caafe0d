import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'
import { LEAST_WIDTH, MOST_WIDTH } from '~/domain/kit/column-width'
import { useDetachedFetcher } from '~/web/kit/record/late-answer'
import { failure } from '~/web/kit/toast/toasts'
import { listKey } from './kept'

/** The edge of a head that is dragged, in px. */
const EDGE = 9

/**
 * The right edge of a head is dragged to make its column wider or narrower, and pressed twice to let it find its width
 * again; kept with the person. By keyboard the same is set in the column chooser.
 */
export function useColumnWidths(box: RefObject<HTMLElement>, widths: Record<string, number>) {
  const { fetcher, onAnswer } = useDetachedFetcher<{ ok: boolean; problem?: { detail: string } }>()
  const { pathname } = useLocation()
  useEffect(() => {
    const head = box.current?.querySelector('thead')
    const table = head?.closest('table')
    if (!head || !table) return
    const keep = (next: Record<string, number>) => {
      onAnswer(answer => answer.ok || failure({ title: 'The width was not kept', text: answer.problem?.detail }))
      const json = JSON.stringify({ list: listKey(pathname), widths: next })
      fetcher.submit({ json }, { method: 'post', action: '/act/list-setting' })
    }
    const pressed = (event: PointerEvent) => {
      const cell = edgeAt(event)
      if (!cell) return
      event.preventDefault()
      const name = `--w${cell.cellIndex + 1}`
      const [from, began] = [event.clientX, cell.offsetWidth]
      let width = began
      const moved = (move: PointerEvent) => {
        width = Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, began + move.clientX - from)))
        table.style.setProperty(name, `${width}px`)
      }
      const done = () => {
        document.removeEventListener('pointermove', moved)
        document.removeEventListener('pointerup', done)
        if (width !== began) keep({ ...widths, [cell.dataset.col ?? '']: width })
      }
      document.addEventListener('pointermove', moved)
      document.addEventListener('pointerup', done)
    }
    const undone = (event: MouseEvent) => {
      const key = edgeAt(event)?.dataset.col
      if (!key || !(key in widths)) return
      const { [key]: _, ...others } = widths
      keep(others)
    }
    head.addEventListener('pointerdown', pressed)
    head.addEventListener('dblclick', undone)
    return () => {
      head.removeEventListener('pointerdown', pressed)
      head.removeEventListener('dblclick', undone)
    }
  })
}

function edgeAt(event: MouseEvent): HTMLTableCellElement | null {
  const cell = (event.target as HTMLElement).closest<HTMLTableCellElement>('th[data-col]')
  return cell && cell.getBoundingClientRect().right - event.clientX < EDGE ? cell : null
}

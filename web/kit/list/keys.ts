import { useNavigate } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'
import { keysAreOn } from '~/web/kit/shell/shortcuts'

const LOOSE = 'a, button, input, select, [tabindex]'

/**
 * The keyboard of a list: arrows or j k move, Enter opens, x or Space picks, Shift extends, `.` the row's actions,
 * `e` edits, left and right the controls inside the row. The whole table is one tab stop.
 */
export function useListKeys(area: RefObject<HTMLElement>) {
  const navigate = useNavigate()
  useEffect(() => {
    const box = area.current
    if (!box) return
    const rows = () => [...box.querySelectorAll<HTMLElement>('tr[data-row]')]
    for (const row of rows()) if (!row.hasAttribute('tabindex')) row.tabIndex = -1
    for (const inner of box.querySelectorAll<HTMLElement>(`tr[data-row] :is(${LOOSE})`)) inner.tabIndex = -1

    const focusRow = (row: HTMLElement | undefined) => {
      if (!row) return
      for (const one of rows()) one.tabIndex = one === row ? 0 : -1
      row.focus()
      row.scrollIntoView({ block: 'nearest' })
    }
    const step = (from: HTMLElement, by: number, extend: boolean) => {
      const all = rows()
      const to = all[all.indexOf(from) + by]
      if (extend && to) pick(to, true)
      focusRow(to)
    }
    const inRow = (event: KeyboardEvent, row: HTMLElement) => {
      const key = keysAreOn() || event.key.length > 1 || event.key === ' ' ? event.key : ''
      const onRow = event.target === row
      if (key === 'ArrowDown' || (onRow && key === 'j')) step(row, 1, event.shiftKey)
      else if (key === 'ArrowUp' || (onRow && key === 'k')) step(row, -1, event.shiftKey)
      else if (key === 'ArrowRight') inside(row, event.target as HTMLElement, 1)
      else if (key === 'ArrowLeft') inside(row, event.target as HTMLElement, -1)
      else if (key === 'Home') focusRow(rows()[0])
      else if (key === 'End') focusRow(rows().at(-1))
      else if (key === 'Escape' && !onRow) row.focus()
      else if (!onRow) return
      else if (key === 'Enter' || key === 'e') row.querySelector<HTMLElement>('[data-open]')?.click()
      else if (key === 'x' || key === ' ') pick(row)
      else if (key === '.') row.querySelector<HTMLElement>('[data-row-menu]')?.click()
      else return
      event.preventDefault()
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const row = (event.target as HTMLElement).closest?.<HTMLElement>('tr[data-row]')
      if (row) inRow(event, row)
      else if (keysAreOn() && event.key === 'j' && event.target === document.body) {
        focusRow(rows()[0])
        event.preventDefault()
      }
    }
    const focused = (event: FocusEvent) => {
      const row = (event.target as HTMLElement).closest?.<HTMLElement>('tr[data-row]')
      if (row) for (const one of rows()) one.tabIndex = one === row ? 0 : -1
    }
    const also = (event: Event) => navigate((event as CustomEvent<string>).detail, { preventScrollReset: true })
    box.addEventListener('focusin', focused)
    box.addEventListener('also', also)
    document.addEventListener('keydown', pressed)
    return () => {
      box.removeEventListener('focusin', focused)
      box.removeEventListener('also', also)
      document.removeEventListener('keydown', pressed)
    }
  })
}

const pick = (row: HTMLElement, on?: boolean) => {
  const box = row.querySelector<HTMLInputElement>('[data-pick]')
  if (box && box.checked !== on) box.click()
}

function inside(row: HTMLElement, from: HTMLElement, by: number) {
  const stops = [row, ...row.querySelectorAll<HTMLElement>(LOOSE)].filter(one => !(one as HTMLButtonElement).disabled)
  stops[stops.indexOf(from) + by]?.focus()
}

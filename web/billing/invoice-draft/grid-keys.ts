import type { KeyboardEvent } from 'react'
import { tellForm } from '~/web/kit/form/tell-form'

type Cell = HTMLInputElement
const cellsIn = (row: Element) => [...row.querySelectorAll<Cell>('input[data-cell]')]

/**
 * The keys of a table that is typed into: arrows and Enter go from cell to cell, Space selects the line, Esc brings back
 * what the cell had, then lets the selected lines go. Tab stays the browser's.
 */
export function gridKeys(event: KeyboardEvent<HTMLElement>, pick: (line: number) => void, clear: () => void) {
  const cell = event.target as Cell
  const row = cell.closest('tr')
  if (!row || cell.dataset.cell === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const taken = move(event, cell, row) || other(event, cell, row, pick, clear)
  if (taken) event.preventDefault()
}

function move({ key, shiftKey }: KeyboardEvent, cell: Cell, row: Element): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter')
    return go(rowFrom(row, cell, key === 'ArrowUp' || (key === 'Enter' && shiftKey) ? -1 : 1)) || key === 'Enter'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
  if (!atEdge(cell, key === 'ArrowRight')) return false
  const cells = cellsIn(row)
  return go(cells[cells.indexOf(cell) + (key === 'ArrowRight' ? 1 : -1)])
}

function other(
  { key }: KeyboardEvent,
  cell: Cell,
  row: HTMLElement,
  pick: (line: number) => void,
  clear: () => void,
): boolean {
  if (key === ' ' && cell.dataset.figure !== undefined && row.dataset.line !== undefined) {
    pick(Number(row.dataset.line))
    return true
  }
  if (key !== 'Escape') return false
  if (cell.type === 'text' && cell.dataset.was !== undefined && cell.value !== cell.dataset.was) {
    cell.value = cell.dataset.was
    tellForm(cell)
    cell.select()
  } else clear()
  return true
}

/** The same column of the next row that has it. */
function rowFrom(row: Element, { dataset }: Cell, step: 1 | -1): Cell | undefined {
  let at: Element | null = row
  do {
    at = step > 0 ? at.nextElementSibling : at.previousElementSibling
    const found = at && cellsIn(at).find(of => of.dataset.cell === dataset.cell)
    if (found) return found
  } while (at)
  return undefined
}

/** Within its text an arrow moves the caret; a cell that is selected whole is left at once. */
function atEdge(cell: Cell, right: boolean): boolean {
  if (cell.type !== 'text') return true
  const { selectionStart: from, selectionEnd: to, value } = cell
  if (from === 0 && to === value.length) return true
  return from === to && from === (right ? value.length : 0)
}

function go(cell: Cell | undefined): boolean {
  if (!cell) return false
  cell.focus()
  return true
}

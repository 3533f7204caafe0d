import type { Cell, FileSheet } from '~/domain/kit/import'
import { type ImportLimits, refuseFile } from './limits'

/** Gathers rows within the limits of a file; sheets of one file share them. */
export function gather(limits: ImportLimits) {
  const sheets: FileSheet[] = []
  const total = { rows: 0, cells: 0, letters: 0 }
  let now: FileSheet | undefined
  let cells: Cell[] = []

  function sheet(name: string): void {
    if (sheets.length >= limits.sheets) throw refuseFile(`More than ${limits.sheets} sheets`, 'sheets')
    now = { name, rows: [] }
    sheets.push(now)
  }

  function cell(column: number, value: Cell): void {
    if (value === '') return
    if (column >= limits.columns) throw refuseFile(`More than ${limits.columns} columns`, 'columns')
    const kept: Cell = typeof value === 'string' && value.length > limits.cellLetters ? { bad: 'long' } : value
    total.letters += typeof kept === 'string' ? kept.length : 0
    if (total.letters > limits.letters) throw refuseFile('The file holds too much text', 'letters')
    while (cells.length < column) cells.push('')
    cells[column] = kept
  }

  function endRow(row: number): void {
    if (!now || !cells.length) return
    total.cells += cells.length
    total.rows++
    if (total.rows > limits.rows) throw refuseFile(`More than ${limits.rows.toLocaleString('en-SG')} rows`, 'rows')
    if (total.cells > limits.cells) throw refuseFile('The file has too many cells', 'cells')
    now.rows.push({ row, cells })
    cells = []
  }

  return { sheets, sheet, cell, endRow }
}

export type Gather = ReturnType<typeof gather>

import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvLines } from './csv'
import { random } from './random'

/** What Excel and LibreOffice take for a formula: by the first character, whatever follows. */
const isLive = (cell: string) => /^[=+\-@\t\r]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell)

test('no cell begins a formula, also one that looks like a negative figure at first', () => {
  const rows = [['=1+1', '-2+3+cmd', '+65 9123 4567', '@SUM(A1)', '-12.50', '-', 'say "so", =1']]
  const back: string[][] = parse(csvLines(rows))
  expect(back[0]).toEqual(["'=1+1", "'-2+3+cmd", "'+65 9123 4567", "'@SUM(A1)", '-12.50', "'-", 'say "so", =1'])
})

test('whatever is typed is read back as it was but for the apostrophe', () => {
  const next = random(20261129)
  const letters = ['=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ' ', '1', '9', '.', 'a', 'é', "'"]
  for (let round = 0; round < 2000; round++) {
    const typed = Array.from({ length: 3 }, () =>
      Array.from({ length: 1 + Math.floor(next() * 6) }, () => letters[Math.floor(next() * letters.length)]!).join(''),
    )
    const [back] = parse(csvLines([typed]), { relaxQuotes: false }) as string[][]
    for (const [at, cell] of back!.entries()) {
      expect([typed[at], `'${typed[at]}`]).toContain(cell)
      expect(isLive(cell), JSON.stringify(cell)).toBe(false)
    }
  }
})

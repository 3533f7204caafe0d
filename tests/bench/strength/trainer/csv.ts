import { EngineeringFault } from '~/domain/kit/fault'
import { CONTENTS, type StrengthMix, soundMix } from '~/domain/mixdesign/strength/sample'
import { type StrengthTest, soundTest } from './sound-test'

/** Columns as published tables name them; a 28-day strength names its age. */
const ALSO: Record<string, string> = {
  'fly ash': 'ash',
  sp: 'superplastic',
  'coarse aggr.': 'coarseagg',
  'fine aggr.': 'fineagg',
  'compressive strength (28-day)(mpa)': 'strength',
}
const NEEDED = [...CONTENTS, 'age'] as const

/** Tests from CSV text with the columns cement … fineagg, age, strength in any order. Faults name the row as a spreadsheet counts it. */
export function testsFromCsv(text: string): StrengthTest[] {
  return rowsFromCsv(text, [...NEEDED, 'strength']).map((row, at) => soundTest(row as StrengthTest, `row ${at + 2}`))
}

/** Mixes from CSV text; a strength column is allowed and not read. */
export function mixesFromCsv(text: string): StrengthMix[] {
  return rowsFromCsv(text, NEEDED).map((row, at) => soundMix(row as StrengthMix, `row ${at + 2}`))
}

/** Faults: `empty-file`, `missing-column`, `missing-age`, `not-a-number`. */
function rowsFromCsv(text: string, columns: readonly string[]): Record<string, number>[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(line => line.trim() !== '')
  const named = lines[0]?.split(',').map(cell => cell.trim().replace(/^"|"$/g, '').toLowerCase())
  const head = named?.map(name => (Object.hasOwn(ALSO, name) ? ALSO[name]! : name))
  if (!head || lines.length < 2) throw new EngineeringFault('empty-file', 'The file has no rows')
  const age = named!.some(name => name.includes('(28-day)')) ? 28 : undefined
  const places = columns.map(name => {
    const place = head.indexOf(name)
    if (place < 0 && !(name === 'age' && age))
      throw new EngineeringFault('missing-column', `The file has no column ${name}`, name)
    return [name, place] as const
  })
  return lines.slice(1).map((line, at) => {
    const cells = line.split(',').map(cell => cell.trim().replace(/^"|"$/g, ''))
    return Object.fromEntries(
      places.map(([name, place]) => [name, place < 0 ? age! : numberIn(cells[place], name, at + 2)]),
    )
  })
}

function numberIn(cell: string | undefined, name: string, row: number): number {
  if (cell === undefined || cell === '') {
    const fault = name === 'age' ? 'missing-age' : 'missing-value'
    throw new EngineeringFault(fault, `Row ${row} has no ${name}`, name)
  }
  const value = Number(cell)
  if (!Number.isFinite(value)) throw new EngineeringFault('not-a-number', `Row ${row}: ${name} is "${cell}"`, name)
  return value
}

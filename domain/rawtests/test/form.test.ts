import { expect, test } from 'vitest'
import { mixGradingGraph, seriesGraph } from '../graph-drawings'
import { givenResults } from './form'

test('readings that were left empty are not tested', () => {
  expect(givenResults({ strength: { 2: 24.6, 7: null, 28: undefined }, blaine: 362, sulfate: null })).toEqual({
    strength: { 2: 24.6 },
    blaine: 362,
  })
})

const grading = [
  { size: 19, passing: 100 },
  { size: 9.5, passing: 60 },
  { size: 2.36, passing: 30 },
]
const options = { theme: 'print', id: 'g', title: 'Graph' } as const

test('the graph of a mix has the ideal curve of its largest sieve beside it', () => {
  const drawing = mixGradingGraph({ grading }, null, options)
  expect(drawing.table.columns.map(column => column.label).join(' ')).toContain('Fuller 19 mm')
  expect(drawing.svg).toContain('Combined')
})

test('several aggregates are compared by their latest tests, one by its period', () => {
  const at = (day: string) => ({ day, grading, finenessModulus: null })
  const points = [at('2026-11-01'), at('2026-11-02')]
  const names = (drawing: ReturnType<typeof seriesGraph>) => drawing.table.columns.map(column => column.label).join(' ')
  expect(names(seriesGraph([{ name: 'Sand', points }], null, options))).toContain('Latest, 2026-11-02')
  const several = [
    { name: 'Sand', points },
    { name: 'Stone', points },
    { name: 'Nothing', points: [] },
  ]
  expect(names(seriesGraph(several, null, options))).toMatch(/Sand.*Stone/)
  expect(names(seriesGraph(several, null, options))).not.toContain('Nothing')
})

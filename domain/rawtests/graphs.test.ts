import { expect, test } from 'vitest'
import { blend } from '~/domain/rawtests/aggregate/blend'
import { fuller } from '~/domain/rawtests/aggregate/fuller'
import { runningMean } from '~/domain/rawtests/aggregate/running-mean'
import { runningMeanGraph } from '~/domain/rawtests/aggregate/running-mean-graph'
import { shilstone } from '~/domain/rawtests/aggregate/shilstone'
import { shilstoneGraph } from '~/domain/rawtests/aggregate/shilstone-graph'
import { tarantula } from '~/domain/rawtests/aggregate/tarantula'
import { tarantulaGraph } from '~/domain/rawtests/aggregate/tarantula-graph'
import { gradingGraph } from '~/domain/rawtests/grading-graph'
import { gradingSpecification } from '~/domain/rawtests/limits/grading-limits'
import { SIEVES } from '~/domain/rawtests/sieve-sizes'

const options = { theme: 'light', id: 'g', title: 'Graph' } as const
const stone = {
  name: 'Stone 20',
  share: 0.6,
  grading: [20, 14, 10, 5, 2.36].map((size, i) => ({ size, passing: [100, 60, 30, 4, 0][i]! })),
}
const sand = {
  name: 'Sand',
  share: 0.4,
  grading: [20, 14, 10, 5, 2.36].map((size, i) => ({ size, passing: [100, 100, 100, 95, 80][i]! })),
}

test('a combined graph draws the blend inside its specification, the parts and Fuller beside it', () => {
  const combined = blend({ parts: [stone, sand] })
  const { description, table } = gradingGraph({
    ...options,
    gradings: [{ name: 'Combined', grading: combined.grading }, stone, sand],
    limits: { name: 'BS 882 all-in 20', rows: gradingSpecification('bs882-all-in-20').limits },
    ideal: [{ name: 'Fuller', grading: fuller(SIEVES.BS.slice(6, 10), 20) }],
  })
  expect(description).toContain('outside BS 882 all-in 20: Stone 20 at 5 mm, Sand at 5 mm')
  expect(table.columns.map(column => column.label)).toContain('Fuller, %')
  expect(table.rows.find(row => row[0] === '5')?.slice(1, 4)).toEqual(['40.4', '4', '95'])
})

test('a running mean graph marks what leaves the limits or the base', () => {
  const values = [2.7, 2.7, 2.7, 2.7, 2.7, 2.7, 2.7, 2.7, 2.7, 2.7, 2.95]
  const samples = values.map((value, index) => ({ key: `${index}`, label: `S${index + 1}`, value }))
  const found = runningMean({ samples, of: 3, limits: { min: 2.3, max: 3.1 }, base: { tolerance: 0.2 } })
  const { description, svg } = runningMeanGraph(found, 'Fineness modulus', options)
  expect(description).toBe('Fineness modulus of 11 samples; the latest running mean is 2.78; outside: S11.')
  for (const words of ['Limit 3.1', 'Base 2.7', 'Base ± 0.2']) expect(svg).toContain(words)
})

test('a Tarantula graph names the sieve that holds too much, and its table has the band', () => {
  const sizes = [37.5, 25, 19, 12.5, 9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15, 0.075]
  const kept = [0, 6, 10, 14, 22, 6, 9, 7, 11, 10, 4, 1]
  const grading = sizes.map((size, at) => ({
    size,
    passing: 100 - kept.slice(0, at + 1).reduce((sum, part) => sum + part, 0),
  }))
  const { description, table } = tarantulaGraph(tarantula(grading), options)
  expect(description).toBe(
    'Retained, % by 12 categories; Retained, % is highest at 9.5 with 22; outside Tarantula band at 9.5.',
  )
  expect(table.columns.map(column => column.label)).toEqual([
    'Sieve, mm',
    'Retained, %',
    'Tarantula band, min',
    'Tarantula band, max',
  ])
  expect(table.rows[8]).toEqual(['0.6', '11', '4', '20'])
})

test('a coarseness chart places mixes in their zones, coarse to the left', () => {
  const at = (coarse: number, fine: number) =>
    shilstone({
      grading: [37.5, 9.5, 2.36].map((size, i) => ({ size, passing: [100, 100 - coarse, fine][i]! })),
      cementitious: 335,
    })
  const mixes = [
    { name: 'A', found: at(39, 35) },
    { name: 'B', found: at(52, 33) },
  ]
  const { description, points, table } = shilstoneGraph(mixes, options)
  expect(description).toBe('A is in zone II well graded; B is in zone I gap-graded.')
  expect(points[1]!.x).toBeLessThan(points[0]!.x)
  expect(table.rows[0]).toEqual(['A', '60', '35', 'II well graded'])
  expect(shilstoneGraph([], options).table.rows).toEqual([])
})

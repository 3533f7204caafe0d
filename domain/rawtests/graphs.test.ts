import { expect, test } from 'vitest'
import { blend } from '~/domain/rawtests/blend'
import { fuller } from '~/domain/rawtests/fuller'
import { gradingGraph } from '~/domain/rawtests/grading-graph'
import { gradingSpecification } from '~/domain/rawtests/grading-limits'
import { runningMean } from '~/domain/rawtests/running-mean'
import { runningMeanGraph } from '~/domain/rawtests/running-mean-graph'
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

import { expect, test } from 'vitest'
import { conadGraph } from '~/domain/cylinders/control/conad-graph'
import { controlGraph } from '~/domain/cylinders/control/control-graph'
import { cusumGraph } from '~/domain/cylinders/control/cusum-graph'
import { multigradeCusum } from '~/domain/cylinders/control/multigrade-cusum'
import { strengthCusum } from '~/domain/cylinders/control/strength-cusum'
import { faultOf } from '~/tests/kit/rules/fault-of'

const options = { theme: 'print', id: 'g', title: 'Graph' } as const

test('a CUSUM graph says where the mean fell and lays its mask there', () => {
  const results = Array.from({ length: 20 }, (_, index) => ({
    key: `T${index + 1}`,
    actual: (index < 12 ? 45 : 39) + (index % 2),
  }))
  const found = strengthCusum({ results, target: 45.5, sigma: 3, usualGain: 12 })
  const { description, svg, points } = cusumGraph(found, 3, options)
  expect(description).toContain('Mean: Mean fell after T12')
  expect(svg).toContain('V-mask on mean')
  expect(points.filter(point => point.series === 'Correlation')).toEqual([])
})

test('a control graph marks results past the action level and below the single-result limit', () => {
  const results = [45, 44, 35.6, 56, 46].map((value, index) => ({ label: `T${index + 1}`, value }))
  const { table } = controlGraph({ ...options, results, target: 45, sigma: 3, single: { name: 'fck − 4', value: 36 } })
  expect(table.rows.map(row => row[2])).toEqual(['–', '–', 'below fck − 4', 'above the action level', '–'])
  expect(faultOf(() => controlGraph({ ...options, results, target: 45, sigma: 300 }))).toBe('out-of-bounds')
  expect(controlGraph({ ...options, results: [], target: 45, sigma: 3 }).table.rows).toEqual([])
})

test('under the graph of all mixes each result has its day, not its number alone', () => {
  const results = Array.from({ length: 8 }, (_, index) => ({
    key: `CT-TUS-26-00000${index + 1}`,
    mix: 'N40',
    values: { strength: 45 + (index % 3) },
  }))
  const dayOf = (testNo: string) => `0${testNo.at(-1)}/11`
  const { table } = conadGraph(multigradeCusum({ results }), 'strength', { ...options, width: 900 }, dayOf)
  expect(table.rows.map(row => row[0])).toEqual(
    Array.from({ length: 8 }, (_, index) => `TUS ${index + 1} 0${index + 1}/11`),
  )
})

import { expect, test } from 'vitest'
import { meansAs } from './report-rows'

test('cubes and cylinders of one concrete are charted as one kind of specimen', () => {
  const rows = [
    { testNo: '1', mean: 37, specimenKind: 'cube-150' },
    { testNo: '2', mean: null, specimenKind: 'cube-100' },
    { testNo: '3', mean: 30, specimenKind: '150x300' },
  ]
  expect(meansAs(rows, 'cylinder').map(row => row.mean)).toEqual([30, null, 30])
  expect(meansAs(rows, 'cube').map(row => row.mean)).toEqual([37, null, 37])
})

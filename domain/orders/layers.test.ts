import { expect, test } from 'vitest'
import { layersOf } from './layers'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const load = (loadNo: number, planned: string, from: string | null = null, until: string | null = null) => ({
  id: `l${loadNo}`,
  loadNo,
  quantity: '9.00',
  plantId: 'p1',
  status: 'planned',
  plannedOnSiteAt: at(planned),
  pourStartAt: from ? at(from) : null,
  pourEndAt: until ? at(until) : null,
})

test('layers stand on each other in the order in which they are placed', () => {
  const layers = layersOf([load(1, '06:30', '06:40', '07:05'), load(2, '06:40'), load(3, '06:55', '07:10')], 25)
  expect(layers.map(({ loadNo, cumulative, gapMinutes, actual }) => [loadNo, cumulative, gapMinutes, actual])).toEqual([
    [1, '9.00', null, true],
    [2, '18.00', -25, false],
    [3, '27.00', 5, true],
  ])
})

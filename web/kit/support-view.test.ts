import { expect, test } from 'vitest'
import { mirrored, twinsOf } from './mirror'
import { screens } from './screens'
import { callPath, twinOf } from './support-view'

const office = screens('fleet', [
  { url: 'fleet/plant', file: 'plant-list.tsx', title: 'Plant', roles: ['admin'] },
  { url: 'fleet/plant/:plant_form', file: 'plant-form.tsx', title: 'Create or edit plant', roles: ['admin'] },
  { url: 'fleet/region', file: 'region-list.tsx', title: 'Region', roles: ['admin'] },
])

test('R-050 a mirrored list brings its record along, for IT support alone', () => {
  const seen = mirrored([['manage-plant', 'fleet/plant']], office)
  expect(seen.map(({ url, file, roles }) => [url, file, roles])).toEqual([
    ['support/manage-plant', 'plant-list.tsx', ['it_support']],
    ['support/manage-plant/:plant_form', 'plant-form.tsx', ['it_support']],
  ])
})

test('a link of the office stays within the support area, or is none', () => {
  const twins = twinsOf([...office, ...mirrored([['manage-plant', 'fleet/plant']], office)])
  expect(twinOf('/fleet/plant/7?tab=lines', twins)).toBe('/support/manage-plant/7?tab=lines')
  expect(twinOf('/fleet/region', twins)).toBeUndefined()
})

test('calls are asked by the read-only way in', () => {
  expect(callPath('/plant/list-plant', '/support/manage-plant')).toBe('support/view/plant/list-plant')
  expect(callPath('plant/list-plant', '/fleet/plant')).toBe('plant/list-plant')
  expect(callPath('plant/list-plant', '/supporters')).toBe('plant/list-plant')
  // A page of the support area that is not open to somebody counts their own work all the same.
  expect(callPath('session/counts', '/support/manage-plant')).toBe('session/counts')
})

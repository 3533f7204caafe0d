import { beforeAll, expect, test } from 'vitest'
import { region } from '~/db/fleet/region'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { type House, house } from '../kit/house'

let portal: House
let west: { id: string; regionName: string }
const ask = (path: string, who = 'admin') => portal.as(who).get(`/maps/${path}`)

beforeAll(async () => {
  portal = await house()
  const made = await givenRegion(portal)
  west = await portal.given(async work =>
    region.move(
      work,
      await region.lock(work, made.id),
      {
        boundary: [
          [103.6, 1.2],
          [103.8, 1.2],
          [103.8, 1.4],
          [103.6, 1.4],
        ],
      },
      'draw',
    ),
  )
  await givenPlant(portal, {
    regionId: west.id,
    plantName: 'Tuas',
    latitude: 1.2965,
    longitude: 103.6312,
    address: '21 Tuas South Street 11',
  })
})

test('R-274 a point is in a region or not; without a region every region that holds it is named', async () => {
  const inside = await ask(`point-in-polygon?latitude=1.3&longitude=103.7&regionId=${west.id}`)
  expect(inside.body).toMatchObject({ inside: true, drawn: true, regionName: west.regionName })
  expect((await ask(`point-in-polygon?latitude=1.41&longitude=103.7&regionId=${west.id}`)).body.inside).toBe(false)
  const all = await ask('point-in-polygon?latitude=1.3&longitude=103.7')
  expect(all.body).toMatchObject({ inside: true, regionId: west.id, regions: [{ regionId: west.id }] })
  const undrawn = await givenRegion(portal)
  const none = await ask(`point-in-polygon?latitude=1.3&longitude=103.7&regionId=${undrawn.id}`)
  expect(none.body).toMatchObject({ inside: false, drawn: false })
})

test('R-274 reverse geocoding names the place, the town and the region from our own lists', async () => {
  const at = await ask('reverse-geocode?latitude=1.2966&longitude=103.6313')
  expect(at.body).toMatchObject({
    address: 'Tuas, 21 Tuas South Street 11',
    regionId: west.id,
    place: { kind: 'plant', name: 'Tuas' },
  })
  expect((await ask('reverse-geocode?latitude=1.3532&longitude=103.9452')).body).toMatchObject({
    address: 'Tampines',
    regionId: null,
    place: null,
  })
  expect((await ask('reverse-geocode?latitude=48.1&longitude=11.5')).body).toMatchObject({ address: null, town: null })
})

test('a point that is none is refused, and so is who may not see plants', async () => {
  for (const query of [
    '',
    'latitude=1.3',
    'latitude=x&longitude=103.7',
    'latitude=91&longitude=103.7',
    'latitude=&longitude=',
  ])
    expect((await ask(`reverse-geocode?${query}`)).status, query).toBe(422)
  expect((await ask('point-in-polygon?latitude=1.3&longitude=103.7&regionId=west')).status).toBe(422)
  expect((await ask(`point-in-polygon?latitude=1.3&longitude=103.7&regionId=${crypto.randomUUID()}`)).status).toBe(404)
  expect((await ask('reverse-geocode?latitude=1.3&longitude=103.7', 'it_support')).status).toBe(403)
})

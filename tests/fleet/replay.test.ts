import { expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { plant } from '~/db/fleet/plant'
import { random } from '~/domain/kit/random'
import { addMinutes } from '~/domain/kit/time'
import { exactWeights, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { house, ok } from '../kit/house'
import { machineHeaders } from '../kit/machine-key'

const TRUCKS = 4
const DAY_MINUTES = 130
/** A post has what a device collected in so many minutes. */
const POST_MINUTES = 5
const STAMPS = ['leftAt', 'onSiteAt', 'pourStartAt', 'pourEndAt', 'returnedAt'] as const

type Send = (posts: object[][], upTo: Date) => Promise<void>

/** A portal as it was when the day began, four loaded trucks in the yard, and what their devices recorded of the day. */
async function recordedDay() {
  const portal = await house({ now: '2026-11-20T01:00:00.000Z' })
  const world = await givenDeliveries(portal)
  const headers = await machineHeaders(portal, 'telematics')
  const yard = await plant.get(portal.db.sql, world.plant.id)
  const start = portal.clock.at
  const ids: string[] = []
  const posts: { device: number; minute: number; positions: object[] }[] = []
  for (let device = 0; device < TRUCKS; device++) {
    portal.clock.at = start
    const { load } = await givenGenerated(portal, world, device)
    ids.push(load.id)
    const whole = { batchNo: 1, quantity: '9', weights: exactWeights(world, 9) }
    ok(await portal.as('batcher').post(`/delivery-order/${load.id}/batch`, whole))
    ok(await portal.as('batcher').post(`/delivery-order/${load.id}/event`, { event: 'loaded' }))
    // Each truck has a day of its own: it leaves, comes, waits, pours and is back at other minutes.
    const [off, way, stay] = [8 + device * 3, 18 + device, 35 + device * 2]
    for (let from = 0; from < DAY_MINUTES; from += POST_MINUTES) {
      const positions = Array.from({ length: POST_MINUTES * 2 }, (_, half) => {
        const minute = from + half / 2
        const gone = minute < off + way + stay ? (minute - off) / way : 1 - (minute - off - way - stay) / way
        const share = Math.min(1, Math.max(0, gone))
        const shake = ((minute * 7 + device) % 3) * 0.00004
        return {
          truckNo: world.trucks[device]!.truckNo,
          at: addMinutes(start, minute).toISOString(),
          latitude: yard.latitude + share * (world.location.latitude - yard.latitude) + shake,
          longitude: yard.longitude + share * (world.location.longitude - yard.longitude),
          speedKmh: share > 0 && share < 1 ? 38 : 0,
          drum: minute > off + way + 8 && minute < off + way + stay - 6 ? 'discharging' : 'mixing',
        }
      })
      posts.push({ device, minute: from + POST_MINUTES, positions })
    }
  }
  const send: Send = async (all, upTo) => {
    portal.clock.at = upTo
    for (const positions of all)
      ok(await portal.as(null).post('/truck/telematics', { positions }, { headers: headers as Record<string, string> }))
  }
  const told = async () =>
    Promise.all(
      ids.map(async id => {
        const row = await deliveryOrder.get(portal.db.sql, id)
        return [row.status, ...STAMPS.map(stamp => row[stamp]?.toISOString() ?? null)]
      }),
    )
  return { start, posts, send, told }
}

test('a recorded day that is replayed twice gives the same statuses at the same minutes', {
  timeout: 240_000,
}, async () => {
  // Once as it was recorded: each post as its minutes are over.
  const first = await recordedDay()
  for (let minute = POST_MINUTES; minute <= DAY_MINUTES; minute += POST_MINUTES)
    await first.send(
      first.posts.filter(post => post.minute === minute).map(post => post.positions),
      addMinutes(first.start, minute),
    )
  const told = await first.told()
  expect(told.map(([status]) => status)).toEqual(Array.from({ length: TRUCKS }, () => 'returned'))
  expect(told.flat()).not.toContain(null)
  // The same posts once more change nothing.
  await first.send(
    first.posts.map(post => post.positions),
    addMinutes(first.start, DAY_MINUTES),
  )
  expect(await first.told()).toEqual(told)

  // And into a portal as it was in the morning, after a night without a network: all at once, shuffled and half of it twice.
  const second = await recordedDay()
  const draw = random(13)
  const shuffled = [...second.posts, ...second.posts.filter((_, place) => place % 2)]
    .map(post => ({ post, at: draw() }))
    .sort((a, b) => a.at - b.at)
  await second.send(
    shuffled.map(({ post }) => post.positions),
    addMinutes(second.start, DAY_MINUTES),
  )
  expect(await second.told()).toEqual(told)
})

import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

const NOTES = {
  washout_fee: { washoutFee: '80' },
  return_concrete: { returnConcrete: '1', returnCause: 'weather' },
  technician_on_site_duration: { technicianOnSiteDuration: 30 },
  batching_no: { batchingNo: 'B-9' },
}

test('B16 what is noted beside a ticket changes by e-modification alone once the load is closed', async () => {
  const { load } = await givenDelivered(portal, world)
  const kept = async () => {
    const { washoutFee, returnConcrete, technicianOnSiteMinutes, batchingNo } = await deliveryOrder.get(
      portal.db.sql,
      load.id,
    )
    return { washoutFee, returnConcrete, technicianOnSiteMinutes, batchingNo }
  }
  const before = await kept()
  for (const status of ['delivered', 'returned', 'rejected']) {
    const row = await deliveryOrder.get(portal.db.sql, load.id)
    const { version } = await portal.given(work => deliveryOrder.move(work, row, { status }, 'given'))
    for (const [what, body] of Object.entries(NOTES)) {
      const answer = await portal
        .as('dispatcher')
        .put(`/delivery-order/${load.id}/update_${what}`, { version, ...body })
      expect([what, answer.status, answer.body.title, answer.body.facts]).toEqual([
        what,
        409,
        'refused',
        {
          rule: 'e-modification',
          mayOverride: [],
          to: `/order/delivery-order/${load.doNumber}?tab=change`,
        },
      ])
      expect(answer.body.detail).toBe('The load is closed. Use an e-modification')
    }
  }
  expect(await kept()).toEqual(before)
})

test('B16 what is left in the truck is told once when it is back', async () => {
  const { load } = await givenDelivered(portal, world, 1)
  const back = { event: 'returned', returnConcrete: '1', returnCause: 'site_not_ready' }
  const tell = (body: object, id = load.id) => portal.as('batcher').post(`/delivery-order/${id}/event`, body)
  expect((await tell({ ...back, returnCause: null })).body.errors).toHaveProperty('returnCause')
  portal.clock.at = new Date(portal.clock.at.getTime() + 90 * 60_000)
  expect((await tell(back)).body).toMatchObject({ status: 'returned', returnConcrete: '1.00' })
  const { load: told } = await givenDelivered(portal, world, 2, {}, { returnConcrete: '2', returnCause: 'late' })
  portal.clock.at = new Date(portal.clock.at.getTime() + 90 * 60_000)
  expect((await tell(back, told.id)).body.errors).toHaveProperty('returnConcrete')
})

import { expect, test } from 'vitest'
import { SYSTEM } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { passportPage } from '~/db/orders/pour-passport'
import { addMinutes } from '~/domain/kit/time'
import { showPassport } from '~/workflows/demo/show-passport'
import { givenApproved, givenLaboratory, givenSampled } from '../kit/given/cylinders'
import { house } from '../kit/house'

const NOW = '2026-11-20T01:00:00.000Z'

test('the demo company has a passport of a pour with a result, once', async () => {
  const portal = await house({ now: NOW })
  const world = await givenLaboratory(portal)
  expect(await showPassport(portal.db, portal.clock.now())).toBe(false)
  const pour = await givenSampled(portal, world)
  portal.clock.at = addMinutes(new Date(NOW), 28 * 1440)
  await givenApproved(portal, pour.set.id, 28, [760, 770, 780])
  const { id, version } = await order.get(portal.db.sql, pour.order.id)
  await portal.given(work => order.update(work, { id, version }, { status: 'completed' }))
  expect(await showPassport(portal.db, portal.clock.now())).toBe(true)
  expect(await showPassport(portal.db, portal.clock.now())).toBe(false)
  const { rows } = await passportPage(portal.db.sql, SYSTEM, { limit: 9, offset: 0 })
  expect(rows).toMatchObject([
    { passportNo: 'PP-26-00001', orderNo: pour.order.orderNo, loads: 1, issuedByName: 'Lab manager' },
  ])
})

import { sql as raw } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lockProject } from '~/db/billing/billable'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { rerunDraft } from '~/workflows/billing/rerun-draft'
import { givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { house } from '../kit/house'

const DAY = '2026-11-20'

test('a draft is worked out again while somebody changes a load of its days that it does not bill', async () => {
  const portal = await house({ now: `${DAY}T01:00:00.000Z` })
  const world = await givenDeliveries(portal)
  const { region, product, project } = world
  await givenPriceList(portal, { regionId: region.id, lines: [{ productId: product.id, unitPrice: '131' }] })
  await givenDelivered(portal, world, 0)
  const asked = { fromDate: DAY, toDate: DAY }
  const { drafts } = (await portal.as('finance_ar').post('/invoice-draft/generate-draft', asked)).body
  const other = (await givenDelivered(portal, world, 1)).load
  const total = await portal.given(async busy => {
    await deliveryOrder.lock(busy, other.id)
    return portal.given(async work => {
      await work.sql.execute(raw`set local lock_timeout = '5s'`)
      await lockProject(work, project.id)
      return (await rerunDraft(work, drafts[0].id)).total
    })
  })
  expect(total).toBe(drafts[0].total)
})

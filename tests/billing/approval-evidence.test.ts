import { beforeAll, expect, test } from 'vitest'
import { signForLoad } from '~/workflows/orders/answer-site-link'
import { bookedOrder, deliverAsPlanned } from '../kit/given/billed-order'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList, givenProjectPricing } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
const DAY = '2026-11-26'
const as = (who: string) => portal.as(who)

beforeAll(async () => {
  portal = await house({ now: '2026-11-24T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  const { region, project, product } = world
  await givenPriceList(portal, { regionId: region.id, lines: [{ productId: product.id, unitPrice: '130' }] })
  await givenProjectPricing(portal, {
    projectId: project.id,
    prices: [{ productId: product.id, productPrice: '125' }],
  })
})

test('the approver sees each price beside what was agreed with the project, and who signed for the load, when', async () => {
  const oneOff = { oneOffPrice: '130', oneOffReason: 'Agreed on the phone' }
  const dearer = await bookedOrder(portal, world, DAY, oneOff)
  const agreed = await bookedOrder(portal, world, DAY, { startTime: '14:00' })
  const drawn = { id: '0199aaaa-0000-7000-8000-0000000000aa', size: 3, sha256: 'abc', key: 'drawn', type: 'image/png' }
  const sign = async ({ orderId, id }: { orderId: string; id: string }) =>
    portal.given(work => signForLoad(work, orderId, { deliveryOrderId: id, name: 'Lim, site foreman' }, drawn))
  for (const load of dearer.loads) await deliverAsPlanned(portal, world, load, 27, () => sign(load))
  for (const load of agreed.loads) await deliverAsPlanned(portal, world, load)
  portal.clock.at = new Date('2026-11-27T01:00:00.000Z')
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY }))
  const { lines } = ok(await as('sales_manager').get(`/invoice-draft/${drafts[0].id}`))
  const evidence = ok(await as('sales_manager').get(`/invoice-draft/${drafts[0].id}/evidence`))
  const of = (loadId: string) => {
    const line = lines.find((one: { deliveryOrderId: string; kind: string }) => one.deliveryOrderId === loadId)
    return evidence.lines.find((one: { lineId: string }) => one.lineId === line.id)
  }
  expect(of(dearer.loads[0]!.id)).toMatchObject({
    ...{ contractPrice: '125.0000', againstContract: '4.00', listPrice: '130.0000', againstList: '0.00' },
    ticket: { signedBy: 'Lim, site foreman', signedAt: expect.stringMatching(/^2026-11-26T/) },
  })
  expect(of(agreed.loads[0]!.id)).toMatchObject({
    ...{ contractPrice: '125.0000', againstContract: '0.00' },
    ticket: { signedBy: null, signedAt: null },
  })
})

import { expect } from 'vitest'
import { holiday } from '~/db/orders/holiday'
import { releaseWillCalls } from '~/workflows/orders/release-will-calls'
import { ok } from '../../kit/house'
import { booked, corrected, delivered, type Load, type Month } from './ground'

/** From 5 to 14 November the project has 140.00 by a quote, its customer waits at 1.80 and washes out at 45.00, from the first day. */
export async function agreed(month: Month): Promise<void> {
  const { as, world, waiting, washout } = month
  const term = async (of: object) => {
    const asked = { fromDate: '2026-11-01', reason: 'Frame agreement', ...of }
    const { approval } = ok(await as('sales_manager').post('/commercial-term', asked))
    // So far below the region: more than a sales manager gives alone.
    ok(await as('ceo').post(`/price-approval/${approval.id}/decide`, { version: approval.version, approve: true }))
  }
  await term({ itemId: waiting.id, customerId: world.customer.id, unitPrice: '1.80', freeAllowance: '60' })
  await term({ itemId: washout.id, projectId: world.project.id, unitPrice: '45' })
  await quote(month, '140', '2026-11-05', '2026-11-14')
}

export async function quote({ as, world }: Month, unitPrice: string, fromDate: string, toDate: string | null) {
  const { customer, project, product } = world
  const made = ok(
    await as('sales_admin').post('/pricing', {
      ...{ customerId: customer.id, projectId: project.id, fromDate, toDate },
      lines: [{ productId: product.id, unitPrice, reason: 'Whole tower' }],
    }),
  )
  const move = async (who: string, status: string, version: number) =>
    ok(await as(who).post(`/pricing/${made.id}/update-status?status=${status}`, { version }))
  const submitted = await move('sales_admin', 'submitted', made.version)
  await move('ceo', 'approved', submitted.version)
}

const WASHED = { update_washed_out: { washedOut: 'site' } }
const OURS = { update_waiting_cause: { waitingCause: 'plant' } }
const NIGHT = { rules: ['plant', 'capacity', 'hours'], reason: 'Night pour agreed with the plant' }

/** Ten deliveries, each with what the trade charges for. */
export async function pours(month: Month): Promise<{ disputed: Load }> {
  const { first, second, pump, portal, world } = month
  const [one, two] = [{ purchaseOrderId: first.id }, { purchaseOrderId: second.id }]
  const all = async (of: { loads: Load[] }, way?: Parameters<typeof delivered>[2]) => {
    for (const load of of.loads) await delivered(month, load, way)
  }
  await all(await booked(month, '2026-11-03', { ...one, quantity: '12', pumpId: pump.id }))
  await all(await booked(month, '2026-11-05', one), { stay: 95, noted: WASHED })
  await all(await booked(month, '2026-11-06', { ...one, quantity: '2' }), { stay: 95, noted: OURS })
  const short = await booked(month, '2026-11-07', two)
  await all(short)
  await corrected(month, short.loads[0]!, 'weight_variance', { doQuantity: '2.00' })
  const night = { ...two, startTime: '23:50', quantity: '27', override: NIGHT }
  await all(await booked(month, '2026-11-09', night, 'dispatcher_manager'), {
    override: { rules: ['plant-open'], reason: NIGHT.reason },
  })
  await portal.given(work => holiday.insert(work, { day: '2026-11-11', name: 'Deepavali', regionId: world.region.id }))
  await overOrder(month)
  await all(await calledUp(month, '2026-11-12', { ...two, startTime: '14:00', willCall: true }))
  const theirs = await booked(month, '2026-11-13', two)
  await all(theirs, { back: { returnConcrete: '1.5', returnCause: 'formwork' } })
  const ours = await booked(month, '2026-11-13', { ...two, startTime: '14:00' })
  await all(ours, { back: { returnConcrete: '1', returnCause: 'quality' } })
  const last = await booked(month, '2026-11-14', two)
  await all(last)
  return { disputed: last.loads[0]! }
}

/** The time is held until the site calls; it is loaded because it did. */
async function calledUp(month: Month, day: string, more: object): Promise<{ loads: Load[] }> {
  const { order, loads } = await booked(month, day, more)
  const asked = { version: order.version, calledBy: 'Site foreman' }
  ok(await month.as('dispatcher').post(`/order/${order.id}/call`, asked))
  await releaseWillCalls(month.portal.db, new Date(`${day}T04:00:00.000Z`))
  expect(ok(await month.as('dispatcher').get(`/order/${order.id}`))).toMatchObject({ status: 'confirmed' })
  return { loads }
}

/** 23 of the 30 m³ are used: nine more need a dispatcher manager, and are billed over the order. */
async function overOrder(month: Month): Promise<void> {
  const day = '2026-11-11'
  const refused = await booked(month, day, { purchaseOrderId: month.first.id }).catch(String)
  expect(refused).toContain('purchase-order')
  const override = { rules: ['purchase-order'], reason: 'The buyer raises the order' }
  const { loads } = await booked(month, day, { purchaseOrderId: month.first.id, override }, 'dispatcher_manager')
  await delivered(month, loads[0]!)
}

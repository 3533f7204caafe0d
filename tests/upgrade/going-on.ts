import { expect } from 'vitest'
import { recipeOf } from '~/db/mixdesign/mix-design'
import { addMinutes } from '~/domain/kit/time'
import type { House } from '../kit/house'
import { ok } from '../scenarios/company'
import { TODAY } from './history/ground'

/** Minutes after the truck reached the site; the load that was pouring held its truck a quarter beyond the free hour. */
const AT_SITE = { pour_start: 50, pour_end: 59, returned: 90 }
const LONG_POUR = 75

type Load = { id: string; status: string; version: number; doQuantity: string; onSiteAt: string | null }

/** The order that release 1 left in the middle of its pour. */
export async function quayOf(portal: House) {
  const desk = portal.as('dispatcher')
  const { rows } = ok(await portal.as('admin').get('/project/list?keyword=Pandan%20Quay&limit=5'))
  const orders = ok(await desk.get(`/order/all?orderDate=${TODAY}&regionIds=${rows[0].regionId}`)).rows
  const order = orders.find(
    (row: { projectId: string; status: string }) => row.projectId === rows[0].id && row.status === 'in_progress',
  )
  return { id: order.id as string, projectId: rows[0].id as string }
}

export const loadsOf = async (portal: House, orderId: string): Promise<Load[]> =>
  ok(await portal.as('dispatcher').get(`/delivery-order/by-order-id/${orderId}`)).rows

/** Every load of the order ends: what is on its way comes back, what is planned is not wanted any more. */
export async function pourToTheEnd(portal: House, orderId: string): Promise<void> {
  const reached = addMinutes(portal.clock.at, 10)
  portal.clock.at = addMinutes(reached, AT_SITE.returned)
  for (const load of await loadsOf(portal, orderId)) {
    if (['planned', 'assigned', 'called'].includes(load.status)) await callOff(portal, load)
    if (load.status === 'generated') await batch(portal, load, reached)
    for (const { event, at } of stepsLeft(load, reached))
      ok(await portal.as('batcher').post(`/delivery-order/${load.id}/event`, { event, at: at.toISOString() }))
  }
  const { version } = ok(await portal.as('dispatcher').get(`/order/${orderId}`))
  const end = { version, confirmRemaining: true }
  expect(ok(await portal.as('dispatcher').put(`/order/complete-order/${orderId}`, end)).status).toBe('completed')
}

/** What a load has still to tell, by the minutes of its truck at the site. */
function stepsLeft({ status, onSiteAt }: Load, reached: Date) {
  const there = onSiteAt ? new Date(onSiteAt) : reached
  const steps = [
    { event: 'loaded', at: addMinutes(there, -9) },
    { event: 'left_plant', at: addMinutes(there, -8) },
    { event: 'on_site', at: there },
    { event: 'pour_start', at: addMinutes(there, AT_SITE.pour_start) },
    { event: 'pour_end', at: addMinutes(there, status === 'pouring' ? LONG_POUR : AT_SITE.pour_end) },
    { event: 'returned', at: addMinutes(there, AT_SITE.returned) },
  ]
  const told = ['loading', 'loaded', 'in_transit', 'on_site', 'pouring', 'delivered'].indexOf(status)
  if (status === 'generated') return steps
  return told < 0 ? [] : steps.slice(told)
}

async function callOff(portal: House, { id }: Load): Promise<void> {
  ok(await portal.as('batcher').post(`/orderdetail/unlock_do/${id}`, {}))
  const withdrawal = { deliveryOrderId: id, reason: 'The bay is full' }
  ok(await portal.as('dispatcher').post('/delivery-order/withdraw_do', withdrawal))
}

async function batch(portal: House, { id, doQuantity }: Load, reached: Date): Promise<void> {
  const path = `/delivery-order/check-mapped-mixdesign?deliveryOrderId=${id}`
  const { mixDesignId } = ok(await portal.as('dispatcher').get(path))
  const weights = (await recipeOf(portal.db.sql, mixDesignId)).map(({ materialId, kgPerM3 }) => ({
    materialId,
    actualKg: (Number(kgPerM3) * Number(doQuantity)).toFixed(3),
  }))
  const at = addMinutes(reached, -10).toISOString()
  const body = { batchNo: 1, quantity: doQuantity, weights, at }
  ok(await portal.as('batcher').post(`/delivery-order/${id}/batch`, body))
}

/** Three persons say yes to the draft, one level each; then it becomes an invoice. */
export async function billToTheEnd(portal: House, projectId: string) {
  const finance = portal.as('finance_ar')
  const period = { fromDate: '2026-11-16', toDate: TODAY, projectId }
  const { drafts } = ok(await finance.post('/invoice-draft/generate-draft', period))
  expect(drafts).toMatchObject([{ status: 'collecting' }])
  const { id } = drafts[0]
  const { version: running } = ok(await finance.get(`/invoice-draft/${id}`))
  ok(await portal.as('salesperson').put(`/invoice-draft/${id}`, { version: running, submit: true }))
  const draft = ok(await finance.get(`/invoice-draft/${id}`))
  for (const who of ['salesperson', 'sales_manager', 'ceo']) {
    const { version } = ok(await finance.get(`/invoice-draft/${id}`))
    ok(await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] }))
  }
  const { results } = ok(await finance.post('/invoice/generate', { invoiceDate: TODAY, draftIds: [id] }))
  expect(results).toMatchObject([{ ok: true }])
  return { draft, invoice: ok(await finance.get(`/invoice/${results[0].id}`)) }
}

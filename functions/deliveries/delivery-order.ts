import * as z from 'zod'
import { addOnsFor, deliveryAssociate } from '~/db/deliveries/add-ons'
import { type ApQuantity, apQuantity } from '~/db/deliveries/ap-quantity'
import { getSeen } from '~/db/deliveries/delivery-order'
import { type DoPage, searchLoads } from '~/db/deliveries/delivery-order-list'
import { byMerge, byOrder, outstanding, type SequencedLoad } from '~/db/deliveries/loads-of'
import { seesOrder } from '~/db/deliveries/order-of'
import { acceptance, quantitiesOfOrder } from '~/db/deliveries/quantities'
import { addOnsOf } from '~/db/deliveries/ticket'
import { DoId } from '~/domain/deliveries/delivery-order'
import { type DoRow, OutstandingList, SearchDo, SearchFilter } from '~/domain/deliveries/delivery-order-search'
import { DO_STATUS_LABELS, DO_STATUSES, groupOf } from '~/domain/deliveries/delivery-order-status'
import type { Page } from '~/domain/kit/page'
import { id, plainDate, quantity } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'

const OfOrder = z.strictObject({ orderId: id() })
const AcceptedCount = z.strictObject({
  orderId: id().optional(),
  doDate: plainDate().optional(),
  plantId: id().optional(),
})
const ApQuery = z.strictObject({
  orderId: id(),
  plantId: id(),
  doQuantity: quantity(),
  mergedOrderId: id().optional(),
  deliveryOrderId: id().optional(),
})

/** Loads to look for, count and compute. */
export const deliveryOrderRoutes = area()
  .get('/delivery-order-status', may('GET /delivery-order-status'), c =>
    c.json(DO_STATUSES.map(code => ({ code, label: DO_STATUS_LABELS[code], group: groupOf(code) }))),
  )
  .get('/delivery-order/search_do', may('GET /delivery-order/search_do'), query(SearchDo), async c => {
    const { doDate, plantId, status, ...paging } = c.req.valid('query')
    const day = doDate ?? businessDay(c.var.now)
    const page: DoPage = await searchLoads(sqlOf(c), personOf(c), {
      ...paging,
      sort: paging.sort ?? 'plannedBatchAt',
      fromDate: day,
      toDate: day,
      ...(plantId ? { plantIds: [plantId] } : {}),
      ...(status ? { statuses: [status] } : {}),
    })
    return c.json(page)
  })
  .post(
    '/delivery-order/search_filter_do',
    may('POST /delivery-order/search_filter_do'),
    body(SearchFilter),
    async c => {
      const { totals, ...filter } = c.req.valid('json')
      const page: DoPage = await searchLoads(sqlOf(c), personOf(c), filter, totals)
      return c.json(page)
    },
  )
  .get(
    '/delivery-order/outstanding_list',
    may('GET /delivery-order/outstanding_list'),
    query(OutstandingList),
    async c => {
      const { milestone: _milestone, doDate, ...of } = c.req.valid('query')
      const page: Page<DoRow> = await outstanding(sqlOf(c), personOf(c), {
        ...of,
        doDate: doDate ?? businessDay(c.var.now),
        now: c.var.now,
      })
      return c.json(page)
    },
  )
  .get('/delivery-order/by-order-id/:id', may('GET /delivery-order/by-order-id/:id'), param(DoId), async c => {
    const rows: DoRow[] = await byOrder(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json({ rows, total: rows.length })
  })
  .get(
    '/delivery-order/by-merge-order-id/:id',
    may('GET /delivery-order/by-merge-order-id/:id'),
    param(DoId),
    async c => {
      const rows: SequencedLoad[] = await byMerge(sqlOf(c), personOf(c), c.req.valid('param').id)
      return c.json({ rows, total: rows.length })
    },
  )
  .get(
    '/delivery-order/associate-product-quantity/:id',
    may('GET /delivery-order/associate-product-quantity/:id'),
    param(DoId),
    async c => {
      const load = await getSeen(sqlOf(c), personOf(c), c.req.valid('param').id)
      const own = (await deliveryAssociate.list(sqlOf(c), load.id)).length > 0
      const rows = own ? await addOnsOf(sqlOf(c), load.id) : await addOnsFor(sqlOf(c), load.orderId, load.quantity)
      return c.json({
        doQuantity: load.quantity,
        rows: rows.map(({ associateProductId, associateProductCode, name, unit, quantity: amount }) => ({
          associateProductId,
          associateProductCode,
          name,
          unit,
          quantity: amount,
        })),
      })
    },
  )
  .get(
    '/delivery-order/calculate-ap-quantity',
    may('GET /delivery-order/calculate-ap-quantity'),
    query(ApQuery),
    async c => {
      const amounts: ApQuantity = await apQuantity(sqlOf(c), personOf(c), c.req.valid('query'))
      return c.json(amounts)
    },
  )
  .get(
    '/delivery-order/calculate-delivery-quantity',
    may('GET /delivery-order/calculate-delivery-quantity'),
    query(OfOrder),
    async c =>
      c.json(await quantitiesOfOrder(sqlOf(c), await seesOrder(sqlOf(c), personOf(c), c.req.valid('query').orderId))),
  )
  .get(
    '/delivery-order/get-accepted-count',
    may('GET /delivery-order/get-accepted-count'),
    query(AcceptedCount),
    async c => {
      const of = c.req.valid('query')
      if (of.orderId) await seesOrder(sqlOf(c), personOf(c), of.orderId)
      return c.json(await acceptance(sqlOf(c), personOf(c), of))
    },
  )

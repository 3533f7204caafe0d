import * as z from 'zod'
import { ledgersOf } from '~/db/deliveries/concrete-ledger'
import { deliveryOrder, getSeen, getSeenByNumber } from '~/db/deliveries/delivery-order'
import { eachLoad, searchLoads } from '~/db/deliveries/delivery-order-list'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import { settingOn } from '~/db/kit/setting'
import { DoId, PrintDo } from '~/domain/deliveries/delivery-order'
import { type DoRow, ReportFilter } from '~/domain/deliveries/delivery-order-search'
import { DO_STATUS_LABELS, type DoStatus } from '~/domain/deliveries/delivery-order-status'
import { ticketPaperOf } from '~/domain/kit/print-setting'
import { Invalid, Missing } from '~/domain/kit/problem'
import { id } from '~/domain/kit/shape'
import type { SheetColumn } from '~/domain/kit/sheet'
import { businessDay, fileStamp } from '~/domain/kit/time'
import { viewDo } from '~/workflows/deliveries/delivery-order-view'
import { printDo } from '~/workflows/deliveries/print-delivery-order'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, personOf, siteOrderOf, sqlOf } from '../kit/context'
import { pdf } from '../kit/pdf'
import { sheet, XLSX } from '../kit/sheet'
import { speaking } from '../kit/speaking'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'
import { calibrationPage } from './calibration-page'
import { ticketDocument } from './ticket-document'
import { onTicketPaper } from './ticket-paper'

/** Load, revision and paper: what stationery of the plant prints. */
const Stationery = z.strictObject({
  a: id(),
  b: z.string().regex(/^(current|[1-9]\d{0,3})$/, 'A revision or current'),
  c: z.enum(['original', 'copy']),
})
const MOST = 20_000

/** Papers of a load: the ticket with and without header, the page its forms are set by, and the report. */
export const deliveryOrderFiles = area()
  .post('/orderdetail/download-pdf', may('POST /orderdetail/download-pdf'), body(PrintDo), async c => {
    const { deliveryOrderId, doNumber } = c.req.valid('json')
    const load = deliveryOrderId
      ? await getSeen(sqlOf(c), personOf(c), deliveryOrderId)
      : await getSeenByNumber(sqlOf(c), personOf(c), doNumber!)
    return ticket(c, load.id, { header: true, copy: false })
  })
  .post(
    '/orderdetail/download-pdf-without-header/:a/:b/:c',
    may('POST /orderdetail/download-pdf-without-header/:a/:b/:c'),
    param(Stationery),
    async c => {
      const { a, b, c: kind } = c.req.valid('param')
      const load = await getSeen(sqlOf(c), personOf(c), a)
      // Only the present revision is printed: an earlier one would be beside the ticket that replaced it.
      if (b !== 'current' && Number(b) !== load.revision) throw new Missing(`Its present revision is ${load.revision}`)
      return ticket(c, load.id, { header: false, copy: kind === 'copy' })
    },
  )
  .get('/plant/:id/calibration-page', may('GET /plant/:id/calibration-page'), param(DoId), async c => {
    const plant = await getSeenPlant(sqlOf(c), personOf(c), c.req.valid('param').id)
    const bytes = await pdf(calibrationPage(await paperOf(c, plant.plantCode), plant.plantName))
    const name = `calibration_${plant.plantCode}.pdf`
    return attachment(c, { name, type: 'application/pdf', bytes, inline: true })
  })
  .get('/site/ticket/:id', may('GET /site/ticket/:id'), param(DoId), async c => ticketCopy(c, c.req.valid('param').id))
  .post('/delivery-order/generate-report', may('POST /delivery-order/generate-report'), body(ReportFilter), async c => {
    const { totals: _totals, limit: _limit, offset: _offset, ...filter } = c.req.valid('json')
    const { total, more } = await searchLoads(sqlOf(c), personOf(c), { ...filter, limit: 1, offset: 0 })
    if (more && (await isTooMany(c, filter)))
      throw new Invalid(`A report holds at most ${MOST.toLocaleString('en')} loads`, {
        fromDate: ['Choose a shorter period or a plant'],
      })
    const bytes = await sheet({
      name: 'Delivery orders',
      columns: COLUMNS,
      rows: eachLoad(sqlOf(c), personOf(c), filter, Math.max(total, MOST)),
    })
    return attachment(c, { name: `delivery-orders_${fileStamp(c.var.now)}.xlsx`, type: XLSX, bytes })
  })

/** A paper for whoever looks: a print at the plant is counted, a look at it by the site is not. */
async function ticketCopy(c: Ctx, loadId: string) {
  const found = await deliveryOrder.find(sqlOf(c), loadId)
  if (found?.orderId !== siteOrderOf(c) || !found.generatedAt) throw new Missing('There is no such ticket on this pour')
  const { doNumber } = found
  return attachment(c, { name: `${doNumber}.pdf`, type: 'application/pdf', bytes: await paper(c, loadId, true, true) })
}

async function ticket(c: Ctx, loadId: string, { header, copy }: { header: boolean; copy: boolean }) {
  const printed = await write(c, work => printDo(work, loadId, header))
  return attachment(c, {
    name: `${printed.doNumber}.pdf`,
    type: 'application/pdf',
    bytes: await paper(c, loadId, header, copy || printed.printCount > 1),
    inline: true,
  })
}

async function paper(c: Ctx, loadId: string, header: boolean, copy: boolean) {
  const view = await viewDo(sqlOf(c), personOf(c), { id: loadId }, c.var.now)
  const company = header ? await settingOn(sqlOf(c), 'company.letterhead', businessDay(c.var.now)) : null
  const on = await paperOf(c, view.ticket.plantCode)
  // In the language of who gets the paper, whoever prints it.
  return speaking(view.ticket.paperLanguage, async () => {
    const ledger = (await ledgersOf(sqlOf(c), [loadId])).get(loadId)!
    return pdf(onTicketPaper(ticketDocument(view, { ledger, header: company, copy }), on, !header))
  })
}

/** The paper that is in the printer on the day of the print, whenever the load was. */
const paperOf = async (c: Ctx, plantCode: string) =>
  ticketPaperOf(await settingOn(sqlOf(c), 'deliveries.ticket-paper', businessDay(c.var.now)), plantCode)

async function isTooMany(c: Ctx, filter: Omit<z.output<typeof ReportFilter>, 'totals' | 'limit' | 'offset'>) {
  const { sums } = await searchLoads(sqlOf(c), personOf(c), { ...filter, limit: 1, offset: 0 }, true)
  return (sums?.loads ?? 0) > MOST
}

const COLUMNS: SheetColumn<DoRow>[] = [
  { title: 'Delivery order', value: row => row.doNumber },
  { title: 'Date', value: row => row.doDate, kind: 'day' },
  { title: 'Status', value: row => DO_STATUS_LABELS[row.status as DoStatus] ?? row.status },
  { title: 'Order', value: row => row.orderNo },
  { title: 'Load', value: row => row.loadNo, kind: 'number', decimals: 0 },
  { title: 'Customer', value: row => row.customerName, width: 34 },
  { title: 'Project', value: row => row.projectName, width: 34 },
  { title: 'Location', value: row => row.locationName, width: 26 },
  { title: 'Product', value: row => row.productCode },
  { title: 'm³', value: row => row.doQuantity, kind: 'number' },
  { title: 'Returned m³', value: row => row.returnConcrete, kind: 'number' },
  { title: 'Plant', value: row => row.assignedPlant },
  { title: 'Line', value: row => row.assignedBP },
  { title: 'Truck', value: row => row.truckNo },
  { title: 'Driver', value: row => row.driverName },
  { title: 'Promised on site', value: row => row.promisedAt, kind: 'instant' },
  { title: 'Planned on site', value: row => row.plannedOnSiteAt, kind: 'instant' },
  { title: 'Generated', value: row => row.generatedAt, kind: 'instant' },
  { title: 'Batched', value: row => row.batchedAt, kind: 'instant' },
  { title: 'Left plant', value: row => row.leftAt, kind: 'instant' },
  { title: 'On site', value: row => row.onSiteAt, kind: 'instant' },
  { title: 'Pour start', value: row => row.pourStartAt, kind: 'instant' },
  { title: 'Pour end', value: row => row.pourEndAt, kind: 'instant' },
  { title: 'Back', value: row => row.returnedAt, kind: 'instant' },
  { title: 'Revision', value: row => row.revision, kind: 'number', decimals: 0 },
]

import * as z from 'zod'
import { settingOn } from '~/db/kit/setting'
import { costingAuditLine, costingDetail } from '~/db/pricing/costing'
import { highestMaterialCosts } from '~/db/pricing/highest-cost'
import { listedProducts } from '~/db/pricing/listed-product'
import { priceListRow } from '~/db/pricing/price-list'
import { printedQuote } from '~/db/pricing/printed-pricing'
import { Id, id } from '~/domain/kit/shape'
import type { SheetColumn } from '~/domain/kit/sheet'
import { businessDay, clockTime, fileStamp, spokenDay } from '~/domain/kit/time'
import { CostingChoice } from '~/domain/pricing/costing'
import { type HighestCostRow, HighestCostSearch, ListChoice } from '~/domain/pricing/price-list'
import { quoteContent } from '~/domain/pricing/pricing-document'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { type PdfNode, pdf } from '../kit/pdf'
import { sheet, XLSX } from '../kit/sheet'
import { body, param } from '../kit/valid'
import { AuditNo } from './costing'
import { priceAdjustmentRoutes } from './price-adjustment/price-adjustment'
import { priceAdjustmentSheets } from './price-adjustment/price-adjustment.files'
import { auditContent, costingContent, listContent, onPages } from './price-document'

const Quotes = z.strictObject({ pricingIds: z.array(id()).min(1).max(20) })
const EVERY = { limit: 10_000, offset: 0 }
const today = (c: Ctx) => businessDay(c.var.now)
const sender = (c: Ctx) => settingOn(sqlOf(c), 'company.letterhead', today(c))

/** The papers of pricing: quotes, price lists and costings as PDF, changes and costs as spreadsheets; the full door's alone. */
export const pricingFiles = area()
  .post('/pricing/:id/download-pdf', may('POST /pricing/:id/download-pdf'), param(Id), async c => {
    const quote = await printedQuote(sqlOf(c), personOf(c), c.req.valid('param').id)
    return paper(c, quote.pricingReference, quoteContent(quote, await sender(c)))
  })
  .post('/pricing/download-pdf', may('POST /pricing/download-pdf'), body(Quotes), async c => {
    const ids = [...new Set(c.req.valid('json').pricingIds)]
    const quotes = await Promise.all(ids.map(one => printedQuote(sqlOf(c), personOf(c), one)))
    const head = await sender(c)
    return paper(c, `quotes_${fileStamp(c.var.now)}`, onPages(quotes.map(of => quoteContent(of, head))))
  })
  .post('/global-product-list/download-pdf', may('POST /global-product-list/download-pdf'), body(ListChoice), c =>
    listPaper(c, c.req.valid('json').globalProductListId),
  )
  .get(
    '/global-product-list/download-pdf/history/:id',
    may('GET /global-product-list/download-pdf/history/:id'),
    param(Id),
    c => listPaper(c, c.req.valid('param').id),
  )
  .get('/costing/audit/:id/pdf', may('GET /costing/audit/:id/pdf'), param(AuditNo), async c => {
    const entry = await costingAuditLine(sqlOf(c), c.req.valid('param').id)
    const when = `${spokenDay(businessDay(entry.at))} ${clockTime(entry.at)}`
    return paper(c, `costing-audit_${entry.seq}`, auditContent(entry, when))
  })
  .get('/costing/:id/pdf', may('GET /costing/:id/pdf'), param(Id), async c => {
    const costing = await costingDetail(sqlOf(c), c.req.valid('param').id)
    return paper(c, `costing_${costing.regionName}_${costing.versionNo}`, costingContent(costing))
  })
  .post('/costing/pdf', may('POST /costing/pdf'), body(CostingChoice), async c => {
    const costings = await Promise.all(c.req.valid('json').ids.map(one => costingDetail(sqlOf(c), one)))
    return paper(c, `costings_${fileStamp(c.var.now)}`, onPages(costings.map(costingContent)))
  })
  .post(
    '/global-product-list/highestMaterialCostRegion/download',
    may('POST /global-product-list/highestMaterialCostRegion/download'),
    body(HighestCostSearch),
    async c => {
      const { rows } = await highestMaterialCosts(sqlOf(c), { ...c.req.valid('json'), ...EVERY }, today(c))
      return attachment(c, {
        name: `highest-material-cost_${fileStamp(c.var.now)}.xlsx`,
        type: XLSX,
        bytes: await sheet({ name: 'Highest material cost', columns: COSTS, rows }),
      })
    },
  )
  .route('/', priceAdjustmentRoutes)
  .route('/', priceAdjustmentSheets)

async function listPaper(c: Ctx, listId: string) {
  const list = await priceListRow(sqlOf(c), listId, today(c))
  const { rows } = await listedProducts(sqlOf(c), { globalProductListId: listId, limit: 1000, offset: 0 }, today(c))
  return paper(c, `price-list_${list.regionName}_${list.versionNo}`, listContent(list, rows))
}

async function paper(c: Ctx, name: string, content: PdfNode[]) {
  const footer = (page: number, pages: number): PdfNode => ({
    text: `${page} of ${pages}`,
    alignment: 'right',
    margin: [0, 12, 40, 0],
    color: '#4B5563',
  })
  return attachment(c, {
    name: `${name}.pdf`,
    type: 'application/pdf',
    bytes: await pdf({ title: name, content, footer }),
  })
}

const COSTS: SheetColumn<HighestCostRow>[] = [
  { title: 'Product', value: row => row.productCode },
  { title: 'Name', value: row => row.name, width: 28 },
  { title: 'Highest material cost', value: row => row.highestMaterialCost, kind: 'number' },
  { title: 'Region', value: row => row.regionName },
  { title: 'List price', value: row => row.listPrice, kind: 'number' },
  { title: 'Missing', value: row => row.missing, width: 40 },
]

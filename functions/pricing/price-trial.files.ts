import { readOnly } from '~/db/kit/read-only'
import { trialChoices } from '~/db/pricing/price-trial'
import { pageOf } from '~/domain/kit/page'
import type { SheetColumn } from '~/domain/kit/sheet'
import { sortedRows } from '~/domain/kit/sorted-rows'
import { businessDay, fileStamp } from '~/domain/kit/time'
import {
  PriceTrialAsk,
  type PriceTrialLoad,
  PriceTrialLoadSearch,
  type PriceTrialTotal,
  PriceTrialTotalSearch,
  TRIAL_GROUP_LABELS,
  TRIAL_GROUPS,
} from '~/domain/pricing/price-trial'
import { type TrialLine, trialSums } from '~/domain/pricing/price-trial-lines'
import { changeToTry } from '~/workflows/pricing/check-price-trial'
import { type PriceTrial, playPriceTrial } from '~/workflows/pricing/play-price-trial'
import { trialLoadRows, trialTotalRows } from '~/workflows/pricing/price-trial-rows'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { sheet, XLSX } from '../kit/sheet'
import { query } from '../kit/valid'

const TOTAL_SORTS = { names: ['name'], figures: ['loads', 'quantity', 'before', 'after', 'difference', 'change'] }
const LOAD_SORTS = { names: ['day', 'label', 'customerName', 'siteName'], figures: ['before', 'after', 'difference'] }

/** Bills of the past under prices that are not in force: it asks the whole engine of bills twice and writes nothing. */
export const priceTrialFiles = area()
  .get('/price-trial/choices', may('GET /price-trial/choices'), async c =>
    c.json(await trialChoices(sqlOf(c), businessDay(c.var.now))),
  )
  .get('/price-trial/change', may('GET /price-trial/change'), query(PriceTrialAsk), async c => {
    const { words } = await changeToTry(sqlOf(c), c.req.valid('query'))
    return c.json({ words })
  })
  .get('/price-trial', may('GET /price-trial'), query(PriceTrialTotalSearch), async c => {
    const { by, sort, limit, offset, ...of } = c.req.valid('query')
    const { lines, gst } = await played(c, of)
    const rows = await trialTotalRows(sqlOf(c), lines, by)
    return c.json({ ...pageOf(sortedRows(rows, sort, TOTAL_SORTS), { limit, offset }), sums: trialSums(lines, gst) })
  })
  .get('/price-trial/load', may('GET /price-trial/load'), query(PriceTrialLoadSearch), async c => {
    const { locationId, itemId, keyword, sort, limit, offset, ...of } = c.req.valid('query')
    const { lines } = await played(c, of)
    const own = lines.filter(line => isAt(line, locationId) && isOf(line, itemId))
    const rows = (await trialLoadRows(sqlOf(c), own)).filter(row =>
      named([row.label, row.customerName, row.projectName, row.siteName], keyword),
    )
    const found = new Set(rows.map(row => row.id))
    const sums = trialSums(
      own.filter(line => found.has(line.unit.id)),
      [],
    )
    return c.json({ ...pageOf(sortedRows(rows, sort, LOAD_SORTS), { limit, offset }), sums })
  })
  .get('/price-trial/download', may('GET /price-trial/download'), query(PriceTrialAsk), async c => {
    const of = c.req.valid('query')
    const { words } = await changeToTry(sqlOf(c), of)
    const { lines, gst } = await played(c, of)
    const sums = trialSums(lines, gst)
    const totals = []
    for (const by of TRIAL_GROUPS)
      totals.push({
        name: TRIAL_GROUP_LABELS[by],
        columns: TOTAL_COLUMNS,
        rows: await trialTotalRows(sqlOf(c), lines, by),
        total: () => ['Total', null, sums.loads, sums.quantity, sums.before, sums.after, sums.difference, sums.change],
      })
    const head = [...words.map((said, at) => [at ? '' : 'Change', said]), ['Period', `${of.fromDate} to ${of.toDate}`]]
    return attachment(c, {
      name: `price-trial_${fileStamp(c.var.now)}.xlsx`,
      type: XLSX,
      bytes: await sheet(
        { name: 'Change', columns: HEAD, rows: [...head, ['GST', `${sums.gstBefore} before, ${sums.gstAfter} after`]] },
        ...totals,
        { name: 'Loads', columns: LOAD_COLUMNS, rows: await trialLoadRows(sqlOf(c), lines) },
      ),
    })
  })

const isAt = (line: TrialLine, locationId: string | undefined) => !locationId || line.unit.locationId === locationId
const isOf = (line: TrialLine, itemId: string | undefined) => !itemId || line.itemId === itemId

const named = (texts: readonly string[], keyword: string | undefined) =>
  !keyword || texts.some(text => text.toLowerCase().includes(keyword.toLowerCase()))

const played = (c: Ctx, of: PriceTrialAsk): Promise<PriceTrial> =>
  readOnly(c.var.parts.db, async sql => {
    const { change } = await changeToTry(sql, of)
    return playPriceTrial(sql, personOf(c), of, change)
  })

const HEAD: SheetColumn<string[]>[] = [
  { title: 'Price trial', value: row => row[0] },
  { title: 'What', value: row => row[1], width: 60 },
]
const TOTAL_COLUMNS: SheetColumn<PriceTrialTotal>[] = [
  { title: 'Name', value: row => row.name, width: 40 },
  { title: 'Customer and project', value: row => row.detail, width: 40 },
  { title: 'Loads', value: row => row.loads, kind: 'number', decimals: 0 },
  { title: 'm³', value: row => row.quantity, kind: 'number' },
  { title: 'Before S$', value: row => row.before, kind: 'number' },
  { title: 'After S$', value: row => row.after, kind: 'number' },
  { title: 'Difference S$', value: row => row.difference, kind: 'number' },
  { title: 'Change %', value: row => row.change, kind: 'number' },
]
const LOAD_COLUMNS: SheetColumn<PriceTrialLoad>[] = [
  { title: 'Load', value: row => row.label },
  { title: 'Day', value: row => row.day, kind: 'day' },
  { title: 'Customer', value: row => row.customerName, width: 30 },
  { title: 'Project', value: row => row.projectName, width: 30 },
  { title: 'Site', value: row => row.siteName, width: 30 },
  { title: 'm³', value: row => row.quantity, kind: 'number' },
  { title: 'Before S$', value: row => row.before, kind: 'number' },
  { title: 'After S$', value: row => row.after, kind: 'number' },
  { title: 'Difference S$', value: row => row.difference, kind: 'number' },
  { title: 'What changes', value: row => row.what, width: 60 },
]

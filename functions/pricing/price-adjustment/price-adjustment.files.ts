import { withEffects } from '~/db/pricing/price-adjustment/effect'
import { touchedPrices } from '~/db/pricing/price-adjustment/touched-price'
import { decimal, unitPrice } from '~/domain/kit/money'
import type { SheetColumn } from '~/domain/kit/sheet'
import { businessDay, fileStamp } from '~/domain/kit/time'
import { EFFECT_DAYS, summaryOf } from '~/domain/pricing/price-adjustment/effect'
import {
  ADJUSTED_WORDS,
  type AdjustmentLine,
  AdjustmentRule,
  type TouchedPrice,
} from '~/domain/pricing/price-adjustment/price-adjustment'
import { area, may } from '../../kit/area'
import { attachment } from '../../kit/attachment'
import { type Ctx, personOf, sqlOf } from '../../kit/context'
import { sheet, XLSX } from '../../kit/sheet'
import { body } from '../../kit/valid'

const EVERY = { limit: 10_000, offset: 0 }

/** The prices that a rule touches as spreadsheets: as they would be with what it means, and as they are. */
export const priceAdjustmentSheets = area()
  .post('/price-adjustment/preview', may('POST /price-adjustment/preview'), body(AdjustmentRule), async c => {
    const rows = await linesOf(c, c.req.valid('json'))
    return report(
      c,
      await sheet(
        { name: 'Price adjustment', columns: CHANGES, rows },
        { name: 'Summary', columns: FIGURES, rows: figuresOf(rows) },
      ),
    )
  })
  .post(
    '/price-adjustment/current-preview',
    may('POST /price-adjustment/current-preview'),
    body(AdjustmentRule),
    async c => {
      const { rows } = await touchedPrices(sqlOf(c), personOf(c), c.req.valid('json'), EVERY)
      return report(c, await sheet({ name: 'Present prices', columns: PRESENT, rows }))
    },
  )

async function linesOf(c: Ctx, rule: AdjustmentRule): Promise<AdjustmentLine[]> {
  const { rows } = await touchedPrices(sqlOf(c), personOf(c), rule, EVERY)
  return withEffects(sqlOf(c), rule, rows, businessDay(c.var.now))
}

const report = (c: Ctx, bytes: Uint8Array) =>
  attachment(c, { name: `price-adj-report_${fileStamp(c.var.now)}.xlsx`, type: XLSX, bytes })

const PRESENT: SheetColumn<TouchedPrice>[] = [
  { title: 'Applies to', value: row => ADJUSTED_WORDS[row.kind] },
  { title: 'Customer', value: row => row.customerName, width: 34 },
  { title: 'Project', value: row => row.projectName, width: 30 },
  { title: 'Product', value: row => row.productCode },
  { title: 'Name', value: row => row.name, width: 28 },
  { title: 'Per', value: row => row.unit },
  { title: 'Price before', value: row => row.oldPrice, kind: 'number' },
]

const CHANGES: SheetColumn<AdjustmentLine>[] = [
  ...PRESENT,
  { title: 'Price after', value: row => row.newPrice, kind: 'number' },
  { title: 'Change', value: row => unitPrice(decimal(row.newPrice).minus(row.oldPrice)), kind: 'number' },
  { title: `m³ delivered in ${EFFECT_DAYS} days`, value: row => row.quantity, kind: 'number' },
  { title: 'Effect on them, S$', value: row => row.effect, kind: 'number' },
  { title: 'Margin before, %', value: row => row.marginBefore?.percent ?? null, kind: 'number' },
  { title: 'Margin after, %', value: row => row.marginAfter?.percent ?? null, kind: 'number' },
  { title: 'Other change', value: row => row.collision },
]

type Figure = { what: string; figure: string | number | null; places: number }
const FIGURES: SheetColumn<Figure>[] = [
  { title: 'Figure', value: row => row.what, width: 40 },
  { title: 'Value', value: row => row.figure, kind: 'number', decimals: row => row.places },
]

function figuresOf(lines: readonly AdjustmentLine[]): Figure[] {
  const of = summaryOf(lines)
  return [
    { what: 'Prices', figure: of.lines, places: 0 },
    { what: 'Raised', figure: of.raised, places: 0 },
    { what: 'Lowered', figure: of.lowered, places: 0 },
    { what: 'Smallest step, %', figure: of.leastPercent, places: 2 },
    { what: 'Largest step, %', figure: of.mostPercent, places: 2 },
    { what: `m³ delivered in ${EFFECT_DAYS} days`, figure: of.quantity, places: 2 },
    { what: 'Effect on them before GST, S$', figure: of.effect, places: 2 },
    { what: 'Prices under the lower margin threshold', figure: of.red, places: 0 },
    { what: 'Lowest margin, %', figure: of.lowestMarginPercent, places: 2 },
  ]
}

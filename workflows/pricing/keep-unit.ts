import { wasPriced } from '~/db/catalog/region-price'
import type { Sql } from '~/db/kit/open'
import { invalid, Refused } from '~/domain/kit/problem'
import type { TermItemKind } from '~/domain/pricing/terms'

type Item = { kind: TermItemKind; id: string; unit: string }
const NOUN: Record<TermItemKind, string> = {
  associate_product: 'add-on',
  service: 'service',
  sub_product: 'sub-product',
}

/** A price is one of a unit: with another unit, what is ordered and drafts of the past would bill the same figure for something else. */
async function whyUnitStays(sql: Sql, { kind, ...before }: Item, unit: string): Promise<string | null> {
  return before.unit !== unit && (await wasPriced(sql, kind, before.id))
    ? `It is priced per ${before.unit}. Make another ${NOUN[kind]} for ${unit}`
    : null
}

export async function keepUnit(sql: Sql, item: Item, unit: string): Promise<void> {
  const why = await whyUnitStays(sql, item, unit)
  if (why) throw invalid('unit', why)
}

/** Of a question that was asked before units were kept. */
export async function refuseOtherUnit(sql: Sql, item: Item, unit: string): Promise<void> {
  const why = await whyUnitStays(sql, item, unit)
  if (why) throw new Refused(why, undefined, { rule: 'unit' })
}

import type { Work } from '~/db/kit/work'
import type { StoredLine } from '~/db/pricing/price-adjustment/detail'
import type { PriceAdjustmentRecord } from '~/db/pricing/price-adjustment/price-adjustment'
import { activate, nextListNo, priceList, priceListLinesOf } from '~/db/pricing/price-list'
import { commercialTerm } from '~/db/pricing/terms'
import { Refused } from '~/domain/kit/problem'
import { addDays } from '~/domain/kit/time'
import { adjustedBands } from '~/domain/pricing/price-adjustment/price-adjustment'

/** What a change was submitted on is not what is there now. */
export const moved = (what: string) =>
  new Refused(`${what} has changed since. Request this change again`, undefined, { rule: 'moved' })
const reasonOf = ({ adjustmentNo, name }: PriceAdjustmentRecord) => `${adjustmentNo}: ${name}`

/**
 * The list in force goes on from the first day of a change as its next version, with the prices changed; a version that
 * begins later is changed where it is. One that was touched meanwhile refuses the whole.
 */
export async function applyListAdjustment(work: Work, change: PriceAdjustmentRecord, lines: readonly StoredLine[]) {
  for (const [listId, mine] of Map.groupBy(lines, line => line.subjectId)) {
    const list = await priceList.lock(work, listId)
    if (list.status !== 'active' || list.version !== mine[0]!.subjectVersion) throw moved(`Price list ${list.name}`)
    const prices = new Map(mine.map(line => [line.itemId, line.newPrice]))
    const before = await priceListLinesOf.list(work.sql, listId)
    const after = before.map(({ productId, unitPrice, highestMaterialCost }) => ({
      productId,
      highestMaterialCost,
      unitPrice: prices.get(productId) ?? unitPrice,
    }))
    if (list.fromDate >= change.fromDate) {
      await priceListLinesOf.replace(work, listId, after)
      const remarks = [list.remarks, reasonOf(change)].filter(Boolean).join('\n')
      await priceList.move(work, list, { remarks }, 'adjust')
      continue
    }
    const next = await priceList.insert(
      work,
      {
        regionId: list.regionId,
        versionNo: await nextListNo(work.sql, list.regionId),
        name: list.name,
        fromDate: change.fromDate,
        toDate: list.toDate,
        status: 'draft',
        remarks: reasonOf(change),
      },
      'adjust',
    )
    await priceListLinesOf.replace(work, next.id, after)
    await activate(work, next, next.version)
  }
}

/** What a region charges goes on from the first day with the price, and the prices of its bands, changed. */
export async function applyChargeAdjustment(work: Work, change: PriceAdjustmentRecord, lines: readonly StoredLine[]) {
  for (const { subjectId, subjectVersion, name, newPrice } of lines) {
    const term = await commercialTerm.lock(work, subjectId)
    if (term.version !== subjectVersion) throw moved(name)
    const values = { unitPrice: newPrice, bands: adjustedBands(term.bands, change), reason: reasonOf(change) }
    if (term.fromDate >= change.fromDate) {
      await commercialTerm.move(work, term, values, 'adjust')
      continue
    }
    await commercialTerm.move(work, term, { toDate: addDays(change.fromDate, -1) }, 'end')
    const { level, regionId, itemKind, itemId, freeAllowance, minimum, maximum, toDate } = term
    const kept = { level, regionId, itemKind, itemId, freeAllowance, minimum, maximum, toDate }
    await commercialTerm.insert(work, { ...kept, ...values, fromDate: change.fromDate }, 'adjust')
  }
}

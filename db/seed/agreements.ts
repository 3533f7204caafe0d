import { unitPrice } from '~/domain/kit/money'
import { addDays, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { bulkInsert } from '../kit/bulk'
import { pricingLines, pricings, productPrices, projectPricings } from '../pricing/tables'
import type { Seed } from './base'
import { MATERIALS } from './concrete'
import { officeDayBefore } from './office-day'
import type { Goods } from './seeded-goods'
import type { Site } from './sites'

export const costOf = (goods: Goods, productId: string) =>
  goods.mixes
    .get(productId)!
    .lines.reduce(
      (sum, line) => sum + line.kg * MATERIALS.find(material => material.materialCode === line.code)!.cost,
      0,
    )

const isOpen = (at: number): boolean => at % 12 === 11
/** A frame agreement holds until further notice; the prices of any other quote end with its project. */
const isFrame = (at: number): boolean => at % 12 === 5

export async function seedAgreed<List extends { regionId: string; versionNo: number; name: string }>(
  { sql, random, stamp, start, today, holidays, now }: Seed,
  goods: Goods,
  sites: Site[],
  lists: List[],
  price: (list: List, product: Goods['products'][number]) => string,
  begin: string,
): Promise<void> {
  const quotes: (typeof pricings.$inferInsert)[] = []
  const quoteLines: (typeof pricingLines.$inferInsert)[] = []
  const periods: (typeof projectPricings.$inferInsert)[] = []
  const prices: (typeof productPrices.$inferInsert)[] = []
  // Those that are still to be approved are the last that were written.
  const numbered = [...sites.keys()].toSorted((a, b) => Number(isOpen(a)) - Number(isOpen(b)))
  for (const [at, site] of sites.entries()) {
    const written = isOpen(at)
      ? officeDayBefore({ holidays, now }, addDays(today, -1 - (Math.floor(at / 12) % 6)))
      : null
    const list = lists.find(of => of.regionId === site.regionId && of.versionNo === (written ? 2 : 1))!
    const toDate = isFrame(at) ? null : site.endDate
    const quote = {
      ...stamp(written ? instantOn(written, '15:40') : start),
      pricingReference: `Q-${String(numbered.indexOf(at) + 1).padStart(6, '0')}`,
      revision: 1,
      customerId: site.customerId,
      projectId: site.projectId,
      regionId: site.regionId,
      fromDate: written ? addDays(today, 7) : begin,
      toDate,
      status: written ? 'submitted' : 'approved',
      reason: null,
      approvedAt: written ? null : start,
      disableChangeDate: false,
    }
    quotes.push(quote)
    const period = {
      ...stamp(start),
      projectId: site.projectId,
      effectiveStartDate: begin,
      effectiveEndDate: toDate,
      pricingId: quote.id,
      status: 'active',
    }
    if (quote.status === 'approved') periods.push(period)
    const chosen = goods.products.filter((_, place) => (place + at) % 3 !== 2)
    for (const product of chosen) {
      const listed = price(list, product)
      const off = unitPrice(random.whole(2, 9))
      const net = unitPrice(Number(listed) - Number(off))
      quoteLines.push({
        id: newId(start.getTime()),
        pricingId: quote.id,
        productId: product.id,
        listPrice: listed,
        discount: '0.0000',
        unitPrice: net,
        cost: unitPrice(costOf(goods, product.id) + 32),
        manual: true,
        reason: 'Volume of the project',
        trace: [
          {
            kind: 'list',
            label: `${list.name}, version ${list.versionNo}`,
            amount: listed,
            source: null,
            reason: null,
          },
          { kind: 'manual', label: 'Agreed by hand', amount: `-${off}`, source: null, reason: 'Volume of the project' },
        ],
      })
      if (quote.status === 'approved') {
        prices.push({
          ...stamp(start),
          projectPricingId: period.id,
          productId: product.id,
          productPrice: net,
          reason: null,
        })
      }
    }
  }
  await bulkInsert(sql, pricings, quotes)
  await bulkInsert(sql, pricingLines, quoteLines)
  await bulkInsert(sql, projectPricings, periods)
  await bulkInsert(sql, productPrices, prices)
}

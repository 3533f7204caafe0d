import { region } from '~/db/fleet/region'
import type { Work } from '~/db/kit/work'
import { countedLately } from '~/db/pricing/charged-lately'
import { regionBefore, regionTerms } from '~/db/pricing/term-before'
import { businessDay, type PlainDate, spokenDay } from '~/domain/kit/time'
import type { PriceFacts } from '~/domain/pricing/authority'
import { factsOfChange } from '~/domain/pricing/charge-facts'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import type { TermFigures, TermItem } from '~/domain/pricing/terms'
import { askPrice } from './ask-price'

export type Allowances = Omit<TermFigures, 'unitPrice'>
export type GivenPrice = { regionId: string } & Partial<TermFigures> & Pick<TermFigures, 'unitPrice'>

/** The prices of an entry as they were asked for; `standard` are the allowances of a region that had none. */
export type RegionPrices = {
  item: TermItem
  given: readonly GivenPrice[]
  fromDate: PlainDate
  standard: Allowances
}

/** What a region pays after the change, and how long; null is not offered. Regions where nothing changes are left out. */
export type ChangedPrice = { regionId: string; after: TermFigures | null; toDate: PlainDate | null }

/** One question for all regions of an entry, each against what it would pay without the change. */
export async function askRegionPrices(
  work: Work,
  name: string,
  change: RegionPrices,
  changed: readonly ChangedPrice[],
): Promise<PendingPrice | null> {
  const { item, fromDate } = change
  const all = await regionTerms(work.sql, item)
  const facts: PriceFacts[] = []
  for (const { regionId, after, toDate } of changed) {
    const { regionName } = await region.get(work.sql, regionId)
    const before = regionBefore(all, { regionId, fromDate, toDate })
    const of = { level: 'region' as const, regionId, customerId: null, projectId: null }
    const what = { itemId: item.id, name: `${name}, ${regionName}`, today: businessDay(work.now) }
    facts.push(...(await countedLately(work.sql, { ...of, ...what }, factsOfChange(what.name, before, after))))
  }
  const [only] = changed
  return askPrice(work, {
    kind: 'term',
    subjectKey: `term:${item.id}`,
    subjectId: item.id,
    label: `${name} from ${spokenDay(fromDate)}`,
    regionId: changed.length === 1 && only ? only.regionId : null,
    facts,
    command: { prices: change },
  })
}

import { type KeptRegionPrice, pricesByRegion } from '~/db/catalog/region-price'
import { note } from '~/db/kit/audit'
import type { Work } from '~/db/kit/work'
import { type CommercialTermRecord, commercialTerm, regionTermsFrom } from '~/db/pricing/terms'
import { compare } from '~/domain/kit/money'
import { Invalid } from '~/domain/kit/problem'
import { addDays, businessDay, type PlainDate } from '~/domain/kit/time'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { coversDay, sameFigures, type TermFigures, type TermItem } from '~/domain/pricing/terms'
import {
  type Allowances,
  askRegionPrices,
  type ChangedPrice,
  type GivenPrice,
  type RegionPrices,
} from './ask-region-prices'

const NONE: Allowances = { freeAllowance: '0', minimum: null, maximum: null }

/**
 * The prices of an entry by region, from a day on: each that differs begins a version on that day, and the one before
 * ends on the day before, so that what is delivered earlier keeps its price. A region that is not named stops offering it.
 * Prices further below the present ones than their maker may go alone come into force when somebody else approved them.
 */
export async function saveRegionPrices(
  work: Work,
  { name, ...item }: TermItem & { name: string },
  given: readonly GivenPrice[],
  fromDate: PlainDate | null | undefined,
  standard: Allowances = NONE,
): Promise<PendingPrice | null> {
  const change = { item, given, standard, fromDate: startOf(work, fromDate) }
  const changed = changedPrices(change, await regionTermsFrom(work, item, change.fromDate))
  if (!changed.length) return null
  const approval = await askRegionPrices(work, name, change, changed)
  if (!approval) await writeRegionPrices(work, change)
  return approval
}

/** Brings approved prices into force: at the earliest today. */
export function applyRegionPrices(work: Work, change: RegionPrices): Promise<void> {
  const today = businessDay(work.now)
  return writeRegionPrices(work, { ...change, fromDate: change.fromDate < today ? today : change.fromDate })
}

function changedPrices(change: RegionPrices, all: readonly CommercialTermRecord[]): ChangedPrice[] {
  const { given, standard, fromDate: day } = change
  const versions = Map.groupBy(all, row => row.regionId!)
  const kept = new Set(given.map(price => price.regionId))
  const dropped = [...versions.keys()].filter(id => !kept.has(id))
  return [
    ...given.flatMap(({ regionId, ...price }) => {
      const rows = versions.get(regionId) ?? []
      const now = rows.find(row => coversDay(row, day))
      const after: TermFigures = { ...(now ? allowancesOf(now) : standard), ...price }
      return now && sameTerm(now, after) ? [] : [{ regionId, after, toDate: endsOn(day, now, rows) }]
    }),
    ...dropped.map(regionId => ({ regionId, after: null, toDate: null })),
  ]
}

async function writeRegionPrices(work: Work, { item, given, standard, fromDate: day }: RegionPrices): Promise<void> {
  const before = (await pricesByRegion(work.sql, item.kind, [item.id], day)).get(item.id) ?? []
  const versions = Map.groupBy(await regionTermsFrom(work, item, day), row => row.regionId!)
  for (const price of given) {
    const rows = versions.get(price.regionId) ?? []
    const now = rows.find(row => coversDay(row, day))
    const figures = { ...(now ? allowancesOf(now) : standard), ...price }
    await priceFrom(work, item, figures, day, now, rows)
  }
  const kept = new Set(given.map(price => price.regionId))
  for (const [regionId, rows] of versions) if (!kept.has(regionId)) await endFrom(work, rows, day)
  const after = (await pricesByRegion(work.sql, item.kind, [item.id], day)).get(item.id) ?? []
  if (facts(before) !== facts(after))
    await note(work, {
      subject: item.kind,
      subjectId: item.id,
      action: 'change prices',
      before: { prices: before },
      after: { prices: after, fromDate: day },
    })
}

/** What is delivered before today has its price: only a day to come, or today, can begin another. */
function startOf(work: Work, fromDate: PlainDate | null | undefined): PlainDate {
  const today = businessDay(work.now)
  if (fromDate && fromDate < today) {
    const sentence = 'A new price starts today or later: earlier loads keep the price of their day'
    throw new Invalid(sentence, { fromDate: [sentence] })
  }
  return fromDate ?? today
}

async function priceFrom(
  work: Work,
  item: TermItem,
  { regionId, ...figures }: TermFigures & { regionId: string },
  day: PlainDate,
  now: CommercialTermRecord | undefined,
  rows: readonly CommercialTermRecord[],
) {
  if (now && sameTerm(now, figures)) return
  if (now?.fromDate === day) {
    await commercialTerm.move(work, now, figures, 'change')
    return
  }
  if (now) await commercialTerm.move(work, now, { toDate: addDays(day, -1) }, 'end')
  await commercialTerm.insert(work, {
    level: 'region',
    regionId,
    itemKind: item.kind,
    itemId: item.id,
    ...figures,
    fromDate: day,
    toDate: endsOn(day, now, rows),
  })
}

/** Where the next version begins, or the present one ends anyway. */
function endsOn(day: PlainDate, now: CommercialTermRecord | undefined, rows: readonly CommercialTermRecord[]) {
  const next = rows.map(row => row.fromDate).filter(from => from > day)
  return now ? now.toDate : next.length ? addDays(next.sort()[0]!, -1) : null
}

async function endFrom(work: Work, rows: readonly CommercialTermRecord[], day: PlainDate) {
  for (const row of rows)
    if (row.fromDate >= day) await commercialTerm.remove(work, row)
    else await commercialTerm.move(work, row, { toDate: addDays(day, -1) }, 'end')
}

const allowancesOf = ({
  freeAllowance,
  minimum,
  maximum,
  bands = null,
  escalation = null,
}: Allowances): Allowances => ({
  freeAllowance,
  minimum,
  maximum,
  bands,
  escalation,
})

const sameTerm = (a: TermFigures, b: TermFigures): boolean =>
  compare(a.unitPrice, b.unitPrice) === 0 && sameFigures(a, b)

const facts = (rows: readonly KeptRegionPrice[]) => JSON.stringify(rows)

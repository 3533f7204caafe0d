import type { Work } from '~/db/kit/work'
import { type CostingRecord, costing, ingredientsOf } from '~/db/pricing/costing'
import { addCosting } from '~/db/pricing/costing-version'
import { factsOfCosting } from '~/db/pricing/price-facts'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay, spokenDay } from '~/domain/kit/time'
import type { CostingSave } from '~/domain/pricing/costing'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { askPrice } from './ask-price'

/** A sheet that waits for approval has no id yet, or the one that it would change. */
export type SavedCosting = Omit<CostingSave, 'id' | 'version'> & {
  id: string | null
  version: number | null
  versionNo: number | null
  approval: PendingPrice | null
}

/** Margins stand on the costs, so a fall of a cost that the maker may not decide alone waits for somebody else. */
export async function saveCosting(work: Work, given: CostingSave): Promise<SavedCosting> {
  if (given.id) await laterCosting(work, given)
  const approval = await askPrice(work, {
    kind: 'costing',
    subjectKey: `costing:${given.regionId}:${given.fromDate}`,
    subjectId: given.id ?? null,
    label: `Costing from ${spokenDay(given.fromDate)}`,
    regionId: given.regionId,
    facts: await factsOfCosting(work.sql, given),
    command: given,
  })
  if (approval) return { ...given, id: given.id ?? null, version: given.version ?? null, versionNo: null, approval }
  const { id, version, versionNo, plantCost, deliveryCost, overheadCost } = await writeCosting(work, given)
  return { ...given, id, version, versionNo, plantCost, deliveryCost, overheadCost, approval: null }
}

/** A new sheet is the next version of its region and ends the one before; only one that has not begun is changed. */
export async function writeCosting(work: Work, given: CostingSave): Promise<CostingRecord> {
  const { id, version, ingredients, ...values } = given
  if (id) await laterCosting(work, given)
  const saved = id ? await costing.update(work, { id, version: version ?? 0 }, values) : await addCosting(work, values)
  await ingredientsOf.replace(work, saved.id, ingredients)
  return saved
}

async function laterCosting(work: Work, { id, version, regionId, fromDate }: CostingSave): Promise<void> {
  const before = costing.atVersion(await costing.lock(work, id!), version ?? 0)
  if (before.regionId !== regionId) throw invalid('regionId', 'The region of a costing cannot be changed')
  if (before.fromDate <= businessDay(work.now))
    throw new Refused('This costing is in force. Create the next version', undefined, { rule: 'begun' })
  if (before.fromDate !== fromDate)
    throw invalid('fromDate', 'The first day cannot be changed. Create another version instead')
}

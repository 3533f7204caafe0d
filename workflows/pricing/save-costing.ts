import type { Work } from '~/db/kit/work'
import { type CostingRecord, costing, ingredientsOf } from '~/db/pricing/costing'
import { addCosting } from '~/db/pricing/costing-version'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { CostingSave } from '~/domain/pricing/costing'

/** A new sheet is the next version of its region and ends the one before; only one that has not begun is changed. */
export async function saveCosting(work: Work, given: CostingSave): Promise<CostingRecord> {
  const { id, version, ingredients, ...values } = given
  const saved = id ? await changeLater(work, id, version ?? 0, values) : await addCosting(work, values)
  await ingredientsOf.replace(work, saved.id, ingredients)
  return saved
}

async function changeLater(work: Work, id: string, version: number, values: Partial<CostingRecord>) {
  const before = await costing.lock(work, id)
  if (before.regionId !== values.regionId) throw invalid('regionId', 'The region of a costing cannot be changed')
  if (before.fromDate <= businessDay(work.now))
    throw new Refused('This costing is in force. Create the next version', undefined, { rule: 'begun' })
  if (before.fromDate !== values.fromDate)
    throw invalid('fromDate', 'The first day cannot be changed. Create another version instead')
  return costing.update(work, { id, version }, values)
}

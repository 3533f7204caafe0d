import { region } from '~/db/fleet/region'
import type { Work } from '~/db/kit/work'
import { heldMargin, type MarginRecord, saveMargin as writeMargin } from '~/db/pricing/margin'
import { compare, unitPrice } from '~/domain/kit/money'
import type { MarginSave } from '~/domain/pricing/margin'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { askPrice } from './ask-price'

export type SavedMargin = MarginRecord & { approval: PendingPrice | null }

/**
 * The margin that a region aims at; a region has one. Who approves a quote hangs on it, so that a lower one waits for a
 * second person, whoever asks for it; a higher one, or the first, only makes more quotes red.
 */
export async function saveMargin(work: Work, given: MarginSave): Promise<SavedMargin> {
  const present = await heldMargin(work, given.regionId, given.version ?? 0)
  const lower = present && compare(given.targetPercent, present.targetPercent) < 0
  const { regionName } = await region.get(work.sql, given.regionId)
  const approval = await askPrice(work, {
    kind: 'margin_target',
    subjectKey: `margin_target:${given.regionId}`,
    subjectId: given.regionId,
    label: `Target margin of ${regionName}`,
    regionId: given.regionId,
    facts: lower ? [factsOf(regionName, present.targetPercent, given.targetPercent)] : [],
    command: given,
    always: true,
  })
  if (approval) return { ...present!, approval }
  return { ...(await writeMargin(work, given)), approval: null }
}

/** An approved target, of the version that it was asked for. */
export const applyMargin = (work: Work, given: MarginSave): Promise<MarginRecord> => writeMargin(work, given)

const factsOf = (regionName: string, before: string, after: string) => ({
  what: `Target margin of ${regionName}`,
  unitPrice: unitPrice(after),
  listPrice: unitPrice(before),
  cost: null,
  quantity: null,
})

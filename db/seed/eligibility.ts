import { bulkInsert } from '../kit/bulk'
import { plantEligibilities } from '../orders/tables'
import type { Seed } from './base'
import type { Site } from './sites'
import type { Yard } from './yard'

const CLOSED = [
  'Weight limit on the access road',
  'The consultant approved the plants of the region alone',
  'The licence of this plant ends before the night pours',
  'Too far for the self-compacting mix in the afternoon',
  'The road past this plant is closed to mixers until the tunnel opens',
]

/** Plants of another region that may not serve some projects, and one that may at one gate: the site outweighs. */
export async function seedEligibility(
  { sql, start, stamp }: Seed,
  { plants }: Pick<Yard, 'plants'>,
  sites: readonly Site[],
): Promise<void> {
  const rules = CLOSED.flatMap((reason, at) => {
    const site = sites[at * 5]
    const others = plants.filter(plant => plant.regionId !== site?.regionId)
    const far = others[at % Math.max(1, others.length)]
    if (!site || !far) return []
    const of = { plantId: far.id, projectId: site.projectId, productId: null }
    const closed = { ...stamp(start), ...of, locationId: null, allowed: false, reason }
    const opened = {
      ...stamp(start),
      ...of,
      locationId: site.locationId,
      allowed: true,
      reason: 'Agreed for this gate',
    }
    return at === 0 ? [closed, opened] : [closed]
  })
  await bulkInsert(sql, plantEligibilities, rules)
}

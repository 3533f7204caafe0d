import type * as z from 'zod'
import { makes, plantPage } from '~/db/fleet/plant-rows'
import { seenLocation } from '~/db/fleet/seen-places'
import type { Sql } from '~/db/kit/open'
import { rulesOfPlants } from '~/db/orders/eligibility'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { decidingRule, type EligibilityCheck } from '~/domain/orders/eligibility'

/** Each plant of the person for a site and product: whether it may, by which rule, and whether it has a mix. */
export async function checkEligibility(
  sql: Sql,
  person: Person,
  { locationId, productId }: z.output<typeof EligibilityCheck>,
) {
  const site = await seenLocation(sql, person, locationId)
  if (!site) throw new Missing('There is no such location')
  const all = { limit: 200, offset: 0, active: true }
  const { rows: plants } = await plantPage(sql, person, all)
  const able = productId ? (await plantPage(sql, person, all, makes(sql, productId))).rows.map(plant => plant.id) : null
  const rules = await rulesOfPlants(
    sql,
    plants.map(plant => plant.id),
  )
  const rows = plants.map(({ id: plantId, plantName }) => {
    const rule = decidingRule(rules, { plantId, projectId: site.projectId, locationId, productId })
    const hasMix = able ? able.includes(plantId) : null
    const reasons = [
      ...(rule && !rule.allowed ? [rule.reason] : []),
      ...(hasMix === false ? ['No mix of this product is mapped here'] : []),
    ]
    return { plantId, plantName, eligible: !reasons.length, hasMix, reasons }
  })
  return { rows, total: rows.length }
}

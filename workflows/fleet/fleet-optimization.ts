import { fleetGroup } from '~/db/fleet/fleet-group'
import { activeOf, type FleetOptimizationRow, fleetOptimization } from '~/db/fleet/fleet-optimization'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { storedOptimization } from '~/db/orders/plan/config'
import { type FleetOptimizationFields, withoutUsual } from '~/domain/fleet/fleet-optimization'
import { invalid, Refused } from '~/domain/kit/problem'

/** Only what differs from the company is kept. */
export async function saveFleetOptimization(
  work: Work,
  { id, version, weights, planning, fleetGroupId = null, ...of }: FleetOptimizationFields,
): Promise<FleetOptimizationRow> {
  if (fleetGroupId && !(await fleetGroup.find(work.sql, fleetGroupId)))
    throw invalid('fleetGroupId', 'There is no such fleet group')
  if (of.active) await refuseSecond(work, fleetGroupId, id ?? null)
  const { config: company } = await storedOptimization(work.sql)
  const values = {
    ...of,
    fleetGroupId,
    weights: withoutUsual(weights, company.weights) as Record<string, number>,
    planning: withoutUsual(planning, company) as Record<string, number | string>,
  }
  return fleetOptimization.save(work, id ? { ...values, id, version: version ?? 0 } : values)
}

export async function switchFleetOptimization(work: Work, key: Key, active: boolean): Promise<FleetOptimizationRow> {
  const row = await fleetOptimization.get(work.sql, key.id)
  if (active) await refuseSecond(work, row.fleetGroupId, key.id)
  return fleetOptimization.setActive(work, key, active)
}

async function refuseSecond(work: Work, fleetGroupId: string | null, exceptId: string | null): Promise<void> {
  const other = await activeOf(work.sql, fleetGroupId)
  if (other && other.id !== exceptId)
    throw new Refused(
      `${other.configurationName} is in force for ${other.groupName ?? 'all other trucks'}`,
      undefined,
      {
        rule: 'one-in-force',
        configurationId: other.id,
      },
    )
}

import { and, asc, eq, ilike, or } from 'drizzle-orm'
import type * as z from 'zod'
import {
  changedValues,
  type FleetOptimizationFields,
  type FleetOptimizationList,
} from '~/domain/fleet/fleet-optimization'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { OptimizationConfig } from '~/domain/orders/plan/config'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { storedOptimization } from '../orders/plan/config'
import { fleetGroups, fleetOptimizationConfigurations } from './tables'

const table = fleetOptimizationConfigurations
export const fleetOptimization = record(table, 'fleet_optimization_configuration', {
  label: 'optimisation configuration',
})
export type FleetOptimizationRow = typeof fleetOptimizationConfigurations.$inferSelect
type Values = Pick<FleetOptimizationFields, 'weights' | 'planning'>
/** `changed` counts the values that differ from the default. */
export type FleetOptimizationLine = Omit<FleetOptimizationRow, keyof Values> &
  Values & { groupName: string | null; changed: number }

/** `usual` is how the company weighs now, which a group keeps where it says nothing. */
export type FleetOptimizationPage = Page<FleetOptimizationLine> & { usual: OptimizationConfig }

export async function fleetOptimizationPage(
  sql: Sql,
  ask: z.output<typeof FleetOptimizationList>,
  id?: string,
): Promise<FleetOptimizationPage> {
  const where = and(
    id ? eq(table.id, id) : undefined,
    ask.active === undefined ? undefined : eq(table.active, ask.active),
    ask.fleetGroupId ? eq(table.fleetGroupId, ask.fleetGroupId) : undefined,
    ask.keyword
      ? or(ilike(table.configurationName, like(ask.keyword)), ilike(fleetGroups.groupName, like(ask.keyword)))
      : undefined,
  )
  const joined = sql
    .select({ row: table, groupName: fleetGroups.groupName })
    .from(table)
    .leftJoin(fleetGroups, eq(fleetGroups.id, table.fleetGroupId))
    .where(where)
    .orderBy(
      ...sorted(
        ask.sort,
        { configurationName: table.configurationName, groupName: fleetGroups.groupName, active: table.active },
        [asc(fleetGroups.groupName), asc(table.configurationName)],
      ),
    )
    .$dynamic()
  const ids = sql
    .select({ id: table.id })
    .from(table)
    .leftJoin(fleetGroups, eq(fleetGroups.id, table.fleetGroupId))
    .where(where)
    .$dynamic()
  const [page, { config: usual }] = await Promise.all([
    paged<{ row: FleetOptimizationRow; groupName: string | null }>(joined, cappedCount(sql, ids), ask),
    storedOptimization(sql),
  ])
  return {
    ...page,
    usual,
    rows: page.rows.map(({ row, groupName }) => {
      const values = { weights: row.weights, planning: row.planning } as Values
      return { ...row, ...values, groupName, changed: changedValues(values, usual) }
    }),
  }
}

export async function getFleetOptimization(
  sql: Sql,
  id: string,
): Promise<FleetOptimizationLine & Pick<FleetOptimizationPage, 'usual'>> {
  const { rows, usual } = await fleetOptimizationPage(sql, { limit: 1, offset: 0 }, id)
  if (!rows[0]) throw new Missing('There is no such optimisation configuration')
  return { ...rows[0], usual }
}

export async function activeOf(sql: Sql, fleetGroupId: string | null): Promise<FleetOptimizationLine | undefined> {
  const page = await fleetOptimizationPage(sql, { limit: 200, offset: 0, active: true })
  return page.rows.find(row => row.fleetGroupId === fleetGroupId)
}

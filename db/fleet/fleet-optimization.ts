import { and, asc, eq, ilike, or } from 'drizzle-orm'
import type * as z from 'zod'
import {
  changedValues,
  type FleetOptimizationFields,
  type FleetOptimizationList,
} from '~/domain/fleet/fleet-optimization'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { fleetGroups, fleetGroupTrucks, fleetOptimizationConfigurations } from './tables'

const table = fleetOptimizationConfigurations
export const fleetOptimization = record(table, 'fleet_optimization_configuration', {
  label: 'optimisation configuration',
})
export type FleetOptimizationRow = typeof table.$inferSelect
type Values = Pick<FleetOptimizationFields, 'weights' | 'planning'>
/** `changed` counts the values that differ from the default. */
export type FleetOptimizationLine = Omit<FleetOptimizationRow, keyof Values> &
  Values & { groupName: string | null; changed: number }

export async function fleetOptimizationPage(
  sql: Sql,
  ask: z.output<typeof FleetOptimizationList>,
  id?: string,
): Promise<Page<FleetOptimizationLine>> {
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
  const page = await paged<{ row: FleetOptimizationRow; groupName: string | null }>(joined, cappedCount(sql, ids), ask)
  return {
    ...page,
    rows: page.rows.map(({ row, groupName }) => {
      const values = { weights: row.weights, planning: row.planning } as Values
      return { ...row, ...values, groupName, changed: changedValues(values) }
    }),
  }
}

export async function getFleetOptimization(sql: Sql, id: string): Promise<FleetOptimizationLine> {
  const { rows } = await fleetOptimizationPage(sql, { limit: 1, offset: 0 }, id)
  if (!rows[0]) throw new Missing('There is no such optimisation configuration')
  return rows[0]
}

/** The configuration in force by truck: the one of its group, for several groups the first by name. */
export async function configurationsByTruck(
  sql: Sql,
): Promise<{ byTruck: Map<string, Values>; others: Values | null }> {
  const rows = await sql
    .select({ truckId: fleetGroupTrucks.truckId, weights: table.weights, planning: table.planning })
    .from(table)
    .innerJoin(fleetGroups, and(eq(fleetGroups.id, table.fleetGroupId), eq(fleetGroups.active, true)))
    .innerJoin(fleetGroupTrucks, eq(fleetGroupTrucks.fleetGroupId, fleetGroups.id))
    .where(eq(table.active, true))
    .orderBy(asc(fleetGroups.groupName))
  const byTruck = new Map<string, Values>()
  for (const { truckId, ...values } of rows) if (!byTruck.has(truckId)) byTruck.set(truckId, values as Values)
  const page = await fleetOptimizationPage(sql, { limit: 200, offset: 0, active: true })
  return { byTruck, others: page.rows.find(row => row.fleetGroupId === null) ?? null }
}

export async function activeOf(sql: Sql, fleetGroupId: string | null): Promise<FleetOptimizationLine | undefined> {
  const page = await fleetOptimizationPage(sql, { limit: 200, offset: 0, active: true })
  return page.rows.find(row => row.fleetGroupId === fleetGroupId)
}

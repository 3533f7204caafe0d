import { eq, inArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ReportPeriod } from '~/domain/cylinders/cylinder-reports'
import { deliveryOrders } from '../deliveries/tables'
import { batchingPlants, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { agesCast } from './cylinder-test-ages'
import { type PaperAge, withSpecimens } from './paper'
import { cylinderTests } from './tables'

export const reportRows = async (
  sql: Sql,
  person: Person,
  of: ReportPeriod & { ageDays?: number | undefined },
): Promise<PaperAge[]> => withSpecimens(sql, await agesCast(sql, person, of))

export type GroupedRow = PaperAge & { groups: Record<string, string> }

/** Results with what they have in common: plant, line, truck, product, customer. */
export async function groupedRows(sql: Sql, person: Person, of: ReportPeriod): Promise<GroupedRow[]> {
  const rows = await reportRows(sql, person, of)
  const ids = [...new Set(rows.map(row => row.cylinderTestId))]
  const made = ids.length
    ? await sql
        .select({ id: cylinderTests.id, line: batchingPlants.bpName, truck: trucks.truckNo })
        .from(cylinderTests)
        .innerJoin(deliveryOrders, eq(deliveryOrders.id, cylinderTests.deliveryOrderId))
        .leftJoin(batchingPlants, eq(batchingPlants.id, deliveryOrders.batchingPlantId))
        .leftJoin(trucks, eq(trucks.id, deliveryOrders.truckId))
        .where(inArray(cylinderTests.id, ids))
    : []
  const by = new Map(made.map(row => [row.id, row]))
  return rows.map(row => {
    const { line, truck } = by.get(row.cylinderTestId) ?? { line: null, truck: null }
    return {
      ...row,
      groups: {
        plant: row.plantName,
        product: row.productCode,
        customer: row.customerName,
        ...(line ? { line: `${row.plantCode} ${line}` } : {}),
        ...(truck ? { truck } : {}),
      },
    }
  })
}

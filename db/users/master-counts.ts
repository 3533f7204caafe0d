import { eq, getTableColumns, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type MasterNoun, nounOf } from '~/domain/nouns'
import type { MasterCounts, MasterList } from '~/domain/users/master'
import { associateProducts, products, services, subProducts, unitConversions } from '../catalog/tables'
import { customers, projects, salespeople } from '../customers/tables'
import { concretePots } from '../cylinders/tables'
import { batchingPlants, drivers, fleetGroups, passes, plants, regions, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { materials, silos } from '../materials/tables'
import { mixDesigns } from '../mixdesign/tables'
import { holidays, technicians } from '../orders/tables'
import { priceCategories } from '../pricing/tables'
import { gradingSpecifications } from '../rawtests/tables'
import { tableOf } from '../table-of'
import { users } from './tables'

type Counted = PgTable | { table: PgTable; where: SQL }

/** Plain nouns name their table in their descriptor. */
const COUNTED: Record<Exclude<MasterList, MasterNoun>, Counted> = {
  customer: customers,
  project: projects,
  salesperson: salespeople,
  price_category: priceCategories,
  product: products,
  service: services,
  sub_product: subProducts,
  associate_product: associateProducts,
  unit_conversion: unitConversions,
  region: regions,
  plant: plants,
  batching_plant: batchingPlants,
  truck: trucks,
  driver: drivers,
  fleet_group: fleetGroups,
  pass: passes,
  technician: technicians,
  holiday: holidays,
  material: materials,
  silo: silos,
  mix_design: mixDesigns,
  grading_specification: gradingSpecifications,
  concrete_pot: concretePots,
  portal_user: { table: users, where: eq(users.kind, 'staff') },
  booking_user: { table: users, where: eq(users.kind, 'booking') },
}

/** All in one statement: the lists are short, and one round trip is what costs. */
export async function masterCounts(sql: Sql, lists: readonly MasterList[]): Promise<MasterCounts> {
  if (lists.length === 0) return {}
  const parts = lists.map(list => {
    const noun = nounOf(list)
    const of: Counted = noun ? tableOf(noun.table) : COUNTED[list as keyof typeof COUNTED]
    const { table, where } = 'table' in of ? of : { table: of, where: undefined }
    const { active }: Record<string, PgColumn> = getTableColumns(table)
    const inUse = active ? raw`count(*) filter (where ${active})` : raw`count(*)`
    return raw`select ${list}::text as list, ${inUse}::int as active, count(*)::int as total from ${table}${where ? raw` where ${where}` : raw``}`
  })
  const { rows } = await sql.execute(raw.join(parts, raw` union all `))
  return Object.fromEntries(
    (rows as { list: string; active: number; total: number }[]).map(({ list, active, total }) => [
      list,
      { active, total },
    ]),
  )
}

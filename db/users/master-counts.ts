import { eq, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { MasterCounts, MasterList } from '~/domain/users/master'
import { associateProducts, products, services, subProducts, unitConversions } from '../catalog/tables'
import { customers, paymentTerms, projects, salespeople } from '../customers/tables'
import { concretePots } from '../cylinders/tables'
import { batchingPlants, drivers, fleetGroups, passes, plants, regions, restReasons, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { materialSources, materials, silos } from '../materials/tables'
import { carbonCategories, criteriaHeaders, mixDesigns } from '../mixdesign/tables'
import { dischargeMethods, holidays, pumps, stones, strengths, structures, technicians } from '../orders/tables'
import { priceCategories } from '../pricing/tables'
import { gradingSpecifications, rawSamplers, rawSuppliers, rawTesters } from '../rawtests/tables'
import { users } from './tables'

type Counted = PgTable | { table: PgTable; where: SQL }

const COUNTED: Record<MasterList, Counted> = {
  customer: customers,
  project: projects,
  payment_term: paymentTerms,
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
  rest_reason: restReasons,
  pass: passes,
  stone: stones,
  strength: strengths,
  structure: structures,
  pump: pumps,
  discharge_method: dischargeMethods,
  technician: technicians,
  holiday: holidays,
  material: materials,
  material_source: materialSources,
  silo: silos,
  mix_design: mixDesigns,
  carbon_category: carbonCategories,
  criteria_header: criteriaHeaders,
  grading_specification: gradingSpecifications,
  raw_supplier: rawSuppliers,
  raw_sampler: rawSamplers,
  raw_tester: rawTesters,
  concrete_pot: concretePots,
  portal_user: { table: users, where: eq(users.kind, 'staff') },
  booking_user: { table: users, where: eq(users.kind, 'booking') },
}

/** All in one statement: the lists are short, and one round trip is what costs. */
export async function masterCounts(sql: Sql, lists: readonly MasterList[]): Promise<MasterCounts> {
  if (lists.length === 0) return {}
  const parts = lists.map(list => {
    const of = COUNTED[list]
    const { table, where } = 'table' in of ? of : { table: of, where: undefined }
    const { active } = table as unknown as { active?: PgColumn }
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

import { asc, sql as raw } from 'drizzle-orm'
import type { Calibration } from '~/domain/cylinders/laboratory-equipment'
import type { laboratoryEquipments } from '../cylinders/laboratory-equipment-tables'
import type { cylinderAges, cylinderSpecimens, cylinderTests } from '../cylinders/tables'
import type { Sql } from '../kit/open'
import { users } from '../users/tables'
import type { Seed } from './base'
import type { Series } from './day'
import type { Goods } from './seeded-goods'
import type { Yard } from './yard'

export type Hand = { id: string; name: string }

export type Hands = { lab: Hand[]; house: Hand[]; manager: Hand[] }

export type CylinderWorld = {
  seed: Seed
  yard: Yard
  goods: Goods
  series: Series
  hands: Hands
  /** Presses and scales of the laboratories, once they are there. */
  machines?: (typeof laboratoryEquipments.$inferInsert & { id: string; earlier: Calibration[] })[]
}

export type Age = typeof cylinderAges.$inferInsert & { id: string }

export type MadeSet = {
  set: typeof cylinderTests.$inferInsert & { id: string; testNo: string }
  ages: Age[]
  specimens: (typeof cylinderSpecimens.$inferInsert)[]
}

/** The people of the laboratory by the step that is theirs. */
export async function handsOf(sql: Sql): Promise<Hands> {
  const rows = await sql
    .select({ id: users.id, name: users.name, roles: users.roles })
    .from(users)
    .where(raw`${users.roles} && array['lab', 'house_manager', 'lab_manager']`)
    .orderBy(asc(users.username))
  const of = (role: string) => rows.filter(row => row.roles.includes(role)).map(({ id, name }) => ({ id, name }))
  return { lab: of('lab'), house: of('house_manager'), manager: of('lab_manager') }
}

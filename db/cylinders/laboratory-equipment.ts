import { and, asc, desc, eq, ilike, isNotNull, lte, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { EquipmentAsk } from '~/domain/cylinders/laboratory-equipment'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { addDays } from '~/domain/kit/time'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { settingOn } from '../kit/setting'
import { cylinderHouses, laboratoryEquipments as equipment } from './laboratory-equipment-tables'
import { seenHouses } from './scope'
import { cylinderAges, cylinderTests } from './tables'

export const laboratoryEquipment = record(equipment, 'laboratory_equipment', { label: 'equipment' })
export type EquipmentRow = typeof equipment.$inferSelect
export type EquipmentLine = EquipmentRow & {
  equipmentId: string
  houseName: string
  /** Its calibration has ended, or ends within the days of the setting. */
  standing: 'valid' | 'ending' | 'ended'
  uses: number
  lastUsedAt: Date | null
}

/** Equipment of a laboratory that the person does not see is none. */
export async function getSeenEquipment(sql: Sql, person: Person, id: string): Promise<EquipmentRow> {
  const [row] = await sql
    .select({ own: equipment })
    .from(equipment)
    .innerJoin(cylinderHouses, eq(cylinderHouses.id, equipment.houseId))
    .where(and(eq(equipment.id, id), seenHouses(person)))
  if (!row) throw new Missing('There is no such equipment')
  return row.own
}

const sorts = {
  equipmentNo: equipment.equipmentNo,
  kind: equipment.kind,
  houseName: cylinderHouses.name,
  validUntil: equipment.validUntil,
  active: equipment.active,
}

export async function equipmentPage(
  sql: Sql,
  person: Person,
  ask: EquipmentAsk,
  today: string,
): Promise<Page<EquipmentLine>> {
  const soon = addDays(today, await settingOn(sql, 'cylinders.calibration-notice', today))
  const text = ask.keyword && like(ask.keyword)
  const where = and(
    seenHouses(person),
    text
      ? or(ilike(equipment.equipmentNo, text), ilike(equipment.make, text), ilike(equipment.certificateNo, text))
      : undefined,
    ask.kind ? eq(equipment.kind, ask.kind) : undefined,
    ask.houseId ? eq(equipment.houseId, ask.houseId) : undefined,
    ask.active === undefined ? undefined : eq(equipment.active, ask.active),
    ask.due ? and(eq(equipment.active, true), lte(equipment.validUntil, soon)) : undefined,
  )
  const rows = sql
    .select({
      own: equipment,
      houseName: cylinderHouses.name,
      uses: raw<number>`(select count(*)::int from ${cylinderAges} a where a.press_id = ${equipment.id})`,
      lastUsedAt: raw<Date | null>`(select max(a.tested_at) from ${cylinderAges} a where a.press_id = ${equipment.id})`,
    })
    .from(equipment)
    .innerJoin(cylinderHouses, eq(cylinderHouses.id, equipment.houseId))
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [asc(equipment.equipmentNo)]), asc(equipment.id))
    .$dynamic()
  const total = sql
    .select({ id: equipment.id })
    .from(equipment)
    .innerJoin(cylinderHouses, eq(cylinderHouses.id, equipment.houseId))
    .where(where)
    .$dynamic()
  type Found = { own: EquipmentRow; houseName: string; uses: number; lastUsedAt: Date | string | null }
  const page = await paged<Found>(rows, cappedCount(sql, total), ask)
  return {
    ...page,
    rows: page.rows.map(({ own, houseName, uses, lastUsedAt }) => ({
      ...own,
      equipmentId: own.id,
      houseName,
      uses,
      lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
      standing: own.validUntil < today ? 'ended' : own.validUntil <= soon ? 'ending' : 'valid',
    })),
  }
}

export async function equipmentOfNumber(sql: Sql, equipmentNo: string): Promise<EquipmentRow | undefined> {
  const [row] = await sql.select().from(equipment).where(eq(equipment.equipmentNo, equipmentNo))
  return row
}

/** The press of a laboratory where none is named: the one used last, else the first in service by its number. */
export async function usualPress(sql: Sql, houseId: string): Promise<EquipmentRow | undefined> {
  const own = and(eq(equipment.houseId, houseId), eq(equipment.kind, 'press'), eq(equipment.active, true))
  const [last] = await sql
    .select({ own: equipment })
    .from(cylinderAges)
    .innerJoin(cylinderTests, eq(cylinderTests.id, cylinderAges.testId))
    .innerJoin(equipment, eq(equipment.id, cylinderAges.pressId))
    .where(and(own, eq(cylinderTests.houseId, houseId), isNotNull(cylinderAges.testedAt)))
    .orderBy(desc(cylinderAges.testedAt))
    .limit(1)
  if (last) return last.own
  const [first] = await sql.select().from(equipment).where(own).orderBy(asc(equipment.equipmentNo)).limit(1)
  return first
}

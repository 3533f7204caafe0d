import { and, asc, desc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { AgeAsk } from '~/domain/cylinders/cylinder-test'
import type { Page } from '~/domain/kit/page'
import { products } from '../catalog/tables'
import { customers, locations, projects } from '../customers/tables'
import { plants } from '../fleet/tables'
import { type FlatList, flatPage } from '../kit/flat-page'
import type { Sql } from '../kit/open'
import { paged } from '../kit/page'
import { wordIn } from '../kit/word'
import { ofProduction, partyNames } from './cylinder-test-parties'
import { cylinderHouses } from './laboratory-equipment-tables'
import { narrowed } from './scope'
import { cylinderAges as ages, cylinderTests as sets } from './tables'

/** How a set was kept until it was pressed. */
const { receivedAt, demouldedAt, tank, tankTemperature } = sets
const line = {
  id: ages.id,
  cylinderAgeId: ages.id,
  version: ages.version,
  cylinderTestId: ages.testId,
  testVersion: sets.version,
  testNo: sets.testNo,
  doNumber: sets.doNumber,
  ageDays: ages.ageDays,
  dueOn: ages.dueOn,
  plannedOn: ages.plannedOn,
  ...{ testUntil: ages.testUntil, conflict: ages.conflict },
  status: ages.status,
  revision: ages.revision,
  testedAt: ages.testedAt,
  mean: ages.mean,
  density: ages.density,
  rangePercent: ages.rangePercent,
  ageHours: ages.ageHours,
  ageWithin: ages.ageWithin,
  counts: ages.counts,
  notes: ages.notes,
  ...{ verdict: ages.verdict, press: ages.press },
  labName: ages.labName,
  labAt: ages.labAt,
  ...{ houseName: ages.houseName, houseAt: ages.houseAt, houseRemarks: ages.houseRemarks },
  managerName: ages.managerName,
  managerAt: ages.managerAt,
  managerRemarks: ages.managerRemarks,
  ...{ declinedBy: ages.declinedBy, declinedReason: ages.declinedReason },
  setStatus: sets.status,
  castOn: sets.castOn,
  sampledAt: sets.sampledAt,
  ...{ receivedAt, demouldedAt, tank, tankTemperature },
  strengthMpa: sets.strengthMpa,
  fck: sets.fck,
  targetMean: sets.targetMean,
  specimenKind: sets.specimenKind,
  sampledBy: sets.sampledBy,
  slumpMm: sets.slumpMm,
  wetFindings: sets.wetFindings,
  concreteTemperature: sets.concreteTemperature,
  airPercent: sets.airPercent,
  freshDensity: sets.freshDensity,
  mixCode: sets.mixCode,
  plantId: sets.plantId,
  plantCode: plants.plantCode,
  plantName: plants.plantName,
  productCode: products.productCode,
  customerId: sets.customerId,
  projectId: sets.projectId,
  ...partyNames,
  ...{ houseId: sets.houseId, laboratory: cylinderHouses.name, accreditationNo: cylinderHouses.accreditationNo },
}
/** A page is named at the first join: past eight tables PostgreSQL keeps the order that is written. */
const agesAsked = (sql: Sql, page?: SQL) =>
  sql
    .select(line)
    .from(ages)
    .innerJoin(sets, and(eq(sets.id, ages.testId), page && inArray(ages.id, page)))
    .leftJoin(customers, eq(customers.id, sets.customerId))
    .leftJoin(projects, eq(projects.id, sets.projectId))
    .leftJoin(locations, eq(locations.id, sets.locationId))
    .innerJoin(plants, eq(plants.id, sets.plantId))
    .innerJoin(products, eq(products.id, sets.productId))
    .leftJoin(cylinderHouses, eq(cylinderHouses.id, sets.houseId))
export type AgeLine = Awaited<ReturnType<typeof agesAsked>>[number]

const NAMES = {
  customerName: { from: sets.customerId, of: customers, id: customers.id, name: customers.customerName },
  projectName: { from: sets.projectId, of: projects, id: projects.id, name: projects.projectName },
}
const list: FlatList = {
  id: ages.id,
  rows: (sql, columns) => sql.select(columns).from(ages).innerJoin(sets, eq(sets.id, ages.testId)).$dynamic(),
  sorts: {
    ...NAMES,
    testNo: sets.testNo,
    doNumber: sets.doNumber,
    castOn: sets.castOn,
    ageDays: ages.ageDays,
    plannedOn: ages.plannedOn,
    testedAt: ages.testedAt,
    mean: ages.mean,
    status: ages.status,
    verdict: ages.verdict,
    strengthMpa: sets.strengthMpa,
    plantName: { from: sets.plantId, of: plants, id: plants.id, name: plants.plantName },
  },
  usual: [desc(sets.castOn), asc(sets.testNo), asc(ages.ageDays)],
  newest: [sets.castOn],
}

/** Results by age; the period is that of casting. */
export async function agePage(sql: Sql, person: Person, ask: AgeAsk): Promise<Page<AgeLine>> {
  const word = ask.keyword
    ? await wordIn(sql, ask.keyword, { own: [sets.testNo, sets.doNumber], names: Object.values(NAMES) })
    : undefined
  const where = and(agesWhere(person, ask), word)
  const { ids, order, total } = await flatPage(sql, list, { ...ask, where })
  const rows = agesAsked(sql, ids)
    .orderBy(...order)
    .$dynamic()
  return paged<AgeLine>(rows, total, { ...ask, offset: 0 })
}

function agesWhere(person: Person, ask: AgeAsk): SQL | undefined {
  return and(
    narrowed(person, ask),
    ask.from ? gte(sets.castOn, ask.from) : undefined,
    ask.to ? lte(sets.castOn, ask.to) : undefined,
    ask.testId ? eq(ages.testId, ask.testId) : undefined,
    ask.dueOn ? eq(ages.plannedOn, ask.dueOn) : undefined,
    ask.ids ? inArray(ages.id, ask.ids) : undefined,
    ask.ageDays ? eq(ages.ageDays, ask.ageDays) : undefined,
    ask.status ? eq(ages.status, ask.status) : undefined,
    ask.verdict ? eq(ages.verdict, ask.verdict) : undefined,
  )
}

/** The named results that the person may see, in the order of their casting. */
export const seenAges = (sql: Sql, person: Person, ids: readonly string[]): Promise<AgeLine[]> =>
  agesAsked(sql)
    .where(and(narrowed(person, {}), inArray(ages.id, [...ids])))
    .orderBy(asc(sets.castOn), asc(sets.testNo), asc(ages.ageDays))

/** What the laboratory has to crush on a day, in the order of the tanks; with `late` also what is past its day. */
export const agesToTest = (
  sql: Sql,
  person: Person,
  of: { day: string; late: boolean; plantId?: string | undefined; houseId?: string | undefined },
): Promise<AgeLine[]> =>
  agesAsked(sql)
    .where(
      and(
        narrowed(person, of),
        inArray(sets.status, ['sampled', 'curing']),
        inArray(ages.status, ['waiting', 'testing', 'declined']),
        of.late ? lte(ages.plannedOn, of.day) : eq(ages.plannedOn, of.day),
      ),
    )
    .orderBy(asc(ages.plannedOn), asc(sets.tank), asc(sets.testNo), asc(ages.ageDays))
    .limit(500)

/** Ages planned in a span of days, for the week's board and for what is overdue. */
export const agesPlanned = (
  sql: Sql,
  person: Person,
  of: { from: string; to: string; plantId?: string | undefined; houseId?: string | undefined },
): Promise<AgeLine[]> =>
  agesAsked(sql)
    .where(and(narrowed(person, of), gte(ages.plannedOn, of.from), lte(ages.plannedOn, of.to)))
    .orderBy(asc(ages.plannedOn), asc(sets.testNo))
    .limit(3000)

/** Every age of production cast in a period, oldest first: what statistics are made of. */
export const agesCast = (
  sql: Sql,
  person: Person,
  of: Parameters<typeof narrowed>[1] & { from: string; to: string; ageDays?: number | undefined },
): Promise<AgeLine[]> =>
  agesAsked(sql)
    .where(
      and(
        narrowed(person, of),
        ofProduction,
        gte(sets.castOn, of.from),
        lte(sets.castOn, of.to),
        of.ageDays ? eq(ages.ageDays, of.ageDays) : undefined,
      ),
    )
    .orderBy(asc(sets.castOn), asc(sets.sampledAt), asc(sets.testNo), asc(ages.ageDays))
    .limit(20_000)

/** Every age of the named sets that the person may see. */
export const seenAgesOfSets = (sql: Sql, person: Person, testIds: readonly string[]): Promise<AgeLine[]> =>
  agesAsked(sql)
    .where(and(narrowed(person, {}), inArray(ages.testId, [...testIds])))
    .orderBy(asc(sets.castOn), asc(sets.testNo), asc(ages.ageDays))

import { and, desc, eq, gte, inArray, lte, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { SetAsk } from '~/domain/cylinders/cylinder-test'
import type { Page } from '~/domain/kit/page'
import { products } from '../catalog/tables'
import { customers, locations, projects } from '../customers/tables'
import { plants } from '../fleet/tables'
import { type FlatList, flatPage } from '../kit/flat-page'
import type { Sql } from '../kit/open'
import { paged } from '../kit/page'
import { wordIn } from '../kit/word'
import { agesOf, type CylinderTestRow } from './cylinder-test'
import { partyNames } from './cylinder-test-parties'
import { cylinderHouses } from './laboratory-equipment-tables'
import { narrowed } from './scope'
import { cylinderAges, cylinderTests as sets } from './tables'
import { temperatureRecords as records } from './temperature-record-tables'

export type SetAge = {
  id: string
  version: number
  ageDays: number
  dueOn: string
  plannedOn: string
  conflict: boolean
  status: string
  mean: number | null
  verdict: string | null
  counts: boolean | null
}
export type SetLine = Pick<
  CylinderTestRow,
  | 'id'
  | 'version'
  | 'testNo'
  | 'doNumber'
  | 'setNo'
  | 'status'
  | 'castOn'
  | 'sampledAt'
  | 'strengthMpa'
  | 'fck'
  | 'specimenKind'
  | 'specimens'
  | 'slumpMm'
  | 'slumpMin'
  | 'slumpMax'
  | 'concreteTemperature'
  | 'wetFindings'
  | 'receivedAt'
  | 'tank'
  | 'origin'
  | 'trialBatchId'
> & {
  cylinderTestId: string
  customerName: string
  projectName: string
  locationName: string
  plantCode: string
  plantName: string
  productCode: string
  houseName: string | null
  ages: SetAge[]
}

const { id, version, testNo, doNumber, setNo, status, castOn, sampledAt, strengthMpa, fck, specimenKind } = sets
const { specimens, slumpMm, slumpMin, slumpMax, concreteTemperature, wetFindings, receivedAt, tank, origin } = sets
const { trialBatchId } = sets
const line = {
  id,
  cylinderTestId: id,
  version,
  testNo,
  doNumber,
  setNo,
  status,
  castOn,
  sampledAt,
  strengthMpa,
  fck,
  specimenKind,
  specimens,
  slumpMm,
  slumpMin,
  slumpMax,
  concreteTemperature,
  wetFindings,
  receivedAt,
  tank,
  origin,
  trialBatchId,
  ...partyNames,
  plantCode: plants.plantCode,
  plantName: plants.plantName,
  productCode: products.productCode,
  houseName: cylinderHouses.name,
}
const NAMES = {
  customerName: { from: sets.customerId, of: customers, id: customers.id, name: customers.customerName },
  projectName: { from: sets.projectId, of: projects, id: projects.id, name: projects.projectName },
  productCode: { from: sets.productId, of: products, id: products.id, name: products.productCode },
}
const list: FlatList = {
  id,
  rows: (sql, columns) => sql.select(columns).from(sets).$dynamic(),
  sorts: {
    ...{ testNo, doNumber, status, castOn, strengthMpa, ...NAMES },
    plantName: { from: sets.plantId, of: plants, id: plants.id, name: plants.plantName },
  },
  usual: [desc(castOn), desc(testNo)],
  newest: [castOn],
}

const measured = raw`exists (select 1 from ${records} where ${records.testId} = ${sets.id})`

/** Sets with their ages, newest first. `at` is the plant's day and the moment, for what is due and what is late. */
export async function setPage(
  sql: Sql,
  person: Person,
  ask: SetAsk,
  at: { today: string; now: Date },
): Promise<Page<SetLine>> {
  const where = and(
    narrowed(person, ask),
    ask.keyword ? await wordIn(sql, ask.keyword, { own: [testNo, doNumber], names: Object.values(NAMES) }) : undefined,
    ask.from ? gte(castOn, ask.from) : undefined,
    ask.to ? lte(castOn, ask.to) : undefined,
    ask.status ? eq(status, ask.status) : undefined,
    ask.view ? viewed(ask.view, at) : undefined,
    ask.temperature ? measured : undefined,
  )
  const { ids, order, total } = await flatPage(sql, list, { ...ask, where })
  const rows = sql
    .select(line)
    .from(sets)
    .leftJoin(customers, eq(customers.id, sets.customerId))
    .leftJoin(projects, eq(projects.id, sets.projectId))
    .leftJoin(locations, eq(locations.id, sets.locationId))
    .innerJoin(plants, eq(plants.id, sets.plantId))
    .innerJoin(products, eq(products.id, sets.productId))
    .leftJoin(cylinderHouses, eq(cylinderHouses.id, sets.houseId))
    .where(inArray(id, ids))
    .orderBy(...order)
    .$dynamic()
  const page = await paged<Omit<SetLine, 'ages'>>(rows, total, { ...ask, offset: 0 })
  return { ...page, rows: await withAges(sql, page.rows) }
}

function viewed(view: NonNullable<SetAsk['view']>, { today, now }: { today: string; now: Date }): SQL | undefined {
  if (view === 'wet') return eq(status, 'assigned')
  if (view === 'curing') return eq(status, 'sampled')
  const age = (what: SQL) =>
    raw`exists (select 1 from ${cylinderAges} where ${cylinderAges.testId} = ${sets.id} and ${what})`
  if (view === 'low') return age(raw`${cylinderAges.verdict} in ('low', 'fail')`)
  const open = raw`${cylinderAges.status} in ('waiting', 'testing', 'declined')`
  // Late is what `isLate` of domain/cylinders/planned-day says.
  const late = raw`(${cylinderAges.plannedOn} < ${today} or coalesce(${cylinderAges.testUntil} < ${now.toISOString()}, false))`
  return and(
    raw`${status} in ('sampled', 'curing')`,
    age(
      view === 'due' ? raw`${open} and ${cylinderAges.plannedOn} = ${today} and not ${late}` : raw`${open} and ${late}`,
    ),
  )
}

async function withAges(sql: Sql, rows: Omit<SetLine, 'ages'>[]): Promise<SetLine[]> {
  const ages = await agesOf(
    sql,
    rows.map(row => row.id),
  )
  return rows.map(row => ({
    ...row,
    ages: ages
      .filter(age => age.testId === row.id)
      .map(({ id, version, ageDays, dueOn, plannedOn, conflict, status, mean, verdict, counts }) => ({
        id,
        version,
        ageDays,
        dueOn,
        plannedOn,
        conflict,
        status,
        mean,
        verdict,
        counts,
      })),
  }))
}

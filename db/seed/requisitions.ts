import { asc, eq, sql as raw } from 'drizzle-orm'
import { addDays, addMinutes, instantOn } from '~/domain/kit/time'
import { judged } from '~/domain/mixdesign/requisition-tests'
import { customerSalespeople } from '../customers/tables'
import { bulkInsert } from '../kit/bulk'
import { auditLines } from '../kit/tables'
import { materialSources } from '../materials/tables'
import { requisitionMixMappings, requisitions, requisitionTests } from '../mixdesign/requisition-tables'
import { users } from '../users/tables'
import type { Seed } from './base'
import type { Hands } from './cylinder-world'
import type { Series } from './day'
import { MIX_ASKS, type MixAsk } from './requisition-mixes'
import { MATERIAL_ASKS, type MaterialAsk } from './requisition-samples'
import type { Goods } from './seeded-goods'
import type { Site } from './sites'
import type { Yard } from './yard'

type World = { seed: Seed; yard: Yard; goods: Goods; sites: Site[]; series: Series; hands: Hands }
type Somebody = { id: string; name: string }
type Line = typeof auditLines.$inferInsert

/** kg CO2e per m³ of A2 and A3 at a plant of the demo, which a target A1–A3 holds besides the materials. */
const HAUL_AND_PLANT = 11

/** What sites need and what is tested, in every state; the oldest first, so that numbers grow with the days. */
export async function seedRequisitions(world: World): Promise<void> {
  const { seed, series } = world
  const desk = await peopleOf(seed, 'mix_design_requester')
  const store = await peopleOf(seed, 'raw_material_requester')
  const sellers = await seed.sql.select().from(customerSalespeople)
  const sources = await seed.sql.select().from(materialSources).where(eq(materialSources.active, true))
  const rows: (typeof requisitions.$inferInsert)[] = []
  const mixes: (typeof requisitionMixMappings.$inferInsert)[] = []
  const tests: (typeof requisitionTests.$inferInsert)[] = []
  const trail: Line[] = []
  const numbers = new Map<string, number>()
  const numbered = (kind: 'mix' | 'material', day: string) => {
    const of = `requisition-${kind}:${day.slice(2, 4)}`
    numbers.set(of, (numbers.get(of) ?? 0) + 1)
    return `${kind === 'mix' ? 'MR' : 'RR'}-${day.slice(2, 4)}-${String(numbers.get(of)).padStart(5, '0')}`
  }

  for (const [at, ask] of oldest(MIX_ASKS).entries()) {
    const site = world.sites[(at * 7) % world.sites.length]!
    const shared = sharedOf(world, ask, desk, at, numbered('mix', dayOf(seed, ask)), site.regionId)
    const { usual, gwp } = usualMix(world, ask.mpa)
    const row = {
      ...shared.row,
      kind: 'mix',
      customerId: site.customerId,
      projectId: site.projectId,
      salespersonId: sellers.find(of => of.customerId === site.customerId)?.salespersonId ?? null,
      strengthMpa: ask.mpa,
      slumpMin: 150,
      slumpMax: 200,
      stoneSizeMm: 20,
      cementType: ask.carbon ? 'CEM I + GGBS' : 'CEM I',
      exposureClasses: [...ask.exposure],
      quantity: ask.quantity.toFixed(2),
      targetCarbon: ask.carbon ? (gwp * ask.carbon + HAUL_AND_PLANT).toFixed(3) : null,
      specialRequirements: ask.special ?? null,
    }
    rows.push(row)
    trail.push(...shared.trail)
    if (ask.status !== 'mapped' && ask.status !== 'completed') continue
    const mapped = shared.begun
    const done = shared.row.completedAt
    mixes.push({
      ...seed.stamp(mapped),
      requisitionId: row.id,
      mixDesignId: usual,
      status: done ? 'completed' : 'mapped',
      remarks: ask.why ?? null,
      completedAt: done,
      completedByName: done ? shared.decider.name : null,
    })
    trail.push(lineOf(shared.decider, mapped, row.id, 'map', 'approved', 'mapped'))
    if (done) trail.push(lineOf(shared.decider, done, row.id, 'complete mapping', 'mapped', 'completed'))
  }

  for (const [at, ask] of oldest(MATERIAL_ASKS).entries()) {
    const shared = sharedOf(world, ask, store, at, numbered('material', dayOf(seed, ask)))
    const materialId = world.goods.materials.find(of => of.code === ask.code)!.id
    const row = {
      ...shared.row,
      kind: 'material',
      materialId,
      sourceId: sources.find(of => of.materialId === materialId)?.id ?? null,
      lotNo: ask.lot,
      sampledOn: addDays(dayOf(seed, ask), -1),
    }
    rows.push(row)
    const made = ask.tests.map(([testType, least, most, result], place) => ({
      ...seed.stamp(addMinutes(shared.asked, place)),
      requisitionId: row.id,
      testType,
      least: text(least),
      most: text(most),
      result: text(result ?? null),
      verdict: judged({ least: text(least), most: text(most), result: text(result ?? null) }),
      testedOn: result === undefined ? null : addDays(dayOf(seed, ask), Math.min(ask.ago, 2 + place)),
      testedByName: result === undefined ? null : shared.decider.name,
      rawMaterialTestId: null,
      remarks: null,
    }))
    tests.push(...made)
    trail.push(...shared.trail)
    if (ask.status !== 'testing' && ask.status !== 'completed') continue
    trail.push(lineOf(shared.decider, shared.begun, row.id, 'test', 'approved', 'testing'))
    if (shared.row.completedAt)
      trail.push(lineOf(shared.decider, shared.row.completedAt, row.id, 'complete tests', 'testing', 'completed'))
  }

  await bulkInsert(seed.sql, requisitions, rows)
  await bulkInsert(seed.sql, requisitionMixMappings, mixes)
  await bulkInsert(seed.sql, requisitionTests, tests)
  await bulkInsert(seed.sql, auditLines, trail)
  for (const [name, value] of numbers) series.set(name, value)
}

const oldest = <Ask extends { ago: number }>(asks: readonly Ask[]): Ask[] => [...asks].sort((a, b) => b.ago - a.ago)
const dayOf = ({ today }: Seed, ask: { ago: number }) => addDays(today, -ask.ago)
const text = (value: number | null) => (value === null ? null : value.toFixed(4))

function sharedOf(
  { seed, yard, hands }: World,
  ask: MixAsk | MaterialAsk,
  askers: Somebody[],
  at: number,
  requisitionNo: string,
  regionId?: string,
) {
  const day = dayOf(seed, ask)
  const asked = instantOn(day, at % 2 ? '08:40' : '07:20')
  const asker = askers[at % askers.length]!
  const decider = hands.lab[at % hands.lab.length]!
  const near = yard.plants.filter(plant => plant.regionId === regionId)
  const plant = near[0] ?? yard.plants[at % yard.plants.length]!
  const handedIn = ask.status === 'draft' ? null : addMinutes(asked, 12)
  const decidedAt = ask.status === 'draft' || ask.status === 'submitted' ? null : instantOn(addDays(day, 1), '10:25')
  const completedAt = ask.status === 'completed' ? addMinutes(asked, 60 * (ask.ago > 30 ? 24 * 28 : 24 * 5)) : null
  const row = {
    ...seed.stamp(asked),
    requisitionNo,
    title: ask.title,
    status: ask.status,
    plantId: plant.id,
    neededBy: addDays(seed.today, ask.in),
    remarks: null,
    requestedBy: asker.id,
    requestedByName: asker.name,
    submittedBy: handedIn && asker.id,
    submittedAt: handedIn,
    decidedBy: decidedAt && decider.id,
    decidedByName: decidedAt && decider.name,
    decidedAt,
    decisionRemarks: ask.said ?? null,
    completedAt,
  }
  const verdict = ask.status === 'rejected' ? (['reject', 'rejected'] as const) : (['approve', 'approved'] as const)
  const trail: Line[] = [
    lineOf(asker, asked, row.id, 'create', null, 'draft'),
    ...(handedIn ? [lineOf(asker, handedIn, row.id, 'submit', 'draft', 'submitted')] : []),
    ...(decidedAt
      ? [{ ...lineOf(decider, decidedAt, row.id, verdict[0], 'submitted', verdict[1]), reason: ask.said }]
      : []),
  ]
  return { row, trail, asked, decider, begun: instantOn(addDays(day, 1), '15:40') }
}

const lineOf = (who: Somebody, at: Date, subjectId: string, action: string, before: string | null, after: string) => ({
  at,
  actorId: who.id,
  actorName: who.name,
  subject: 'requisition',
  subjectId,
  action,
  before: before && { status: before },
  after: { status: after },
  changed: ['status'],
  requestId: 'demo',
})

/** The mix that is strong enough and no stronger than needed. */
function usualMix({ goods }: World, mpa: number): { usual: string; gwp: number } {
  const strong = goods.products.filter(of => of.strengthMpa >= mpa).sort((a, b) => a.strengthMpa - b.strengthMpa)
  const mix = goods.mixes.get((strong[0] ?? goods.products.at(-1)!).id)!
  return { usual: mix.mixDesignId, gwp: mix.gwpPerM3 }
}

const peopleOf = ({ sql }: Seed, role: string): Promise<Somebody[]> =>
  sql
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(raw`${users.roles} && array[${role}]`)
    .orderBy(asc(users.username))

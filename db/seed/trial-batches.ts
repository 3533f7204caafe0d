import { specifiedStrength, specimensByAge } from '~/domain/cylinders/specimen/kind'
import { addDays, addMinutes, daysBetween, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { SPECIMENS_AN_AGE } from '~/domain/mixdesign/trial-batch'
import { cylinderAges, cylinderSpecimens, cylinderTests } from '../cylinders/tables'
import { bulkInsert } from '../kit/bulk'
import { trialBatches, trialBatchWeights } from '../mixdesign/trial-batch-tables'
import { FAMILIES } from './concrete'
import { ageRows } from './cylinder-ages'
import type { CylinderWorld, MadeSet } from './cylinder-world'
import { take } from './day'
import type { MixTrial } from './mix-versions'
import { type Random, randomOf } from './random'
import { FIRST_OVER } from './recipes'

type House = { id: string; plantIds: string[] }
type Curve = { ages: number[]; growth?: (ageDays: number) => number }
type Made = ReturnType<typeof trialOf>
const LITRES = 50
const AGES = [7, 28]
/** Free moisture and absorption, per cent. */
const MOIST: Record<string, [free: number, absorbed: number]> = { sand: [3.6, 1.2], stone: [0.5, 0.6] }

/** What the laboratory made in the small: every mix before its approval, and the second versions that are on their way. */
export async function seedTrialBatches(
  world: CylinderWorld,
  houses: readonly House[],
  next: readonly MixTrial[],
): Promise<void> {
  const { seed, yard, goods } = world
  const random = randomOf(86_029)
  const before = daysBetween(seed.start.toISOString().slice(0, 10), seed.today) + 40
  const first = goods.products.map((product, at) => {
    const { mixDesignId, lines } = goods.mixes.get(product.id)!
    return {
      mixDesignId,
      mixCode: `MX-${product.productCode}`,
      over: FIRST_OVER,
      product,
      lines,
      days: before + (at % 9),
    }
  })
  const made = [...first, ...next]
    .sort((a, b) => b.days - a.days)
    .map((of, at) => trialOf(world, of, yard.plants[at % yard.plants.length]!, houses, random))
  await keepTrials(world, made)
}

/** Trials whose specimens are crushed at many ages, as the curve of a mix needs them; their sets. */
export async function seedCurveTrials(
  world: CylinderWorld,
  houses: readonly House[],
  mixes: readonly (MixTrial & { plantId: string })[],
  curve: Curve,
) {
  const random = randomOf(86_031)
  const made = mixes.map(of =>
    trialOf(world, of, world.yard.plants.find(({ id }) => id === of.plantId)!, houses, random, curve),
  )
  await keepTrials(world, made)
  return made.map(({ set }) => set)
}

async function keepTrials({ seed }: CylinderWorld, made: readonly Made[]): Promise<void> {
  const all = <T>(rows: (of: Made) => T[]) => made.flatMap(rows)
  await bulkInsert(
    seed.sql,
    trialBatches,
    all(({ trial }) => [trial]),
  )
  await bulkInsert(
    seed.sql,
    trialBatchWeights,
    all(({ weights }) => weights),
  )
  await bulkInsert(
    seed.sql,
    cylinderTests,
    all(({ set }) => [set]),
  )
  await bulkInsert(
    seed.sql,
    cylinderAges,
    all(({ ages }) => ages),
  )
  await bulkInsert(
    seed.sql,
    cylinderSpecimens,
    all(({ specimens }) => specimens),
  )
}

function trialOf(
  world: CylinderWorld,
  { mixDesignId, mixCode, over, product, lines, days }: MixTrial,
  plant: CylinderWorld['yard']['plants'][number],
  houses: readonly House[],
  random: Random,
  { ages, growth }: Curve = { ages: AGES },
) {
  const { seed, series, hands } = world
  const castOn = addDays(seed.today, -days)
  const batchedAt = addMinutes(instantOn(castOn, '09:30'), random.whole(0, 240))
  const year = castOn.slice(2, 4)
  const number = (kind: string, places: number) =>
    String(take(series, `${kind}:${plant.plantCode}:${year}`)).padStart(places, '0')
  const family = FAMILIES.find(of => of.family === product.family)!
  const byName = random.pick(hands.lab).name
  const trial = {
    ...seed.stamp(batchedAt),
    demo: true,
    trialNo: `TB-${plant.plantCode}-${year}-${number('trial-batch', 4)}`,
    mixDesignId,
    productId: product.id,
    plantId: plant.id,
    batchedAt,
    litres: LITRES.toFixed(3),
    byName,
  }
  const [slumpMin, slumpMax] = family.slump as [number, number]
  const fck = specifiedStrength(product.strengthMpa, '150x300')
  const received = addMinutes(batchedAt, 1440)
  const shares = specimensByAge(SPECIMENS_AN_AGE * ages.length, ages)
  const set = {
    ...seed.stamp(batchedAt),
    demo: true,
    testNo: `CT-${plant.plantCode}-${year}-${number('cylinder-test', 6)}`,
    trialBatchId: trial.id,
    doNumber: trial.trialNo,
    setNo: 1,
    origin: 'trial',
    regionId: plant.regionId,
    plantId: plant.id,
    houseId: (houses.find(of => of.plantIds.includes(plant.id)) ?? houses[0]!).id,
    productId: product.id,
    mixCode,
    strengthMpa: product.strengthMpa,
    fck,
    targetMean: Math.round((fck + over) * 10) / 10,
    ...{ slumpMin, slumpMax },
    specimenKind: '150x300',
    specimens: SPECIMENS_AN_AGE * ages.length,
    ages,
    status: 'curing',
    castOn,
    sampledAt: batchedAt,
    sampledBy: byName,
    sampledPlace: 'laboratory',
    slumpMm: Math.round(random.between(slumpMin, slumpMax) / 10) * 10,
    concreteTemperature: Number(random.between(28.5, 31).toFixed(1)),
    ambientTemperature: Number(random.between(25, 27.5).toFixed(1)),
    airPercent: Number(random.between(0.8, 1.6).toFixed(1)),
    freshDensity: Math.round((lines.reduce((sum, { kg }) => sum + kg, 0) + random.between(-14, 10)) / 10) * 10,
    receivedAt: received,
    demouldedAt: received,
    tank: `T${random.whole(1, 6)}`,
    tankTemperature: Number(random.between(26, 28).toFixed(1)),
  }
  const strength = fck + random.between(6.8, 10.2)
  const tested = ageRows(world, set as MadeSet['set'], shares, random, plant.plantCode, strength, growth)
  if (tested.ages.every(age => age.status === 'approved')) set.status = 'completed'
  return { trial, weights: weightsOf(trial.id, lines, batchedAt), set, ...tested }
}

/** Aggregates are weighed wet, and the water that they bring comes off the water. */
function weightsOf(trialBatchId: string, lines: MixTrial['lines'], at: Date) {
  const dry = lines.map(({ materialId, kind, kg }) => ({ materialId, kind, kg: (kg * LITRES) / 1000 }))
  const wet = dry.map(line => {
    const [free, absorbed] = MOIST[line.kind] ?? [0, 0]
    return { ...line, wetKg: (line.kg * (100 + free + absorbed)) / (100 + absorbed) }
  })
  const brought = wet.reduce((sum, { kg, wetKg }) => sum + wetKg - kg, 0)
  return wet.map(({ materialId, kind, wetKg }) => {
    const [free, absorbed] = MOIST[kind] ?? []
    return {
      id: newId(at.getTime()),
      trialBatchId,
      materialId,
      kg: (kind === 'water' ? wetKg - brought : wetKg).toFixed(3),
      moisturePercent: free?.toFixed(1) ?? null,
      absorptionPercent: absorbed?.toFixed(1) ?? null,
    }
  })
}

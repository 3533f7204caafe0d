import { specifiedStrength, specimensByAge } from '~/domain/cylinders/specimen/kind'
import { wetFindings } from '~/domain/cylinders/wet-test'
import { addDays, addMinutes } from '~/domain/kit/time'
import { FAMILIES } from './concrete'
import { ageRows } from './cylinder-ages'
import type { Age, CylinderWorld, MadeSet } from './cylinder-world'
import { type Load, take } from './day'
import type { Random } from './random'

/** Minutes from the start of a pour until its sampling is entered: until then its set is on the list of the wet test. */
const ENTERED_AFTER = 40
const NOT_ENTERED = {
  status: 'assigned',
  ...{ sampledAt: null, sampledBy: null, sampledPlace: null, placeInStructure: null },
  ...{ slumpMm: null, concreteTemperature: null, ambientTemperature: null, airPercent: null },
  ...{ concretePotId: null, freshDensity: null, wetFindings: [] },
}

type Of = {
  load: Load
  plant: CylinderWorld['yard']['plants'][number]
  houseId: string
  potIds: string[]
  test: { specimens: number; ages: number[] }
  random: Random
}

/** One set of a load as it stands at the moment of the demo. */
export function setOf(world: CylinderWorld, { load, plant, houseId, potIds, test, random }: Of): MadeSet {
  const { seed, goods, series } = world
  const product = goods.products.find(of => of.id === load.productId)!
  const family = FAMILIES.find(of => of.family === product.family)!
  const fck = specifiedStrength(product.strengthMpa, '150x300')
  const sampledAt = (load.pourStartAt as Date | null) ?? null
  const castOn = load.doDate as string
  const shares = specimensByAge(Math.max(3, test.specimens), test.ages)
  const year = castOn.slice(2, 4)
  const testNo = `CT-${plant.plantCode}-${year}-${String(take(series, `cylinder-test:${plant.plantCode}:${year}`)).padStart(6, '0')}`
  const received = sampledAt ? addMinutes(sampledAt, random.whole(17, 30) * 60) : null
  const here = !!received && received <= seed.now
  const slumpMm = sampledAt ? slumpOf(random, family.slump) : null
  const concreteTemperature = sampledAt ? Number(random.between(29.5, 34.2).toFixed(1)) : null
  const potFull = sampledAt && random.chance(0.35)
  const set = {
    ...seed.stamp((load.generatedAt as Date | null) ?? seed.now),
    demo: true,
    testNo,
    orderId: load.orderId,
    deliveryOrderId: load.id,
    doNumber: load.doNumber!,
    setNo: 1,
    origin: 'order',
    customerId: load.customerId,
    projectId: load.projectId,
    locationId: load.locationId,
    regionId: load.regionId,
    plantId: load.plantId,
    houseId,
    productId: load.productId,
    mixCode: `MX-${product.productCode}`,
    strengthMpa: product.strengthMpa,
    fck,
    targetMean: Math.round((fck + 6.5) * 10) / 10,
    slumpMin: family.slump[0],
    slumpMax: family.slump[1],
    specimenKind: '150x300',
    specimens: shares.reduce((sum, share) => sum + share.specimens, 0),
    ages: shares.map(share => share.ageDays),
    status: sampledAt ? (here ? 'curing' : 'sampled') : 'assigned',
    castOn,
    sampledAt,
    sampledBy: sampledAt ? random.pick(['Goh Wei', 'M. Rahman', 'Siti Aminah', 'Tan Kok Leong']) : null,
    sampledPlace: sampledAt ? 'site' : null,
    placeInStructure: sampledAt
      ? random.pick(['Level 4 slab, grid C', 'Pile cap P12', 'Core wall 3', 'Basement raft', 'Column C7'])
      : null,
    slumpMm,
    concreteTemperature,
    ambientTemperature: sampledAt ? Number(random.between(26.5, 32.5).toFixed(1)) : null,
    airPercent: sampledAt && random.chance(0.2) ? Number(random.between(1.1, 2.4).toFixed(1)) : null,
    concretePotId: potFull ? potIds[world.yard.plants.indexOf(plant)]! : null,
    potFullKg: null,
    freshDensity: potFull ? Math.round(random.between(2340, 2400) / 10) * 10 : null,
    waterAddedLitres: null,
    wetFindings: sampledAt
      ? wetFindings(
          { slumpMm, concreteTemperature },
          { slumpMin: family.slump[0], slumpMax: family.slump[1], temperatureMax: 35 },
        )
      : [],
    receivedAt: here ? received : null,
    demouldedAt: here ? addMinutes(received!, 25) : null,
    tank: here ? `T${random.whole(1, 6)}` : null,
    tankTemperature: here ? Number(random.between(26, 28).toFixed(1)) : null,
    remarks: null,
    statusReason: null,
  }
  const made = ageRows(world, set as MadeSet['set'], shares, random, plant.plantCode)
  if (made.ages.length && made.ages.every(age => age.status === 'approved')) set.status = 'completed'
  // Taken back only here, so that all other figures of the demo are drawn as they were.
  if (!sampledAt || addMinutes(sampledAt, ENTERED_AFTER) <= seed.now) return { set: set as MadeSet['set'], ...made }
  const planless = (age: Age) => {
    const dueOn = addDays(castOn, age.ageDays)
    return { ...age, dueOn, plannedOn: dueOn, testUntil: null, conflict: false }
  }
  return { set: { ...set, ...NOT_ENTERED } as MadeSet['set'], ...made, ages: made.ages.map(planless) }
}

/** Slump follows the range of the product; one in thirty misses it. */
const slumpOf = (random: Random, [least, most]: readonly [number, number]) =>
  random.chance(0.033) ? (most as number) + 20 : Math.round(random.between(least, most) / 10) * 10

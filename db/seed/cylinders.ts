import { sampledLoads } from '~/domain/deliveries/sampling'
import { addDays } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { cylinderHouses } from '../cylinders/laboratory-equipment-tables'
import { concretePots, cylinderAges, cylinderSpecimens, cylinderTests } from '../cylinders/tables'
import { bulkInsert } from '../kit/bulk'
import { auditLines } from '../kit/tables'
import { SYSTEM } from '../kit/work'
import { seedCylinderRecords } from './cylinder-records'
import { setOf } from './cylinder-set'
import type { CylinderWorld, MadeSet } from './cylinder-world'
import type { Day, Load } from './day'
import { seedEquipment } from './laboratory-equipment'
import type { MixTrial } from './mix-versions'
import { randomOf } from './random'
import { seedTemperatureRecords } from './temperature-records'
import { seedTrialBatches } from './trial-batches'

const HOUSES = [
  {
    code: 'LAB-W',
    name: 'Jurong laboratory',
    address: '8 Jurong Port Road',
    regions: ['W', 'S'],
    tanks: 8,
    capacity: 960,
  },
  {
    code: 'LAB-E',
    name: 'Sungei Kadut laboratory',
    address: '15 Sungei Kadut Drive',
    regions: ['N', 'E'],
    tanks: 6,
    capacity: 720,
  },
]

/** The laboratories with ninety days of specimens: cast, cured, crushed, approved, and what is due this week. */
export async function seedCylinders(
  company: CylinderWorld,
  days: readonly Day[],
  trials: readonly MixTrial[],
): Promise<void> {
  const { seed, yard } = company
  // A stream of its own: what the laboratory does changes nothing else of the company.
  const random = randomOf(86_028)
  const houses = await seedHouses(company)
  const world = { ...company, machines: await seedEquipment(company, houses) }
  const pots = await seedPots(world)
  await seedTrialBatches(world, houses, trials)
  const made: MadeSet[] = []
  const sampled = new Map<string, Load>()
  for (const day of days)
    for (const order of day.orders) {
      if (!order.cylinderTest || order.status === 'cancelled') continue
      const loads = day.loads.filter(load => load.orderId === order.id)
      const chosen = sampledLoads(loads.length, order.cylinderTest.sets)
      for (const place of chosen) {
        const load = loads[place - 1]!
        if (!load.doNumber) continue
        const plant = yard.plants.find(of => of.id === load.plantId)!
        const house = houses.find(of => of.plantIds.includes(plant.id)) ?? houses[0]!
        sampled.set(load.id, load)
        made.push(setOf(world, { load, plant, houseId: house.id, potIds: pots, test: order.cylinderTest, random }))
      }
    }
  await bulkInsert(
    seed.sql,
    cylinderTests,
    made.map(of => of.set),
  )
  await bulkInsert(
    seed.sql,
    cylinderAges,
    made.flatMap(of => of.ages),
  )
  await bulkInsert(
    seed.sql,
    cylinderSpecimens,
    made.flatMap(of => of.specimens),
  )
  await bulkInsert(seed.sql, auditLines, trailOf(world, made) as (typeof auditLines.$inferInsert)[])
  await seedCylinderRecords(world, made, random)
  await seedTemperatureRecords(world, houses, made, sampled)
}

async function seedHouses({ seed, yard, hands }: CylinderWorld) {
  const rows = HOUSES.map(({ regions, ...house }, place) => ({
    ...seed.stamp(seed.start),
    active: true,
    ...house,
    phone: `+65 6265 ${4100 + place}`,
    accreditationNo: `LA-2019-0${712 + place}-C`,
    managerId: hands.house[place % hands.house.length]!.id,
    plantIds: yard.plants
      .filter(plant => regions.includes(yard.regions.find(of => of.id === plant.regionId)!.code))
      .map(plant => plant.id),
  }))
  await bulkInsert(seed.sql, cylinderHouses, rows)
  return rows
}

async function seedPots({ seed, yard }: CylinderWorld): Promise<string[]> {
  const rows = yard.plants.map((plant, place) => ({
    ...seed.stamp(seed.start),
    active: true,
    potNo: `POT-${String(place + 1).padStart(2, '0')}`,
    plantId: plant.id,
    volumeLitres: [7.01, 8.004, 5.002][place % 3]!,
    emptyKg: [3.62, 4.115, 2.87][place % 3]!,
    calibratedOn: addDays(seed.today, -[320, 150, 372, 40][place % 4]!),
    calibrationDueOn: addDays(seed.today, 365 - [320, 150, 372, 40][place % 4]!),
    remarks: null,
  }))
  await bulkInsert(seed.sql, concretePots, rows)
  return rows.map(row => row.id)
}

/** The last weeks of the laboratory in the trail, as its commands would have written it. */
function trailOf({ seed }: CylinderWorld, made: readonly MadeSet[]) {
  const since = addDays(seed.today, -21)
  const line = <L extends { at: Date }>(of: L) => ({
    sessionId: null,
    reason: null,
    requestId: newId(seed.now.getTime()),
    ...of,
  })
  return made
    .filter(({ set }) => set.castOn >= since)
    .flatMap(({ set, ages }) => [
      line({
        at: set.createdAt as Date,
        actorId: SYSTEM.id,
        actorName: SYSTEM.name,
        subject: 'cylinder_test',
        subjectId: set.id,
        action: 'create',
        before: null,
        after: { testNo: set.testNo, doNumber: set.doNumber, status: 'assigned' },
        changed: ['testNo', 'doNumber', 'status'],
      }),
      ...ages.flatMap(age =>
        age.labAt
          ? [
              line({
                at: age.labAt as Date,
                actorId: age.labBy,
                actorName: age.labName,
                subject: 'cylinder_age',
                subjectId: age.id,
                action: 'submit',
                before: { status: 'testing' },
                after: { status: 'with_house_manager', mean: age.mean },
                changed: ['status'],
              }),
            ]
          : [],
      ),
    ])
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

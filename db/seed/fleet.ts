import { addDays } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import {
  drivers,
  fleetGroups,
  fleetGroupTrucks,
  passAssignees,
  passes,
  restReasons,
  subcontractorOwners,
  subcontractors,
  trucks,
} from '../fleet/tables'
import { bulkInsert } from '../kit/bulk'
import { users } from '../users/tables'
import type { Seed } from './base'
import { restsToday } from './roster'
import type { Yard } from './yard'
export async function seedFleet(
  seed: Seed,
  yard: Pick<Yard, 'plants' | 'truckTypes'>,
  passwordHash: string,
): Promise<Yard['trucks']> {
  const { sql, random, start, stamp, today } = seed
  const owners = ['Lim Transport', 'Selvam Haulage', 'Three Rivers Logistics'].map(ownerName => ({
    ...stamp(start),
    active: true,
    ownerName,
    phone: `+65 6${random.whole(200, 899)} ${random.whole(1000, 9999)}`,
    email: null,
    removed: false,
  }))
  await bulkInsert(sql, subcontractorOwners, owners)
  const firms = owners.map(owner => ({
    ...stamp(start),
    active: true,
    subcontractorName: `${owner.ownerName} Pte Ltd`,
    ownerId: owner.id,
  }))
  await bulkInsert(sql, subcontractors, firms)
  await bulkInsert(
    sql,
    restReasons,
    [
      ['Meal break', true],
      ['Prayer', true],
      ['Truck wash', false],
      ['Fuel', false],
      ['Feeling unwell', false],
    ].map(([reason, keepsPlace]) => ({
      ...stamp(start),
      active: true,
      reason: String(reason),
      keepsPlace: Boolean(keepsPlace),
    })),
  )

  const truckRows = Array.from({ length: 60 }, (_, at) => {
    const type = yard.truckTypes[at % 10 === 9 ? 2 : at % 5 === 4 ? 1 : 0]!
    const plant = yard.plants[at % yard.plants.length]!
    return {
      ...stamp(start),
      active: at !== 57,
      truckNo: `M${String(at + 1).padStart(3, '0')}`,
      plateNo: `XE${1200 + at * 37}${'KLPRTUXY'[at % 8]}`,
      truckTypeId: type.id,
      mainPlantId: plant.id,
      subcontractorId: at % 4 === 3 ? firms[at % 3]!.id : null,
      tareKg: 12_400 + random.whole(0, 900),
      tareValidTo: addDays(today, random.whole(-5, 300)),
      inspectionValidTo: addDays(today, random.whole(10, 340)),
      latitude: plant.latitude + random.between(-0.002, 0.002),
      longitude: plant.longitude + random.between(-0.002, 0.002),
      heading: random.whole(0, 359),
      positionAt: seed.now,
      removed: false,
      load: type.maxLoad,
    }
  })
  await bulkInsert(sql, trucks, truckRows)
  const people = truckRows.map((truck, at) => ({
    ...stamp(start),
    active: true,
    kind: 'driver',
    username: `driver_${String(at + 1).padStart(2, '0')}`,
    name: seed.person(),
    email: null,
    phone: `+65 9${random.whole(100, 999)} ${random.whole(1000, 9999)}`,
    roles: ['driver'],
    passwordHash,
    mustChangePassword: false,
    credentialEpoch: 1,
    regionIds: [],
    plantIds: [truck.mainPlantId],
    customerIds: [],
  }))
  await bulkInsert(sql, users, people)
  const driverRows = truckRows.map((truck, at) => ({
    ...stamp(start),
    active: true,
    userId: people[at]!.id,
    driverNo: `D${String(at + 1).padStart(3, '0')}`,
    driverName: people[at]!.name,
    phone: people[at]!.phone,
    licenceNo: `S${random.whole(70, 95)}${random.whole(10000, 99999)}C`,
    licenceValidTo: addDays(today, random.whole(20, 900)),
    truckId: truck.id,
    // Of the same plant: every sixth truck is.
    altTruckId: at % 9 === 4 ? truckRows[(at + 6) % truckRows.length]!.id : null,
    mainPlantId: truck.mainPlantId,
    subcontractorId: truck.subcontractorId,
    operationStatus: restsToday(at) ? 'off_duty' : 'in_service',
    removed: false,
  }))
  await bulkInsert(sql, drivers, driverRows)
  await seedGroupsAndPasses(seed, truckRows, driverRows)
  return truckRows.map((truck, at) => ({
    id: truck.id,
    plantId: truck.mainPlantId,
    driverId: driverRows[at]!.id,
    driverName: driverRows[at]!.driverName,
    maxLoad: Number(truck.load),
    truckTypeId: truck.truckTypeId,
  }))
}

async function seedGroupsAndPasses(
  { sql, start, stamp, today }: Seed,
  truckRows: { id: string }[],
  driverRows: { id: string }[],
): Promise<void> {
  const groups = [
    ['Own fleet day', 'First loads from half past five'],
    ['Night shift', 'Raft pours and road works after dark'],
    ['Airport pool', 'Trucks and drivers with airside permits'],
  ].map(([groupName, remarks]) => ({ ...stamp(start), active: true, groupName: groupName!, remarks: remarks! }))
  await bulkInsert(sql, fleetGroups, groups)
  await bulkInsert(
    sql,
    fleetGroupTrucks,
    truckRows.map((truck, at) => ({ id: newId(start.getTime()), fleetGroupId: groups[at % 3]!.id, truckId: truck.id })),
  )
  const made = [
    ['driver', 'Airport airside permit'],
    ['truck', 'Airport vehicle permit'],
    ['driver', 'Port entry pass'],
  ].map(([type, name]) => ({ ...stamp(start), active: true, type: type!, name: name! }))
  await bulkInsert(sql, passes, made)
  const holders = made.flatMap(pass =>
    (pass.type === 'driver' ? driverRows : truckRows)
      .filter((_, at) => at % 3 === 2)
      .map((holder, at) => ({
        ...stamp(start),
        passId: pass.id,
        driverId: pass.type === 'driver' ? holder.id : null,
        truckId: pass.type === 'truck' ? holder.id : null,
        passNo: `${pass.type === 'driver' ? 'AP' : 'AV'}-${20_400 + at}`,
        validFrom: addDays(today, -200),
        validTo: addDays(today, at % 7 === 0 ? 9 : 160),
      })),
  )
  await bulkInsert(sql, passAssignees, holders)
}

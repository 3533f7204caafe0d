import { singaporeHolidays } from '~/domain/orders/singapore-holidays'
import { bulkInsert } from '../kit/bulk'
import { bookingQuantities, capacityProfiles } from '../orders/capacity-tables'
import { dischargeMethods, holidays, pumps, stones, strengths, structures, technicians } from '../orders/tables'
import type { Seed } from './base'
import { STRENGTHS } from './concrete'
import type { Yard } from './yard'

/** The short lists behind an order, the technicians and what plants and regions can take by the hour. */
export async function seedMasters(seed: Seed, yard: Pick<Yard, 'regions' | 'plants'>) {
  const { sql, random, start, stamp, master, today } = seed
  await bulkInsert(
    sql,
    stones,
    [
      [10, 'Granite 10 mm'],
      [20, 'Granite 20 mm'],
      [40, 'Granite 40 mm'],
    ].map(([sizeMm, name]) => ({ ...master(`ST${sizeMm}`), name: String(name), sizeMm: Number(sizeMm) })),
  )
  await bulkInsert(
    sql,
    strengths,
    STRENGTHS.map(strengthMpa => ({ ...master(`C${strengthMpa}`), name: `Grade ${strengthMpa}`, strengthMpa })),
  )
  const pumpRows = [
    ['BP36', 'Boom pump 36 m', 36, '60.00'],
    ['BP47', 'Boom pump 47 m', 47, '75.00'],
    ['LINE', 'Line pump', 0, '30.00'],
  ].map(([code, name, reach, rate]) => ({
    ...master(String(code)),
    name: String(name),
    reachMetres: Number(reach),
    ratePerHour: String(rate),
  }))
  await bulkInsert(sql, pumps, pumpRows)
  const structureRows = [
    ['SLAB', 'Slab'],
    ['WALL', 'Wall'],
    ['COL', 'Column'],
    ['PILE', 'Bored pile'],
    ['PCAP', 'Pile cap'],
    ['BLND', 'Blinding'],
    ['ROAD', 'Road and hardstanding'],
  ].map(
    ([code, name]) => ({ ...master(code!), name: name!, reinforcement: code === 'BLND' ? 'none' : 'steel' }) as const,
  )
  const prestressed = { ...master('PSBM'), name: 'Prestressed beam', reinforcement: 'prestressed' as const }
  await bulkInsert(sql, structures, [...structureRows, prestressed])
  const methodRows = [
    ['CHUTE', 'Chute', '2.0', false],
    ['PUMP', 'Pump', '2.6', true],
    ['CRANE', 'Crane and bucket', '4.5', false],
    ['TREMIE', 'Tremie', '3.2', false],
  ].map(([code, name, minutes, needsPump]) => ({
    ...master(String(code)),
    name: String(name),
    minutesPerM3: String(minutes),
    needsPump: Boolean(needsPump),
  }))
  await bulkInsert(sql, dischargeMethods, methodRows)
  await bulkInsert(
    sql,
    technicians,
    yard.regions.flatMap(region =>
      Array.from({ length: 4 }, () => ({
        ...stamp(start),
        active: true,
        technicianName: seed.person(),
        phone: `+65 9${random.whole(100, 999)} ${random.whole(1000, 9999)}`,
        regionId: region.id,
        plantId: yard.plants.find(plant => plant.regionId === region.id)!.id,
      })),
    ),
  )
  const year = Number(today.slice(0, 4))
  // In January the months that are billed have the holidays of last year.
  await bulkInsert(
    sql,
    holidays,
    [year - 1, year, year + 1].flatMap(singaporeHolidays).map(of => ({ ...stamp(start), ...of, regionId: null })),
  )
  await bulkInsert(
    sql,
    capacityProfiles,
    yard.plants.flatMap(plant =>
      Array.from({ length: 16 }, (_, at) => at + 6).flatMap(hour =>
        [1, 2, 3, 4, 5, 6].map(weekday => ({
          ...stamp(start),
          plantId: plant.id,
          day: null,
          weekday,
          hour,
          quantity: hour < 20 ? '90.00' : '45.00',
          remarks: null,
        })),
      ),
    ),
  )
  await bulkInsert(
    sql,
    bookingQuantities,
    yard.regions.flatMap(region =>
      Array.from({ length: 16 }, (_, at) => ({
        ...stamp(start),
        regionId: region.id,
        weekday: null,
        hour: at + 6,
        quantity: at < 13 ? '240.00' : '120.00',
      })),
    ),
  )
  return {
    pumpIds: pumpRows.map(row => row.id),
    structureIds: structureRows.map(row => row.id),
    methods: methodRows.map(row => ({ id: row.id, minutesPerM3: Number(row.minutesPerM3), needsPump: row.needsPump })),
  }
}

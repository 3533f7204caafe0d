import { addDays } from '~/domain/kit/time'
import { batchingPlants, plants, regions, truckTypes } from '../fleet/tables'
import { bulkInsert } from '../kit/bulk'
import type { Seed } from './base'
import { PLANTS, REGIONS } from './places'

export type Yard = {
  regions: { id: string; code: string }[]
  plants: {
    id: string
    plantCode: string
    regionId: string
    latitude: number
    longitude: number
    lines: { id: string; code: string }[]
  }[]
  trucks: { id: string; plantId: string; driverId: string; driverName: string; maxLoad: number; truckTypeId: string }[]
  truckTypes: { id: string; maxLoad: string }[]
}

const TYPES = [
  { truckType: 'Mixer 9 m³', minLoad: '3.00', scheduleLoad: '9.00', maxLoad: '9.00' },
  { truckType: 'Mixer 7 m³', minLoad: '2.50', scheduleLoad: '7.00', maxLoad: '7.00' },
  { truckType: 'Mini mixer 4 m³', minLoad: '1.00', scheduleLoad: '4.00', maxLoad: '4.00' },
]

/** Regions, plants with their batching lines, sixty trucks and as many drivers. */
export async function seedPlants(seed: Seed): Promise<Pick<Yard, 'regions' | 'plants' | 'truckTypes'>> {
  const { sql, start, stamp } = seed
  const regionRows = REGIONS.map(region => ({
    ...stamp(start),
    active: true,
    zone: 'Asia/Singapore',
    ...region,
    boundary: region.boundary as [number, number][],
  }))
  await bulkInsert(sql, regions, regionRows)
  const plantRows = PLANTS.map(({ region, lines: _lines, ...plant }, place) => ({
    ...stamp(start),
    active: true,
    ...plant,
    regionId: regionRows.find(row => row.code === region)!.id,
    opensAt: '06:00',
    closesAt: '22:00',
    loadingMinutes: 8,
    certificateNo: `SAC-CT06-${2024 + (place % 2)}-${118 + place}`,
    certificateValidTo: addDays(seed.today, 120 + place * 40),
    removed: false,
  }))
  await bulkInsert(sql, plants, plantRows)
  const lineRows = plantRows.flatMap((plant, place) =>
    Array.from({ length: PLANTS[place]!.lines }, (_, at) => ({
      ...stamp(start),
      active: true,
      plantId: plant.id,
      code: `BP${at + 1}`,
      bpName: `${plant.plantName} line ${at + 1}`,
      capacityPerHour: (Number(plant.capacityPerHour) / PLANTS[place]!.lines).toFixed(2),
      maxBatch: '3.00',
    })),
  )
  await bulkInsert(sql, batchingPlants, lineRows)
  const typeRows = TYPES.map(type => ({ ...stamp(start), active: true, ...type }))
  await bulkInsert(sql, truckTypes, typeRows)
  return {
    regions: regionRows,
    plants: plantRows.map(plant => ({ ...plant, lines: lineRows.filter(line => line.plantId === plant.id) })),
    truckTypes: typeRows,
  }
}

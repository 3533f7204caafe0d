import type { planDriverRows, planGroups, planPasses, planTruckRows } from '~/db/orders/plan/fleet-rows'
import type { loadsElsewhere } from '~/db/orders/plan/rows'
import type { DutyLine } from '~/domain/fleet/fatigue'
import { minutesBetween } from '~/domain/kit/time'
import type { OptimizationConfig } from '~/domain/orders/plan/config'
import type { FactPlant, FactSpan, FactTruck } from '~/domain/orders/plan/facts'
import { allDay, minuteOf } from './facts-plants'
import { configOfTruck } from './params'

type Row<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number]
export type TruckParts = {
  trucks: Row<typeof planTruckRows>[]
  drivers: Row<typeof planDriverRows>[]
  groups: Awaited<ReturnType<typeof planGroups>>
  held: Awaited<ReturnType<typeof planPasses>>['held']
  elsewhere: Row<typeof loadsElsewhere>[]
  duty: Map<string, DutyLine[]>
  plants: FactPlant[]
  /** Trucks that no load of the day needs and nobody drives are left out. */
  onLoads: ReadonlySet<string>
  config: OptimizationConfig
  dutyHours: number
  orderDate: string
  dayStart: Date
}

/** Trucks with a driver, their shifts and what keeps them away. */
export function truckFacts(of: TruckParts): FactTruck[] {
  const turns = new Map<string, number>()
  return of.trucks.flatMap(row => {
    const { truck } = row
    const driver = of.drivers.find(each => each.truckId === truck.id)
    if (!driver && !of.onLoads.has(truck.id)) return []
    const plantId = of.plants.find(plant => plant.id === truck.mainPlantId)?.id ?? of.plants[0]?.id
    if (!plantId) return []
    const turn = turns.get(plantId) ?? 0
    turns.set(plantId, turn + 1)
    const group = of.groups.members.find(member => member.truckId === truck.id)
    return [
      {
        id: truck.id,
        no: truck.truckNo,
        typeId: truck.truckTypeId,
        typeName: row.typeName,
        capacity: Math.round(Number(row.maxLoad) * 100),
        groupName: group?.groupName ?? null,
        driverName: driver?.driverName ?? null,
        mainPlantId: truck.mainPlantId,
        plantId,
        ...shiftOf(of, driver?.id, truck.id, turn),
        passes: passesOf(of, truck.id, driver?.id),
        outages: outagesOf(of, row, driver),
      },
    ]
  })
}

/** Duty that has begun counts; else one of the starts of the truck's group or of the company, in turn. */
function shiftOf(of: TruckParts, driverId: string | undefined, truckId: string, turn: number) {
  const began = driverId ? of.duty.get(driverId)?.find(line => line.event === 'clock_in') : undefined
  const { shiftStarts, shiftMinutes } = configOfTruck(of.config, of.groups, truckId)
  const usual = minuteOf(shiftStarts[turn % shiftStarts.length]!)
  const shiftFrom = began ? Math.max(0, Math.round(minutesBetween(of.dayStart, began.at))) : usual
  const most = of.dutyHours * 60
  return { shiftFrom, shiftUntil: shiftFrom + Math.min(shiftMinutes, most), overtimeUntil: shiftFrom + most }
}

function passesOf({ held }: TruckParts, truckId: string, driverId: string | undefined): string[] {
  return held
    .filter(row => row.truckId === truckId || (!!driverId && row.driverId === driverId))
    .map(row => row.passId)
    .sort()
}

function outagesOf(
  of: TruckParts,
  { truck }: TruckParts['trucks'][number],
  driver: TruckParts['drivers'][number] | undefined,
): FactSpan[] {
  const ended = (validTo: string | null | undefined) => !!validTo && validTo < of.orderDate
  const away = of.elsewhere
    .filter(load => load.truckId === truck.id)
    .map(load => ({
      from: Math.round(minutesBetween(of.dayStart, load.beginAt)) - 30,
      until: Math.round(minutesBetween(of.dayStart, load.onSiteAt)) + load.unloading + 45,
      reason: 'Carries for another region',
    }))
  return [
    ...(truck.active && !truck.removed ? [] : [allDay('Inactive')]),
    ...(driver ? [] : [allDay('No driver')]),
    ...(ended(truck.inspectionValidTo) ? [allDay('Inspection ended')] : []),
    ...(ended(driver?.licenceValidTo) ? [allDay('The driver’s licence ended')] : []),
    ...(of.plants.some(plant => plant.id === truck.mainPlantId) || !truck.mainPlantId
      ? []
      : [allDay('Belongs to another region')]),
    ...away,
  ]
}

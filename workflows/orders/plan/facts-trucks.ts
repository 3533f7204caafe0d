import type { CrewRow } from '~/db/fleet/roster-availability'
import type { planGroups, planPasses, planTruckRows } from '~/db/orders/plan/fleet-rows'
import type { loadsElsewhere } from '~/db/orders/plan/rows'
import { type Availability, availabilityOf } from '~/domain/fleet/roster-availability'
import { minutesBetween } from '~/domain/kit/time'
import type { OptimizationConfig } from '~/domain/orders/plan/config'
import type { FactPlant, FactSpan, FactTruck } from '~/domain/orders/plan/facts'
import { allDay } from './facts-plants'
import { configOfTruck } from './params'

type Row<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number]
export type TruckParts = {
  trucks: Row<typeof planTruckRows>[]
  crews: CrewRow[]
  groups: Awaited<ReturnType<typeof planGroups>>
  held: Awaited<ReturnType<typeof planPasses>>['held']
  elsewhere: Row<typeof loadsElsewhere>[]
  plants: FactPlant[]
  /** Trucks that no load of the day needs and nobody drives are left out. */
  onLoads: ReadonlySet<string>
  config: OptimizationConfig
  now: Date | null
  orderDate: string
  dayStart: Date
}

/** Trucks with a driver, when they can work and what keeps them away. */
export function truckFacts(of: TruckParts): FactTruck[] {
  return of.trucks.flatMap(row => {
    const { truck } = row
    const crews = of.crews.filter(each => each.truckId === truck.id)
    if (!crews.length && !of.onLoads.has(truck.id)) return []
    const can = availableOn(of, row, crews)
    const crew = crews.find(each => each.driverId === can.turns[0]?.driverId) ?? crews[0]
    const places = [crew?.plantId, truck.mainPlantId].map(id => of.plants.find(plant => plant.id === id))
    const plant = places[0] ?? places[1] ?? of.plants[0]
    if (!plant) return []
    const group = of.groups.members.find(member => member.truckId === truck.id)
    return [
      {
        id: truck.id,
        no: truck.truckNo,
        typeId: truck.truckTypeId,
        typeName: row.typeName,
        capacity: Math.round(Number(row.maxLoad) * 100),
        groupName: group?.groupName ?? null,
        driverName: crew?.driver.driverName ?? null,
        mainPlantId: truck.mainPlantId,
        plantId: plant.id,
        ...shiftOf(of, can, plant.opens),
        passes: passesOf(of, truck.id, crew?.driverId),
        outages: outagesOf(of, row, can),
      },
    ]
  })
}

function availableOn(of: TruckParts, { truck }: TruckParts['trucks'][number], crews: CrewRow[]): Availability {
  const { shiftMinutes: usualMinutes } = configOfTruck(of.config, of.groups, truck.id)
  const inspectionEnded = !!truck.inspectionValidTo && truck.inspectionValidTo < of.orderDate
  const state = { active: truck.active && !truck.removed, inspectionEnded }
  return availabilityOf(state, crews, { dayStart: of.dayStart, now: of.now, usualMinutes })
}

const minuteIn = ({ dayStart }: TruckParts, at: Date) => Math.round(minutesBetween(dayStart, at))

/** From the first turn to the end of the last; who has none has no minute. */
function shiftOf(of: TruckParts, { turns }: Availability, opens: number) {
  const [first, last] = [turns[0], turns.at(-1)]
  if (!first || !last) return { shiftFrom: opens, shiftUntil: opens, overtimeUntil: opens }
  return {
    shiftFrom: minuteIn(of, first.from),
    shiftUntil: minuteIn(of, last.until),
    overtimeUntil: minuteIn(of, last.latest),
  }
}

function passesOf({ held }: TruckParts, truckId: string, driverId: string | undefined): string[] {
  return held
    .filter(row => row.truckId === truckId || (!!driverId && row.driverId === driverId))
    .map(row => row.passId)
    .sort()
}

function outagesOf(of: TruckParts, { truck }: TruckParts['trucks'][number], { turns, why }: Availability): FactSpan[] {
  const away = of.elsewhere
    .filter(load => load.truckId === truck.id)
    .map(load => ({
      from: minuteIn(of, load.beginAt) - 30,
      until: minuteIn(of, load.onSiteAt) + load.unloading + 45,
      reason: 'Carries for another region',
    }))
  const between = turns.slice(1).flatMap((turn, at) => {
    const span = { from: minuteIn(of, turns[at]!.latest), until: minuteIn(of, turn.from), reason: 'Between two shifts' }
    return span.from < span.until ? [span] : []
  })
  return [
    ...(why ? [allDay(why)] : []),
    ...(of.plants.some(plant => plant.id === truck.mainPlantId) || !truck.mainPlantId
      ? []
      : [allDay('Belongs to another region')]),
    ...between,
    ...away,
  ]
}

import { fleetPlants } from '~/db/fleet/air-control-rows'
import { fleetDay } from '~/db/fleet/fleet-dashboard'
import { settingOn } from '~/db/kit/setting'
import { figuresOf } from '~/domain/fleet/fleet-dashboard'
import { businessDay } from '~/domain/kit/time'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { tagged } from '../kit/tag'
import { fleetLines } from './fleet-now'

/** The fleet now and today: phases, use, turns, waiting, hours, and the same by plant. */
export const fleetDashboardEngine = area().get('/fleet-dashboard', may('GET /fleet-dashboard'), async c => {
  const day = businessDay(c.var.now)
  const [lines, plants, of, nearLimit] = await Promise.all([
    fleetLines(c),
    fleetPlants(sqlOf(c), personOf(c)),
    fleetDay(sqlOf(c), personOf(c), day, c.var.now),
    settingOn(sqlOf(c), 'fleet.near-limit-minutes', day),
  ])
  const workedOf = new Map(of.trucks.map(row => [row.truckId, row]))
  const brief = (line: (typeof lines)[number]) => {
    const { truckId, truckNo, driverId, driverName, plantName, phase, since, hoursLeft, hoursState } = line
    return { truckId, truckNo, driverId, driverName, plantName, phase, since, hoursLeft, hoursState }
  }
  return tagged(c, {
    day,
    ...figuresOf(lines, of.trucks, nearLimit),
    hours: of.hours,
    plants: plants.map(plant => {
      const own = lines.filter(line => line.plantId === plant.id)
      const worked = own.flatMap(line => workedOf.get(line.truckId) ?? [])
      const { plantId: _id, ...today } = of.plants.find(row => row.plantId === plant.id) ?? {
        plantId: plant.id,
        ...{ loads: 0, delivered: '0.00', planned: '0.00', trucks: 0, waitAtPlant: null, waitOnSite: null, turn: null },
      }
      return { ...plant, ...figuresOf(own, worked, nearLimit), today }
    }),
    nearLimit: lines
      .filter(line => line.hoursState === 'near' || line.hoursState === 'over')
      .sort((a, b) => (a.hoursLeft ?? 0) - (b.hoursLeft ?? 0))
      .map(brief),
    brokenDown: lines.filter(line => line.phase === 'out').map(brief),
    late: lines.filter(line => line.notIn).map(brief),
    busiest: of.trucks
      .flatMap(row => {
        const line = lines.find(of => of.truckId === row.truckId)
        return line ? [{ ...row, truckNo: line.truckNo, driverName: line.driverName, phase: line.phase }] : []
      })
      .sort((a, b) => b.turns - a.turns || Number(b.delivered) - Number(a.delivered))
      .slice(0, 12),
  })
})

import { type CarriedLoad, carriedLoads } from '~/db/deliveries/carried-load'
import { positionsOf } from '~/db/fleet/truck-position'
import { trucksByNo } from '~/db/fleet/truck-rows'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { DevicePositions } from '~/domain/fleet/position'
import { type FenceRules, positionEvents } from '~/domain/fleet/position-events'
import { Invalid } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import { followTrack } from '../deliveries/follow-track'
import { placeTrucks } from './place-truck'

type ReceivedPositions = {
  received: number
  added: number
  events: { doNumber: string | null; event: string; at: Date }[]
}

/**
 * Positions as devices send them: kept once each, and what they tell of the loads that the trucks carry or have just
 * delivered is told, from all positions of the load and not from those of one post.
 */
export async function followPositions(work: Work, { positions }: DevicePositions): Promise<ReceivedPositions> {
  const trucks = await trucksByNo(work.sql, [...new Set(positions.map(({ truckNo }) => truckNo))])
  const unknown = positions.findIndex(({ truckNo }) => !trucks.has(truckNo))
  if (unknown >= 0) {
    const { truckNo } = positions[unknown]!
    throw new Invalid('A truck is not known', { [`positions.${unknown}.truckNo`]: [`There is no truck ${truckNo}`] })
  }
  const placed = positions.map(({ truckNo, ...of }) => ({ ...of, truckId: trucks.get(truckNo)! }))
  const { added } = await placeTrucks(work, placed)
  const fences = await settingNow(work, 'fleet.geofence')
  const times = positions.map(({ at }) => Date.parse(at))
  const span = { from: new Date(Math.min(...times)), to: new Date(Math.max(...times)) }
  const events: ReceivedPositions['events'] = []
  for (const load of await carriedLoads(work.sql, [...trucks.values()], span)) {
    const steps = await followTrack(work, load.id, await stepsOf(work, load, fences))
    events.push(...steps.map(step => ({ doNumber: load.doNumber, ...step })))
  }
  return { received: positions.length, added, events }
}

async function stepsOf(work: Work, load: CarriedLoad, rules: FenceRules & { plantMetres: number }) {
  const track = await positionsOf(work.sql, load.truckId, load.since, load.until ?? addMinutes(work.now, 1))
  return positionEvents(track, { plant: { ...load.plant, radiusMetres: rules.plantMetres }, site: load.site }, rules)
}

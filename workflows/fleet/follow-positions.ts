import { type CarriedLoad, carriedLoads } from '~/db/deliveries/carried-load'
import { positionsOf } from '~/db/fleet/truck-position'
import { trucksByNo } from '~/db/fleet/truck-rows'
import { tryItem } from '~/db/kit/savepoint'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { DevicePositions } from '~/domain/fleet/position'
import { type FenceRules, type Fix, positionEvents } from '~/domain/fleet/position-events'
import { Invalid } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import { tellEvent } from '../deliveries/record-delivery-order-event'
import { placeTrucks } from './place-truck'

type ReceivedPositions = {
  received: number
  added: number
  events: { doNumber: string | null; event: string; at: Date }[]
}

/**
 * Positions as devices send them: kept once each, and what they tell of the loads that the trucks carry is told. A load that
 * a person moved on stays where it is: an event that its state does not take is left out.
 */
export async function followPositions(work: Work, { positions }: DevicePositions): Promise<ReceivedPositions> {
  const trucks = await trucksByNo(work.sql, [...new Set(positions.map(({ truckNo }) => truckNo))])
  const unknown = positions.findIndex(({ truckNo }) => !trucks.has(truckNo))
  if (unknown >= 0) {
    const { truckNo } = positions[unknown]!
    throw new Invalid('A truck is not known', { [`positions.${unknown}.truckNo`]: [`There is no truck ${truckNo}`] })
  }
  const placed = positions.map(({ truckNo, drum: _drum, ...of }) => ({ ...of, truckId: trucks.get(truckNo)! }))
  const { added } = await placeTrucks(work, placed)
  const fences = await settingNow(work, 'fleet.geofence')
  const events: ReceivedPositions['events'] = []
  for (const load of await carriedLoads(work.sql, [...trucks.values()])) {
    const drums = positions.filter(({ truckNo, drum }) => drum && trucks.get(truckNo) === load.truckId)
    for (const { event, at } of await eventsOf(work, load, drums.map(fixOf), fences)) {
      const recorded = await tryItem(work, one =>
        tellEvent(one, load.id, { event, at: at.toISOString(), source: 'gps', reason: null }),
      )
      if (recorded.ok) events.push({ doNumber: load.doNumber, event, at })
    }
  }
  return { received: positions.length, added, events }
}

const fixOf = ({ at, ...of }: DevicePositions['positions'][number]): Fix => ({ ...of, at: new Date(at) })

async function eventsOf(work: Work, load: CarriedLoad, drums: Fix[], rules: FenceRules & { plantMetres: number }) {
  const track = await positionsOf(work.sql, load.truckId, load.since, addMinutes(work.now, 1))
  const drumAt = new Map(drums.map(({ at, drum }) => [at.getTime(), drum]))
  const fixes = track.map(({ at, latitude, longitude }) => ({
    at,
    latitude,
    longitude,
    drum: drumAt.get(at.getTime()),
  }))
  return positionEvents(fixes, { plant: { ...load.plant, radiusMetres: rules.plantMetres }, site: load.site }, rules)
}

import { random } from '~/domain/kit/random'
import { below } from '~/domain/orders/plan/engine/chance'
import { faultsOf } from '~/domain/orders/plan/engine/check'
import type { Day, Load } from '~/domain/orders/plan/engine/day'
import { standardParams } from '~/domain/orders/plan/engine/params'
import { repair } from '~/domain/orders/plan/engine/repair'
import { cpuSeconds } from './cpu'
import { DAY } from './day-size'
import { afterEvent, type Event } from './event'
import { generatedDay } from './generated-day'
import { plan } from './plan-day'

export const ACCIDENTS = ['truck-down', 'plant-closed', 'order-held', 'order-new', 'load-late'] as const

/** Lets `count` accidents of the kinds in turn happen to one planned day, each on its own, and measures the repairs. */
export function repairs(
  count: number,
  seed: number,
  cpu: number,
  trucks = DAY.trucks,
  kinds: readonly string[] = ACCIDENTS,
) {
  const full = generatedDay({ ...DAY, trucks }, seed)
  const late = full.pours.length - 1 - below(random(seed), 20)
  const day = { ...full, pours: full.pours.map((pour, o) => (o === late ? { ...pour, volume: 0 } : pour)) }
  const running = plan(day, { seconds: cpu, clock: cpuSeconds }, seed).loads
  const draw = random(seed + 1)
  const rows = Array.from({ length: count }, (_, i) => {
    const now = 420 + below(draw, 420)
    const kind = kinds[i % kinds.length]!
    const event = accident(full, running, late, now, kind, draw)
    const before = cpuSeconds()
    const began = performance.now()
    const changedDay = afterEvent(day, running, event)
    const fixed = repair(changedDay.day, changedDay.loads, now, seed, standardParams)
    const seconds = (performance.now() - began) / 1000
    return {
      kind,
      seconds,
      cpu: cpuSeconds() - before,
      changed: fixed.changed.length,
      unserved: fixed.unserved.length,
      faults: faultsOf(fixed.day, fixed.loads, fixed.unserved),
      lost: volume(running) - volume(fixed.loads),
    }
  })
  return rows
}

const volume = (loads: Load[]) => loads.reduce((sum, load) => sum + load.volume, 0) / 100

function accident(full: Day, running: Load[], late: number, now: number, kind: string, draw: () => number): Event {
  const coming = running.filter(load => load.begin > now)
  const some = coming[below(draw, coming.length)]!
  if (kind === 'truck-down') return { kind: 'truck-down', truck: some.truck, from: now, until: 1440 }
  if (kind === 'plant-closed') return { kind: 'plant-closed', plant: some.plant, from: now, until: now + 90 }
  if (kind === 'order-held') return { kind: 'order', pour: some.pour, change: { volume: 0 } }
  if (kind === 'order-new') {
    const due = Math.max(full.pours[late]!.due, now + 90)
    const { volume, until } = full.pours[late]!
    return {
      kind: 'order',
      pour: late,
      change: { volume, from: due - 5, due, latestStart: due + 60, until: Math.max(until, due + 400) },
    }
  }
  const gone = running.filter(load => load.begin <= now && load.end > now)
  const slow = gone[below(draw, gone.length)] ?? some
  return { kind: 'load-late', pour: slow.pour, position: slow.position, minutes: 10 + below(draw, 20) }
}

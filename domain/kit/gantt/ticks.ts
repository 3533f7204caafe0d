import { clockOf, type Scale } from './scale'

export type Tick = { minute: number; label: string | null; strong: boolean }

const STEPS = [5, 15, 30, 60, 120, 180]
const LABEL_ROOM = 52
const LINE_ROOM = 14

/** Lines and labels of the time axis: as many as fit without touching; a full hour is stronger. */
export function ticksOf(scale: Scale): Tick[] {
  const line = stepFor(scale, LINE_ROOM)
  const label = stepFor(scale, LABEL_ROOM)
  const first = Math.ceil(scale.from / line) * line
  const ticks: Tick[] = []
  for (let minute = first; minute <= scale.until; minute += line) {
    ticks.push({ minute, label: minute % label === 0 ? clockOf(minute) : null, strong: minute % 60 === 0 })
  }
  return ticks
}

const stepFor = (scale: Scale, room: number) => STEPS.find(step => step * scale.perMinute >= room) ?? STEPS.at(-1)!

import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { atLeast, within } from '~/domain/kit/within'
import { reading } from '~/domain/mixdesign/bounds'

export const SettingTimeInput = z.strictObject({ initial: z.number(), final: z.number().nullish() })
export type SettingTimeInput = z.input<typeof SettingTimeInput>

/** Setting times in minutes from adding water, reported to 5 min (EN 196-3 §6). A final set before the initial is a fault. */
export function settingTime({ initial, final }: SettingTimeInput): { initial: number; final: number | null } {
  within(initial, 'initial', [20, 600], 'min')
  if (final === null || final === undefined) return { initial: roundTo(initial, 5), final: null }
  within(final, 'final', [60, 900], 'min')
  if (final <= initial)
    throw new EngineeringFault('final-before-initial', 'final set is not after initial set', 'final')
  return { initial: roundTo(initial, 5), final: roundTo(final, 5) }
}

export const VicatReadings = z
  .array(
    z.strictObject({
      minutes: z.number(),
      penetration: reading({ unit: 'mm', bounds: [0, 40], small: [0.1, 'metres'] }),
    }),
  )
  .min(2)
  .max(60)

/**
 * Initial set by ASTM C191: the minute at which the needle goes 25 mm deep, straight between the two readings around it.
 * Minutes rising, penetration 0 to 40 mm; readings that never pass 25 mm are `set-not-reached`.
 */
export function vicatInitial(readings: readonly { minutes: number; penetration: number }[], depth = 25): number {
  atLeast(readings, 2, 'readings')
  readings.forEach((reading, index) => {
    within(reading.minutes, 'minutes', [1, 900], 'min')
    within(reading.penetration, 'penetration', [0, 40], 'mm')
    if (index > 0 && reading.minutes <= readings[index - 1]!.minutes) {
      throw new EngineeringFault('readings-out-of-order', 'readings must go forward in time', 'readings')
    }
  })
  const at = readings.findIndex((reading, index) => index > 0 && reading.penetration <= depth)
  const before = readings[at - 1]
  const after = readings[at]
  if (!before || !after || before.penetration < depth) {
    throw new EngineeringFault('set-not-reached', `no two readings lie around ${depth} mm`, 'readings')
  }
  if (before.penetration === after.penetration) return roundTo(after.minutes, 1)
  const share = (before.penetration - depth) / (before.penetration - after.penetration)
  return roundTo(before.minutes + share * (after.minutes - before.minutes), 1)
}

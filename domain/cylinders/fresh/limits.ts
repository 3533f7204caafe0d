import * as z from 'zod'
import table from '~/domain/cylinders/data/fresh.json'
import { within } from '~/domain/kit/within'
import { given, QUANTITIES } from '~/domain/mixdesign/bounds'

/** ASTM C94 sheds its defaults with each edition, so a project states its own; these stand in. */
export const FRESH_LIMITS = {
  airTolerance: table.air.tolerance,
  temperatureMin: table.temperature.en206Min,
  temperatureMax: table.temperature.hotMax.max,
  heatedMax: table.temperature.heatedMax,
  mixingShare: table.drum.mixingShare,
  agitatingShare: table.drum.agitatingShare,
  mixingRevolutions: table.drum.mixingRevolutions,
} as const

export type FreshVerdict = { value: number; min: number | null; max: number | null; pass: boolean }

/** Air in percent against its target ± tolerance (ASTM C94 §8: 1.5). */
export function checkAir(air: number, target: number, tolerance: number = FRESH_LIMITS.airTolerance): FreshVerdict {
  const aim = given(target, 'target', QUANTITIES.air)
  return judged(
    given(air, 'air', { ...QUANTITIES.air, bounds: [0, 15] }),
    Math.max(0, aim - tolerance),
    aim + tolerance,
  )
}

export const TemperatureInput = z.strictObject({
  temperature: z.number(),
  /** Least dimension of the section in mm, for cold weather by ASTM C94; EN 206 has one floor. */
  section: z.number().nullish(),
  max: z.number().nullish(),
  /** Concrete from heated materials in cold weather has its own top. */
  heated: z.boolean().default(false),
})
export type TemperatureInput = z.input<typeof TemperatureInput>

/** Concrete temperature in °C: at least 5 (EN 206) or by section (ASTM C94), at most the project's limit (35, ACI 305.1). */
export function checkTemperature({ temperature, section, max, heated }: TemperatureInput): FreshVerdict {
  const value = within(temperature, 'temperature', [-5, 60], '°C')
  const min = section === null || section === undefined ? FRESH_LIMITS.temperatureMin : coldMinimum(section)
  return judged(
    value,
    min,
    within(max ?? (heated ? FRESH_LIMITS.heatedMax : FRESH_LIMITS.temperatureMax), 'max', [10, 60], '°C'),
  )
}

/** Least temperature as placed in cold weather by section in mm, °C: 13, 10, 7, 5 (ASTM C94 §12). */
export function coldMinimum(section: number): number {
  const size = within(section, 'section', [50, 20_000], 'mm')
  return table.temperature.c94Min.rows.find(row => row.below === null || size < row.below)!.min
}

/** Load in m³ against the drum: at most 63 % of its volume when mixing, 80 % when agitating (ASTM C94 §10). */
export function checkDrum(load: number, drumVolume: number, use: 'mixing' | 'agitating'): FreshVerdict {
  const drum = within(drumVolume, 'drumVolume', [0.5, 30], 'm³')
  const share = use === 'mixing' ? FRESH_LIMITS.mixingShare : FRESH_LIMITS.agitatingShare
  return judged(within(load, 'load', [0, 30], 'm³'), null, (drum * share) / 100)
}

/** Revolutions at mixing speed in a truck mixer, 70 to 100 (ASTM C94 §12). */
export function checkMixingRevolutions(revolutions: number): FreshVerdict {
  const [min, max] = FRESH_LIMITS.mixingRevolutions
  return judged(within(revolutions, 'revolutions', [0, 5000]), min!, max!)
}

function judged(value: number, min: number | null, max: number | null): FreshVerdict {
  const pass = (min === null || value >= min - 1e-9) && (max === null || value <= max + 1e-9)
  return { value, min, max, pass }
}

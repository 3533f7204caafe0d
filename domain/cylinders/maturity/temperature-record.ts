import * as z from 'zod'
import { optionalText } from '~/domain/kit/shape'
import type { Maturity, MaturityPoint, MaturityRules, Reading } from './maturity-index'
import { maturityAt, maturityRate } from './maturity-index'
import { type FileReading, MOST_READINGS, refused } from './temperature-file'

/** What is beside the file: in the structure it says when a form may be struck, in the specimens how old they are. */
export const TemperatureUpload = z.strictObject({
  measures: z.enum(['structure', 'specimens']).default('structure'),
  place: optionalText(120),
})
const figure = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,3}(\.\d+)?$/, 'A number is needed')
    .transform(Number)
    .refine(value => value >= least && value <= most, { error: `From ${least} to ${most}` })
    .optional()
/** The strength in MPa whose hour is asked, and the °C that the concrete is taken to have after its last reading. */
export const MaturityAsk = z.strictObject({ asked: figure(1, 150), ahead: figure(-20, 80) })

export type Kept = { startsAt: Date; points: readonly (readonly [seconds: number, celsius: number])[] }

/** The readings of a record in hours since casting; those before it are of air. */
export const readingsOf = ({ startsAt, points }: Kept, castAt: Date): Reading[] =>
  points
    .map(([seconds, celsius]) => ({
      hours: (startsAt.getTime() + seconds * 1000 - castAt.getTime()) / 3_600_000,
      celsius,
    }))
    .filter(({ hours }) => hours >= 0)

/** A logger hands out the whole record again and again: two readings of one instant that differ are of two sensors. */
const SAME = 0.05

/** What is known of a channel with what a file adds to it, by instants. Refused: another temperature at a known instant. */
export function merged(known: Kept | null, file: readonly FileReading[]): { kept: Kept; added: number } {
  const at = new Map(
    known?.points.map(([seconds, celsius]) => [Math.round(known.startsAt.getTime() / 1000 + seconds), celsius]),
  )
  let added = 0
  for (const { at: instant, celsius, row } of file) {
    const second = Math.round(instant.getTime() / 1000)
    const there = at.get(second)
    if (there === undefined) {
      at.set(second, celsius)
      added++
    } else if (Math.abs(there - celsius) > SAME)
      throw refused(
        `Row ${row}: ${celsius} °C, but the record already has ${there} °C at this time. Is the file of another sensor?`,
      )
  }
  if (at.size > MOST_READINGS) throw refused(`A record has ${MOST_READINGS} readings at most`)
  const ordered = [...at].sort(([a], [b]) => a - b)
  const start = ordered[0]![0]
  return {
    kept: { startsAt: new Date(start * 1000), points: ordered.map(([second, celsius]) => [second - start, celsius]) },
    added,
  }
}

/**
 * How old specimens are, h, as if they had been cured at `curing` °C from casting: by their record, and in the tank after it.
 * Faults: those of the rules.
 */
export function curedHours(record: Maturity | null, hours: number, curing: number, rules: MaturityRules): number {
  return record ? maturityAt(record, hours, curing, rules) / maturityRate(curing, rules) : hours
}

/** At most `most` points of a record, its first and last among them, for a picture. */
export function thinned(series: readonly MaturityPoint[], most = 160): MaturityPoint[] {
  const every = Math.max(1, Math.ceil((series.length - 1) / (most - 1)))
  return series.filter((_, at) => at % every === 0 || at === series.length - 1)
}

import * as z from 'zod'
import fines from '~/domain/rawtests/data/bs-882-fines.json'
import { Grading, soundGrading } from '~/domain/rawtests/grading'
import { checkGrading, type GradingVerdict, gradingSpecification } from '~/domain/rawtests/limits/grading-limits'

export const SAND_ZONES = ['C', 'M', 'F'] as const
export type SandZone = (typeof SAND_ZONES)[number]

/** BS 882:1992: share of consecutive samples that may leave the zone, and the raised 150 µm limit of crushed rock sand. */
export const BS882 = {
  outsideOneIn: 10,
  crushedRock150umMax: 20,
  flakinessMax: { gravel: 50, 'crushed rock': 40 },
  finesMax: fines.max,
} as const
export type FinesKind = keyof typeof fines.max

export const Bs882SandInput = z.strictObject({
  grading: Grading,
  crushedRock: z.boolean().default(false),
  heavyDutyFloor: z.boolean().default(false),
})
export type Bs882SandInput = z.input<typeof Bs882SandInput>

export type Bs882Sand = { overall: GradingVerdict; zones: SandZone[]; byZone: Record<SandZone, GradingVerdict> }

/** Sand by BS 882:1992 Table 4: the overall limits and every zone it satisfies; a sand may be C and M at once. */
export function bs882Sand(input: Bs882SandInput): Bs882Sand {
  soundGrading(input.grading)
  const relaxed = input.crushedRock && !input.heavyDutyFloor
  const overall = gradingSpecification('bs882-sand-overall').limits.map(limit =>
    relaxed && limit.size === 0.15 ? { ...limit, max: BS882.crushedRock150umMax } : limit,
  )
  const byZone = Object.fromEntries(
    SAND_ZONES.map(zone => [
      zone,
      checkGrading(input.grading, gradingSpecification(`bs882-sand-${zone.toLowerCase()}`).limits),
    ]),
  ) as Record<SandZone, GradingVerdict>
  return {
    overall: checkGrading(input.grading, overall),
    zones: SAND_ZONES.filter(zone => byZone[zone].verdict === 'pass'),
    byZone,
  }
}

/** Whether consecutive sands hold a declared zone: no more than one in ten of any ten consecutive samples outside it. */
export function bs882ZoneHeld(gradings: readonly Grading[], zone: SandZone): { held: boolean; outside: number[] } {
  const outside = gradings.flatMap((grading, index) => (bs882Sand({ grading }).zones.includes(zone) ? [] : [index]))
  const held = outside.every((at, order) => order === 0 || at - outside[order - 1]! >= BS882.outsideOneIn)
  return { held, outside }
}

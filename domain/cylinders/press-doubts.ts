import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import { roundTo } from '../kit/rounding'
import { hoursOfAge } from '../kit/specimen-age'
import { ageInWords } from './age-in-words'
import { SPECIMEN } from './specimen/kind'
import { ageTolerance } from './specimen/test-age'
import * as words from './words'

export type Pressed = {
  kind: SpecimenKind
  ageDays: number
  ageHours: number
  fck: number
  mean: number
  specimens: readonly { label: string; loadKn: number; strength: number }[]
  /** Results of the same set at other ages. */
  others: readonly { ageDays: number; mean: number }[]
}

/** No concrete of a class is so far above what is specified, nor from three days on so far below it. */
const isOdd = ({ strength }: { strength: number }, { fck, ageDays }: Pressed) =>
  strength > 2 * fck + 20 || (ageDays >= 3 && strength < fck / 5)

/** Concrete gains strength: what is this much below an earlier age, per cent, was not read right. */
const FALL_PERCENT = 5

/**
 * What a person is asked before it is kept, each with its figure: a crushed specimen is gone. Empty where nothing is
 * unusual.
 */
export function pressDoubts(of: Pressed): string[] {
  const { ageDays, ageHours, mean } = of
  const tolerance = ageTolerance(ageDays, SPECIMEN[of.kind].shape)
  const early = roundTo(hoursOfAge(ageDays) - ageHours, 0.1)
  const [young, old] = [
    of.others.filter(other => other.ageDays < ageDays),
    of.others.filter(one => one.ageDays > ageDays),
  ]
  return [
    ...(early > tolerance ? [words.doubtEarly({ ...countOf(ageDays), hours: ageHours, early, tolerance })] : []),
    ...of.specimens
      .filter(specimen => isOdd(specimen, of))
      .map(({ label, loadKn, strength }) =>
        words.doubtOdd({ label, load: loadKn, strength: mpa(strength), specified: of.fck }),
      ),
    ...young.filter(other => hasFallen(other.mean, mean)).map(other => fallen({ ageDays, mean }, other)),
    ...old.filter(other => hasFallen(mean, other.mean)).map(other => fallen(other, { ageDays, mean })),
  ]
}

const hasFallen = (before: number, after: number) => after < before * (1 - FALL_PERCENT / 100)

type At = { ageDays: number; mean: number }
const fallen = (after: At, before: At) =>
  words.doubtFallen({
    age: ageInWords(after.ageDays),
    strength: mpa(after.mean),
    before: mpa(before.mean),
    earlier: ageInWords(before.ageDays),
  })

const countOf = (days: number): { count: number; unit: 'hour' | 'other' } => {
  const hours = hoursOfAge(days)
  return hours % 24 === 0 ? { count: hours / 24, unit: 'other' } : { count: hours, unit: 'hour' }
}
const mpa = (value: number) => `${value.toFixed(1)} MPa`

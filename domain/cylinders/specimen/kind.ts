import { EngineeringFault } from '~/domain/kit/fault'
import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import { type SpecimenShape, STRENGTH_CLASSES, strengthAs } from '~/domain/mixdesign/strength-class'
import type { StrengthTestInput } from './strength-test'

type Kind = {
  label: string
  shape: SpecimenShape
  /** Diameter or side, and length, mm. */
  nominal: number
  length: number
  /** How the strength test of ASTM C39 and EN 12390-3 counts it. */
  test: NonNullable<StrengthTestInput['kind']>
  /** The method that a paper names. */
  method: string
}

const C39 = 'ASTM C39/C39M'
const CUBE = 'EN 12390-3'

export const SPECIMEN: Record<SpecimenKind, Kind> = {
  '150x300': {
    label: 'Cylinder 150 × 300',
    shape: 'cylinder',
    nominal: 150,
    length: 300,
    test: '150x300 field',
    method: C39,
  },
  '100x200': {
    label: 'Cylinder 100 × 200',
    shape: 'cylinder',
    nominal: 100,
    length: 200,
    test: '100x200 lab',
    method: C39,
  },
  'cube-150': { label: 'Cube 150', shape: 'cube', nominal: 150, length: 150, test: 'cube', method: CUBE },
  'cube-100': { label: 'Cube 100', shape: 'cube', nominal: 100, length: 100, test: 'cube', method: CUBE },
}

/** The largest cube strength that EN 206 has a class for, MPa. */
const HIGHEST_GRADE = STRENGTH_CLASSES.at(-1)![1]

/**
 * What a specimen of this kind must reach for a grade, MPa to one place. A grade is a cube strength; a cylinder of the same
 * concrete is held to the cylinder strength of its class. A grade beyond the classes is `unknown-grade`.
 */
export function specifiedStrength(grade: number, kind: SpecimenKind): number {
  if (SPECIMEN[kind].shape === 'cube') return grade
  if (grade > HIGHEST_GRADE)
    throw new EngineeringFault('unknown-grade', `there is no class for grade ${grade}`, 'strengthMpa')
  return Math.round(strengthAs(grade, 'cube', SPECIMEN[kind].shape) * 10) / 10
}

/** Specimens of a set by age, youngest first: as even as can be, what is left over goes to the later ages. */
export function specimensByAge(specimens: number, ages: readonly number[]): { ageDays: number; specimens: number }[] {
  const sorted = [...new Set(ages)].sort((a, b) => a - b)
  const used = sorted.slice(-Math.max(1, specimens))
  const each = Math.floor(specimens / used.length)
  const left = specimens - each * used.length
  return used.map((ageDays, place) => ({ ageDays, specimens: each + (place >= used.length - left ? 1 : 0) }))
}

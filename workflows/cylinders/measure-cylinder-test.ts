import {
  type CylinderAgeRow,
  type CylinderTestRow,
  cylinderSpecimen,
  type SpecimenRow,
} from '~/db/cylinders/cylinder-test'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { ageResult } from '~/domain/cylinders/age-result'
import type { Exclusion } from '~/domain/cylinders/cylinder-test'
import { type Measurement, specimenResult } from '~/domain/cylinders/specimen/result'
import { EngineeringFault } from '~/domain/kit/fault'
import { invalid, Refused } from '~/domain/kit/problem'
import type { SpecimenKind } from '~/domain/kit/specimen-kind'

type Specimen = Omit<SpecimenRow, 'ageId'>

/** Every specimen worked out and the result of the age; nothing is written here. */
export async function measured(
  work: Work,
  set: CylinderTestRow,
  age: CylinderAgeRow,
  testedAt: Date,
  given: readonly Measurement[],
): Promise<{ specimens: Specimen[]; values: Partial<CylinderAgeRow> }> {
  const present = await cylinderSpecimen.list(work.sql, age.id)
  const unknown = given.findIndex(of => !present.some(row => row.id === of.id))
  if (unknown >= 0) throw invalid(`specimens.${unknown}.id`, 'This specimen does not belong to the test')
  if (testedAt > work.now) throw invalid('testedAt', 'This time cannot be in the future')
  const specimens = present.map(({ ageId: _age, ...row }) => {
    const at = given.findIndex(of => of.id === row.id)
    return at < 0 ? row : { ...row, ...workedOut(set.specimenKind as SpecimenKind, given[at]!, at) }
  })
  return { specimens, values: await resultOf(work, set, age, testedAt, specimens) }
}

/** The result of an age from its specimens as they stand; empty where nothing was crushed yet. */
export async function resultOf(
  work: Work,
  set: CylinderTestRow,
  age: CylinderAgeRow,
  testedAt: Date,
  specimens: readonly Specimen[],
): Promise<Partial<CylinderAgeRow>> {
  const crushed = specimens.filter(of => of.strength !== null && of.density !== null)
  if (!set.sampledAt)
    throw new Refused('The wet test is missing: nobody knows when the set was cast', undefined, { rule: 'sampled' })
  if (!crushed.some(of => !of.excluded)) throw invalid('specimens', 'At least one specimen must count')
  const result = ageResult({
    kind: set.specimenKind as SpecimenKind,
    ageDays: age.ageDays,
    strengthAge: await settingNow(work, 'cylinders.strength-age', set.regionId),
    fck: set.fck,
    sampledAt: set.sampledAt,
    testedAt,
    specimens: crushed.map(of => ({ strength: of.strength!, density: of.density!, excluded: of.excluded })),
    spreadMax: await settingNow(work, 'cylinders.spread-percent', set.regionId),
    singleBelow: await settingNow(work, 'cylinders.single-below', set.regionId),
  })
  return { testedAt, ...result }
}

/** Leaves specimens out of the mean, or takes them in again, each with its reason. */
export async function excludeSpecimens(
  work: Work,
  set: CylinderTestRow,
  age: CylinderAgeRow,
  exclusions: readonly Exclusion[],
): Promise<Partial<CylinderAgeRow>> {
  if (!exclusions.length) return {}
  const present = await cylinderSpecimen.list(work.sql, age.id)
  for (const [at, { specimenId }] of exclusions.entries())
    if (!present.some(row => row.id === specimenId && row.strength !== null))
      throw invalid(`exclusions.${at}.specimenId`, 'This specimen was not crushed in the test')
  const rows = present.map(({ ageId: _age, ...row }) => {
    const of = exclusions.find(({ specimenId }) => specimenId === row.id)
    return of ? { ...row, excluded: of.excluded, excludedReason: of.excluded ? of.reason : null } : row
  })
  const values = await resultOf(work, set, age, age.testedAt!, rows)
  await cylinderSpecimen.replace(work, age.id, rows)
  return values
}

function workedOut(kind: SpecimenKind, of: Measurement, at: number): Partial<Specimen> {
  const { id: _id, fracture, ...sizes } = of
  try {
    const { lengthFactor, strength, density, warnings } = specimenResult(kind, of)
    return { ...sizes, fracture: fracture ?? null, lengthFactor, strength, density, warnings }
  } catch (error) {
    if (error instanceof EngineeringFault) throw invalid(`specimens.${at}.${fieldOf(error.field)}`, error.message)
    throw error
  }
}

const FIELD: Record<string, string> = {
  diameters: 'width2',
  sides: 'width2',
  load: 'loadKn',
  strength: 'loadKn',
  mass: 'massKg',
  density: 'massKg',
  volume: 'length',
}
const fieldOf = (field: string | null | undefined) => FIELD[field ?? ''] ?? field ?? 'loadKn'

import { invalidateOf } from '~/db/cylinders/certificate'
import {
  agesOf,
  type CylinderAgeRow,
  type CylinderTestRow,
  cylinderAge,
  cylinderRevision,
  cylinderSpecimen,
  cylinderTest,
  lockSeenSet,
} from '~/db/cylinders/cylinder-test'
import type { Work } from '~/db/kit/work'
import type { UpdateDetails } from '~/domain/cylinders/cylinder-test'
import { UNSIGNED } from '~/domain/cylinders/signatures'
import type { WetTest } from '~/domain/cylinders/wet-test'
import { invalid, Refused } from '~/domain/kit/problem'
import { advanceLocked } from '../kit/workflow'
import { assessConcretes } from './assess-concrete'
import { checkPress } from './check-press'
import { pressFor } from './choose-press'
import { setFlow } from './cylinder-test'
import { ageFlow } from './cylinder-test-age'
import { measured, resultOf } from './measure-cylinder-test'
import { atVersion, planAges, wetValues } from './update-cylinder-test'

/**
 * A correction of what was written down. Results that it touches and that were submitted already open again as a new
 * revision: what was approved stays readable, and certificates that say it are invalid from now on.
 */
export async function updateDetails(work: Work, given: UpdateDetails): Promise<CylinderTestRow> {
  const set = atVersion(await lockSeenSet(work, given.id), given.version)
  if (set.status === 'withdrawn')
    throw new Refused('This cylinder test is withdrawn', undefined, { status: set.status })
  const ages = await agesOf(work.sql, [set.id])
  const touched = touchedAges(ages, given)
  const approved = touched.filter(age => age.status === 'approved')
  if (approved.length && !given.reason) throw invalid('reason', 'Give a reason to correct an approved result')
  const corrected = await correctSet({ ...work, reason: given.reason ?? undefined }, set, given)
  for (const age of touched) await correctAge(work, corrected, age, given)
  await invalidateOf(
    work,
    approved.map(age => age.id),
    given.reason ?? '',
  )
  // A corrected result judges nothing until it is approved again.
  if (approved.length) await assessConcretes({ ...work, reason: given.reason ?? undefined }, [set])
  if (approved.length && corrected.status === 'completed')
    return advanceLocked(work, setFlow, corrected, { type: 'reopen', reason: given.reason ?? undefined })
  return corrected
}

/** A new time of casting touches every result, new figures of the press one. */
function touchedAges(ages: CylinderAgeRow[], given: UpdateDetails): CylinderAgeRow[] {
  const crushed = ages.filter(age => age.testedAt && age.status !== 'withdrawn')
  const named = given.specimens?.length || given.testedAt
  if (named && !given.ageId) throw invalid('ageId', 'Name the age that was measured')
  const one = ages.find(age => age.id === given.ageId)
  if (given.ageId && !one) throw invalid('ageId', 'This age does not belong to the test')
  if (named && !one?.testedAt) throw new Refused('No specimen of this age is crushed yet')
  if (given.wet?.sampledAt) return crushed
  return one && named ? [one] : []
}

async function correctSet(work: Work, set: CylinderTestRow, { wet, remarks }: UpdateDetails): Promise<CylinderTestRow> {
  const values: Partial<CylinderTestRow> = { ...(remarks ? { remarks } : {}) }
  if (wet) {
    if (!set.sampledAt && !wet.sampledAt) throw invalid('wet.sampledAt', 'This field is required')
    const whole = { ...wetOf(set), ...given(wet) } as WetTest
    Object.assign(values, await wetValues(work, set, whole))
  }
  const moved = await cylinderTest.move(work, set, values, 'correct')
  if (wet?.sampledAt) await planAges(work, moved)
  return moved
}

async function correctAge(work: Work, set: CylinderTestRow, age: CylinderAgeRow, of: UpdateDetails): Promise<void> {
  const reason = of.reason ?? undefined
  const locked = await cylinderAge.lock(work, age.id)
  const before = await cylinderSpecimen.list(work.sql, age.id)
  if (locked.status === 'approved')
    await cylinderRevision.add(
      work,
      {
        ageId: age.id,
        revision: locked.revision,
        facts: { ...locked, specimens: before },
        reason: of.reason!,
        at: work.now,
        byName: work.by.name,
      },
      'revise',
      age.id,
    )
  const testedAt = of.ageId === age.id && of.testedAt ? new Date(of.testedAt) : locked.testedAt!
  const own = of.ageId === age.id ? (of.specimens ?? []) : []
  const result = own.length
    ? await measured(work, set, locked, testedAt, own)
    : { specimens: before, values: await resultOf(work, set, locked, testedAt, before) }
  if (own.length) await checkPress(work, set, locked, result, of.confirmed ?? [])
  if (own.length) await cylinderSpecimen.replace(work, age.id, result.specimens)
  // Another day may be one on which its press was out of calibration.
  const moved = locked.pressId !== null && testedAt.getTime() !== locked.testedAt?.getTime()
  const machine = { pressId: locked.pressId, calibrationReason: of.reason }
  const press = moved ? await pressFor(work, set, testedAt, machine) : {}
  const revision = locked.status === 'approved' ? { revision: locked.revision + 1 } : {}
  const values = { ...result.values, ...press, ...revision, ...UNSIGNED }
  const open = locked.status === 'testing' || locked.status === 'declined'
  if (open) await cylinderAge.move({ ...work, reason }, locked, values, 'correct')
  else await advanceLocked(work, ageFlow, locked, { type: 'correct', reason, values })
}

const given = <T extends object>(of: T) =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as Partial<T>

const wetOf = (set: CylinderTestRow): WetTest => ({
  sampledAt: set.sampledAt?.toISOString() ?? '',
  sampledBy: set.sampledBy,
  sampledPlace: (set.sampledPlace ?? 'site') as WetTest['sampledPlace'],
  placeInStructure: set.placeInStructure,
  slumpMm: set.slumpMm,
  concreteTemperature: set.concreteTemperature,
  ambientTemperature: set.ambientTemperature,
  airPercent: set.airPercent,
  concretePotId: set.concretePotId,
  potFullKg: set.potFullKg,
  waterAddedLitres: set.waterAddedLitres,
  remarks: set.remarks,
})

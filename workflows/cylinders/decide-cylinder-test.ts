import { agesOf, type CylinderAgeRow, type CylinderTestRow, lockSeenAge } from '~/db/cylinders/cylinder-test'
import { decide } from '~/db/kit/approval'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { SubmitResults, UpdateByHouse, UpdateByManager } from '~/domain/cylinders/cylinder-test'
import { UNSIGNED } from '~/domain/cylinders/signatures'
import { byText } from '~/domain/kit/collation'
import { Refused } from '~/domain/kit/problem'
import { contentHash } from '../deliveries/emodification-hash'
import { advanceLocked } from '../kit/workflow'
import { assessConcretes } from './assess-concrete'
import { setFlow } from './cylinder-test'
import { ageFlow } from './cylinder-test-age'
import { excludeSpecimens } from './measure-cylinder-test'
import { atVersion } from './update-cylinder-test'

type Item = { id: string; version: number }

/** The laboratory hands its results in; the first approver sees them next. */
export const submitByLab = (work: Work, { items }: SubmitResults): Promise<CylinderAgeRow[]> =>
  each(work, items, ({ age }) =>
    advanceLocked(work, ageFlow, age, {
      type: 'submit',
      values: {
        ...UNSIGNED,
        round: age.round + 1,
        labBy: work.by.id,
        labName: work.by.name,
        labAt: work.now,
        declinedBy: null,
        declinedReason: null,
      },
    }),
  )

export async function updateByHouse(work: Work, of: UpdateByHouse): Promise<CylinderAgeRow> {
  const { set, age } = await lockSeenAge(work, of.id)
  atVersion(age, of.version)
  refuseUnless(age, 'with_house_manager')
  const values = await excludeSpecimens(work, set, age, of.exclusions)
  return advanceLocked(work, ageFlow, age, { type: 'note', values: { ...values, houseRemarks: of.remarks } })
}

/** Level 1: the house manager vouches for the figures. */
export const submitByHouse = (work: Work, { items, remarks }: SubmitResults): Promise<CylinderAgeRow[]> =>
  each(work, items, async ({ age }) => {
    const alone = await mayClimbAlone(work)
    refuseOwn(work, age, alone, [age.labBy])
    const moved = await advanceLocked(work, ageFlow, age, {
      type: 'pass',
      facts: { alone },
      values: {
        houseBy: work.by.id,
        houseName: work.by.name,
        houseAt: work.now,
        ...(remarks ? { houseRemarks: remarks } : {}),
      },
    })
    await vouch(work, moved, 1, alone)
    return moved
  })

/** Level 2: the manager notes something, or approves; the last approved age completes its set. */
export async function updateByManager(work: Work, of: UpdateByManager): Promise<CylinderAgeRow[]> {
  const approved: CylinderTestRow[] = []
  const done = await each(work, of.items, async ({ set, age }) => {
    refuseUnless(age, 'with_manager')
    const corrected = await excludeSpecimens(work, set, age, of.items.length === 1 ? of.exclusions : [])
    const remarks = of.remarks ? { managerRemarks: of.remarks } : {}
    if (of.decision === 'save')
      return advanceLocked(work, ageFlow, age, { type: 'note', values: { ...corrected, ...remarks } })
    const alone = await mayClimbAlone(work)
    refuseOwn(work, age, alone, [age.labBy, age.houseBy])
    const moved = await advanceLocked(work, ageFlow, age, {
      type: 'approve',
      facts: { alone },
      values: { ...corrected, ...remarks, managerBy: work.by.id, managerName: work.by.name, managerAt: work.now },
    })
    await vouch(work, moved, 2, alone)
    await completeIfDone(work, set)
    approved.push(set)
    return moved
  })
  // After every lock of a set: concretes are locked last, whoever approves.
  await assessConcretes(work, approved)
  return done
}

/** Back to the laboratory; the next handing in begins a new round. */
export async function declineResult(work: Work, id: string, version: number, reason: string): Promise<CylinderAgeRow> {
  const { age } = await lockSeenAge(work, id)
  atVersion(age, version)
  const level = age.status === 'with_manager' ? 2 : 1
  const moved = await advanceLocked(work, ageFlow, age, {
    type: 'decline',
    reason,
    values: { declinedBy: work.by.name, declinedReason: reason },
  })
  await decide(work, { ...(await content(age)), level, decision: 'reject', reason, personsDiffer: false })
  return moved
}

async function each<T>(
  work: Work,
  items: readonly Item[],
  act: (of: { set: CylinderTestRow; age: CylinderAgeRow }) => Promise<T>,
): Promise<T[]> {
  const done: T[] = []
  for (const { id, version } of [...items].sort((a, b) => byText(a.id, b.id))) {
    const of = await lockSeenAge(work, id)
    atVersion(of.age, version)
    done.push(await act(of))
  }
  return done
}

async function vouch(work: Work, age: CylinderAgeRow, level: 1 | 2, alone: boolean): Promise<void> {
  await decide(work, { ...(await content(age)), level, decision: 'approve', personsDiffer: !alone })
}

const content = async (age: CylinderAgeRow) => ({
  subject: 'cylinder_age',
  subjectId: age.id,
  round: age.round,
  contentHash: await contentHash({
    mean: age.mean,
    density: age.density,
    testedAt: age.testedAt,
    revision: age.revision,
  }),
})

const mayClimbAlone = async (work: Work) =>
  !(await settingNow(work, 'cylinders.persons-differ')) && work.by.roles.includes('admin')

function refuseOwn(work: Work, age: CylinderAgeRow, alone: boolean, before: readonly (string | null)[]): void {
  if (!alone && before.includes(work.by.id))
    throw new Refused('Laboratory, house manager and manager must be three different people', undefined, {
      rule: 'four-eyes',
      ageDays: age.ageDays,
    })
}

function refuseUnless(age: CylinderAgeRow, status: string): void {
  if (age.status !== status)
    throw new Refused(`This result is ${age.status.replaceAll('_', ' ')}`, undefined, { status: age.status })
}

async function completeIfDone(work: Work, set: CylinderTestRow): Promise<void> {
  const ages = await agesOf(work.sql, [set.id])
  if (set.status === 'curing' && ages.every(age => age.status === 'approved' || age.status === 'withdrawn'))
    await advanceLocked(work, setFlow, set, { type: 'complete' })
}

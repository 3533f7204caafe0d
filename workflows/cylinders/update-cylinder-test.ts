import { concretePot } from '~/db/cylinders/concrete-pot'
import {
  agesOf,
  type CylinderAgeRow,
  type CylinderTestRow,
  cylinderAge,
  cylinderSpecimen,
  lockSeenAge,
  lockSeenSet,
} from '~/db/cylinders/cylinder-test'
import { region } from '~/db/fleet/region'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { Curing, DryTest, UpdateByLab } from '~/domain/cylinders/cylinder-test'
import { type PlannedDay, plannedDay } from '~/domain/cylinders/planned-day'
import { concretePot as potDensity } from '~/domain/cylinders/specimen/pot-density'
import { type WetTest, wetFindings } from '~/domain/cylinders/wet-test'
import { invalid, Refused, Stale } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { advanceLocked } from '../kit/workflow'
import { labCalendar } from './calendar'
import { checkPress } from './check-press'
import { type PressGiven, pressFor } from './choose-press'
import { setFlow } from './cylinder-test'
import { ageFlow } from './cylinder-test-age'
import { measured } from './measure-cylinder-test'

/** What the laboratory writes down: at the site, when the set arrives, and at the press. */
export function updateByLab(work: Work, given: UpdateByLab): Promise<CylinderTestRow | CylinderAgeRow> {
  if (given.part === 'wet') return recordWet(work, given)
  return given.part === 'curing' ? recordCuring(work, given) : recordDry(work, given)
}

async function recordWet(
  work: Work,
  { part: _part, id, version, ...wet }: WetTest & { part: 'wet'; id: string; version: number },
) {
  const set = atVersion(await lockSeenSet(work, id), version)
  const moved = await advanceLocked(work, setFlow, set, { type: 'sample', values: await wetValues(work, set, wet) })
  await planAges(work, moved)
  return moved
}

/** The columns of the wet test with the fresh density and what is out of its limits. */
export async function wetValues(work: Work, set: CylinderTestRow, wet: WetTest): Promise<Partial<CylinderTestRow>> {
  const sampledAt = new Date(wet.sampledAt)
  if (sampledAt > work.now) throw invalid('sampledAt', 'This time cannot be in the future')
  if (work.now.getTime() - sampledAt.getTime() > 400 * 86_400_000) throw invalid('sampledAt', 'This is too long ago')
  const { zone } = await region.get(work.sql, set.regionId)
  const temperatureMax = await settingNow(work, 'cylinders.temperature-max', set.regionId)
  const { remarks, ...rest } = wet
  return {
    ...rest,
    ...(remarks ? { remarks } : {}),
    sampledAt,
    castOn: businessDay(sampledAt, zone),
    freshDensity: await freshDensity(work, wet),
    wetFindings: wetFindings(wet, { slumpMin: set.slumpMin, slumpMax: set.slumpMax, temperatureMax }),
  }
}

async function freshDensity(work: Work, { concretePotId, potFullKg }: WetTest): Promise<number | null> {
  if (!concretePotId && !potFullKg) return null
  if (!concretePotId) throw invalid('concretePotId', 'Name the pot that was weighed')
  if (!potFullKg) throw invalid('potFullKg', 'Weigh the full pot')
  const pot = await concretePot.find(work.sql, concretePotId)
  if (!pot?.active) throw invalid('concretePotId', 'There is no such concrete pot in service')
  return potDensity({ volume: pot.volumeLitres, empty: pot.emptyKg, full: potFullKg }).reported
}

/** Due days follow the moment of casting; a holiday moves the plan within the age tolerance and nothing else. */
export async function planAges(work: Work, set: CylinderTestRow): Promise<void> {
  if (!set.sampledAt) return
  const { zone } = await region.get(work.sql, set.regionId)
  const calendar = await labCalendar(work.sql, set.castOn, set.regionId)
  for (const age of await agesOf(work.sql, [set.id])) {
    if (age.status !== 'waiting') continue
    const plan = plannedDay(set.sampledAt, { ...set, ...age }, calendar, zone)
    if (isSame(age, plan)) continue
    await cylinderAge.move(work, await cylinderAge.lock(work, age.id), plan, 'plan')
  }
}

const isSame = (age: CylinderAgeRow, plan: PlannedDay) =>
  age.dueOn === plan.dueOn &&
  age.plannedOn === plan.plannedOn &&
  age.conflict === plan.conflict &&
  age.testUntil?.getTime() === plan.testUntil.getTime()

async function recordCuring(work: Work, { part: _part, id, version, ...of }: Curing): Promise<CylinderTestRow> {
  const set = atVersion(await lockSeenSet(work, id), version)
  const receivedAt = new Date(of.receivedAt)
  const demouldedAt = of.demouldedAt ? new Date(of.demouldedAt) : null
  if (receivedAt > work.now) throw invalid('receivedAt', 'This time cannot be in the future')
  if (set.sampledAt && receivedAt < set.sampledAt) throw invalid('receivedAt', 'A set cannot arrive before it was cast')
  if (demouldedAt && set.sampledAt && demouldedAt < set.sampledAt)
    throw invalid('demouldedAt', 'A set cannot be demoulded before it was cast')
  const values = { ...of, receivedAt, demouldedAt, tankTemperature: of.tankTemperature ?? null }
  return advanceLocked(work, setFlow, set, { type: 'receive', values })
}

export async function recordDry(
  work: Work,
  {
    id,
    version,
    testedAt,
    specimens,
    confirmed = [],
    ...machine
  }: Omit<DryTest, 'part' | 'confirmed' | keyof PressGiven> &
    PressGiven & {
      confirmed?: readonly string[] | 'all' | undefined
    },
): Promise<CylinderAgeRow> {
  const { set, age } = await lockSeenAge(work, id)
  atVersion(age, version)
  if (set.status !== 'curing' && set.status !== 'sampled')
    throw new Refused(`No specimens can be crushed while the test is ${set.status}`, undefined, { status: set.status })
  const result = await measured(work, set, age, new Date(testedAt), specimens)
  const press = await pressFor(work, set, new Date(testedAt), machine)
  await checkPress(work, set, age, result, confirmed)
  if (set.status === 'sampled')
    await advanceLocked(work, setFlow, set, { type: 'receive', values: { receivedAt: set.receivedAt ?? work.now } })
  await cylinderSpecimen.replace(work, age.id, result.specimens)
  return advanceLocked(work, ageFlow, age, { type: 'test', values: { ...result.values, ...press } })
}

export function atVersion<Row extends { version: number }>(row: Row, version: number): Row {
  if (row.version !== version)
    throw new Stale('This cylinder test was changed by somebody else', undefined, { present: row })
  return row
}

import { ageResult } from '~/domain/cylinders/age-result'
import { plannedDay } from '~/domain/cylinders/planned-day'
import type { specimensByAge } from '~/domain/cylinders/specimen/kind'
import { specimenResult } from '~/domain/cylinders/specimen/result'
import { addDays, addMinutes, businessDay, instantOn, weekday } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import type { Age, CylinderWorld, MadeSet } from './cylinder-world'
import { pressOf } from './laboratory-equipment'
import type { Random } from './random'

const WEEK = { closed: new Set<string>(), openWeekdays: [1, 2, 3, 4, 5, 6] }
/** Scatter between loads and between specimens of one, MPa and share of the mean. */
const SIGMA = 2.4
const WITHIN = 0.022

/**
 * The ages of a set with their specimens, crushed where their day has come; `known` is its 28-day strength, MPa, and `growth`
 * the share of it at an age, of specimens that are crushed to the minute.
 */
export function ageRows(
  world: CylinderWorld,
  set: MadeSet['set'],
  shares: ReturnType<typeof specimensByAge>,
  random: Random,
  code: string,
  known?: number,
  growth?: (ageDays: number) => number,
) {
  const { seed } = world
  const strength = known ?? strengthOf(world, set, random, code)
  const early = random.between(0.7, 0.79)
  const ages: Age[] = []
  const specimens: MadeSet['specimens'] = []
  let label = 0
  for (const { ageDays, specimens: count } of shares) {
    const at = (set.sampledAt as Date | null) ?? null
    const plan = at ? plannedDay(at, { ...set, ageDays }, WEEK) : null
    const due = plan?.plannedOn ?? addDays(set.castOn, ageDays)
    const jitter = growth ? random.whole(-12, 12) : random.whole(-150, 150)
    const forgotten = random.chance(0.012) && known === undefined
    const testedAt = at && set.status === 'curing' && !forgotten ? addMinutes(at, ageDays * 1440 + jitter) : null
    const done = testedAt && testedAt <= seed.now ? testedAt : null
    const value = ageDays >= 28 ? strength : strength * (growth?.(ageDays) ?? early)
    const rows = Array.from({ length: count }, () =>
      specimenRow(`${set.testNo}-${++label}`, done ? value : null, random),
    )
    const base = {
      ...seed.stamp(set.createdAt as Date),
      demo: true,
      testId: set.id,
      ageDays,
      dueOn: plan?.dueOn ?? due,
      plannedOn: due,
      testUntil: plan?.testUntil ?? null,
      conflict: plan?.conflict ?? false,
      revision: 1,
      round: 0,
      status: 'waiting',
      notes: [] as string[],
    }
    const age = done
      ? { ...base, ...resultOf(world, set, ageDays, done, rows, random), ...pressOf(world, set, done) }
      : base
    ages.push(age as Age)
    specimens.push(...rows.map(row => ({ ...row, ageId: age.id })))
  }
  return { ages, specimens }
}

/** Plants differ a little; one changed its cement five weeks ago and lost strength until it was seen; a few sets are low. */
function strengthOf({ seed }: CylinderWorld, set: MadeSet['set'], random: Random, code: string): number {
  const plant = ((code.charCodeAt(0) + code.charCodeAt(1)) % 5) * 0.5 - 1
  const changed = code === 'SKD' && set.castOn >= addDays(seed.today, -70) && set.castOn < addDays(seed.today, -42)
  const normal = (random.next() + random.next() + random.next() + random.next() - 2) * 1.73
  const low = random.chance(0.014) ? -random.between(7, 11) : 0
  return Math.max(6, set.fck + 6.5 + plant - (changed ? 3.1 : 0) + normal * SIGMA + low)
}

function specimenRow(label: string, value: number | null, random: Random) {
  const id = newId()
  const empty = { width1: null, width2: null, length: null, massKg: null, loadKn: null, fracture: null }
  const none = {
    lengthFactor: null,
    strength: null,
    density: null,
    warnings: [],
    excluded: false,
    excludedReason: null,
  }
  if (value === null) return { id, label, ...empty, ...none }
  const width1 = Number(random.between(149.6, 150.7).toFixed(1))
  const width2 = Number((width1 + random.between(-0.3, 0.3)).toFixed(1))
  const length = Number(random.between(298.5, 301.5).toFixed(1))
  const own = value * (1 + (random.next() + random.next() - 1) * WITHIN * 2.4)
  const loadKn = Number(((own * Math.PI * ((width1 + width2) / 2) ** 2) / 4000).toFixed(1))
  const massKg = Number(((random.between(2335, 2405) * Math.PI * width1 * width2 * length) / 4e9).toFixed(3))
  const fracture = random.pick([1, 1, 1, 2, 2, 3])
  const { lengthFactor, strength, density, warnings } = specimenResult('150x300', {
    width1,
    width2,
    length,
    massKg,
    loadKn,
    fracture,
  })
  return {
    id,
    label,
    width1,
    width2,
    length,
    massKg,
    loadKn,
    fracture,
    lengthFactor,
    strength,
    density,
    warnings,
    excluded: false,
    excludedReason: null,
  }
}

/** Nobody approves at night or on a Sunday: what comes then is signed in the morning that follows. */
const DESK = { from: '08:30', until: '18:00' }

function atDesk(at: Date): Date {
  const day = businessDay(at)
  const opens = instantOn(day, DESK.from)
  if (!WEEK.openWeekdays.includes(weekday(day)) || at >= instantOn(day, DESK.until))
    return atDesk(addMinutes(instantOn(addDays(day, 1), '00:00'), at.getUTCMinutes()))
  return at < opens ? addMinutes(opens, at.getUTCMinutes()) : at
}

type Steps = [lab: Date, house: Date, manager: Date]

function resultOf(
  { seed, hands }: CylinderWorld,
  set: MadeSet['set'],
  ageDays: number,
  testedAt: Date,
  rows: ReturnType<typeof specimenRow>[],
  random: Random,
) {
  const result = ageResult({
    kind: '150x300',
    ageDays,
    strengthAge: 28,
    fck: set.fck,
    sampledAt: set.sampledAt as Date,
    testedAt,
    specimens: rows.map(row => ({ strength: row.strength!, density: row.density!, excluded: false })),
    spreadMax: 15,
    singleBelow: 4,
  })
  const [lab, house, manager] = [random.pick(hands.lab), random.pick(hands.house), random.pick(hands.manager)]
  const at = [35, 35 + random.whole(60, 600), 60 + random.whole(900, 2600)].map(of => addMinutes(testedAt, of)) as Steps
  const second = atDesk(at[1])
  const steps: Steps = [at[0], second, atDesk(at[2] > second ? at[2] : addMinutes(second, 20))]
  const reached = steps.filter(at => at <= seed.now).length
  const status = (['testing', 'with_house_manager', 'with_manager', 'approved'] as const)[reached]
  return {
    testedAt,
    ...result,
    status,
    round: reached > 0 ? 1 : 0,
    ...(reached > 0 ? { labBy: lab.id, labName: lab.name, labAt: steps[0] } : {}),
    ...(reached > 1 ? { houseBy: house.id, houseName: house.name, houseAt: steps[1] } : {}),
    ...(reached > 2 ? { managerBy: manager.id, managerName: manager.name, managerAt: steps[2] } : {}),
  }
}

import { activeConcretes } from '~/db/cylinders/concrete-conformity'
import { cylinderTest } from '~/db/cylinders/cylinder-test'
import { nonConformityOfFailure } from '~/db/cylinders/non-conformity'
import { someNonConformities } from '~/db/demo/any-non-conformity'
import { demoPerson } from '~/db/demo/closed-loads'
import type { Db } from '~/db/kit/open'
import { inOneGo, type Work } from '~/db/kit/work'
import type { Person } from '~/domain/access/roles'
import { byText } from '~/domain/kit/collation'
import { addDays, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { assessConcretes } from '../cylinders/assess-concrete'
import { concreteRules, judgeConcretes } from '../cylinders/concrete-production'
import { closeNonConformity, decideNonConformity, inquireNonConformity } from '../cylinders/decide-non-conformity'
import { unlessRefused } from '../kit/unless-refused'

type Failure = { concreteId: string; at: string; on: string }

/**
 * A demo company without any case has two, by the commands of its people: the oldest failure of its results is looked
 * into, decided and closed, the newest is open. Says how many it made.
 */
export async function showNonConformities(db: Db, now: Date): Promise<number> {
  if (await someNonConformities(db.sql)) return 0
  const failures = await failuresOf(db, now)
  const people = await Promise.all(['lab_manager', 'house_manager'].map(name => demoPerson(db.sql, name)))
  const [manager, second] = people
  if (!manager || !second) return 0
  const closed = await firstOf(failures, failure => close(db, manager, second, failure, now))
  const open = await firstOf(failures.toReversed(), failure =>
    failure.concreteId === closed?.concreteId
      ? Promise.resolve(false)
      : opened(db, manager, failure, now).then(Boolean),
  )
  return [closed, open].filter(Boolean).length
}

async function firstOf(failures: readonly Failure[], run: (of: Failure) => Promise<boolean>): Promise<Failure | null> {
  // A plant that somebody does not see leaves it to the next.
  for (const failure of failures) if (await unlessRefused(() => run(failure))) return failure
  return null
}

/** Every failure of the results, the oldest first. */
async function failuresOf(db: Db, now: Date): Promise<Failure[]> {
  const rules = await concreteRules(db.sql, now)
  const concretes = await activeConcretes(db.sql)
  const judged = await judgeConcretes(db.sql, rules, concretes, now)
  const found = judged.flatMap(({ production }, place) =>
    production.criteria.flatMap(({ pass, at, on }) => (pass ? [] : [{ concreteId: concretes[place]!.id, at, on }])),
  )
  return found.sort((a, b) => byText(a.on, b.on))
}

const as = <T>(db: Db, by: Person, now: Date, run: (work: Work) => Promise<T>) =>
  inOneGo(db, { by, now, requestId: newId() }, run)
/** Results are approved within the days after their 28th; nothing of it happens after now. */
const dayAfter = ({ on }: Failure, days: number, now: Date) => {
  const at = instantOn(addDays(on, days), '10:00')
  return at < now ? at : now
}

async function opened(db: Db, by: Person, of: Failure, now: Date) {
  await as(db, by, dayAfter(of, 31, now), async work =>
    assessConcretes(work, [await cylinderTest.get(work.sql, of.at)]),
  )
  return nonConformityOfFailure(db.sql, `${of.concreteId} ${of.at}`)
}

async function close(db: Db, by: Person, second: Person, of: Failure, now: Date): Promise<boolean> {
  const found = await opened(db, by, of, now)
  if (!found) return false
  const { id, version, fromOn, toOn, fck } = found
  const slender = found.shape === 'cylinder' ? 200 : 100
  const cores = [0.99, 0.95, 1.03].map((share, place) => ({
    ...{ label: `C${place + 1}`, place: `Slab, grid ${place + 2}`, diameterMm: 100, lengthMm: slender },
    mpa: Math.round(share * fck * 10) / 10,
  }))
  const causes = 'Wet sand: the moisture probe read 2 % low, so the mix had too much water. The probe was calibrated.'
  const inquiry = { version, fromOn, toOn, causes, cores, coreStandard: 'en13791' as const }
  const looked = await as(db, by, dayAfter(of, 36, now), work => inquireNonConformity(work, id, inquiry))
  const decision = { version: looked.version, decision: 'accepted' as const, decisionText: 'The cores meet EN 13791.' }
  const decided = await as(db, by, dayAfter(of, 38, now), work => decideNonConformity(work, id, decision))
  await as(db, second, dayAfter(of, 40, now), work =>
    closeNonConformity(work, id, decided.version, 'Cores and sensor seen'),
  )
  return true
}

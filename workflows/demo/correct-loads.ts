import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import type { EmodificationRow } from '~/db/deliveries/emodification'
import { anyEmodification, closedLoads, demoPerson } from '~/db/demo/closed-loads'
import type { Db } from '~/db/kit/open'
import { inOneGo, type Work } from '~/db/kit/work'
import type { Person } from '~/domain/access/roles'
import { Fault } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { decideEmodification, withdrawEmodification } from '../deliveries/decide-emodification'
import { submitEmodification } from '../deliveries/submit-emodification'
import { CORRECTIONS, type Correction } from './corrections'

const BACK_DAYS = 6
const ASK_AFTER = 90
const DECIDE_AFTER = 40
/** Who says yes at the first, second and third level. */
const LEVELS = ['dispatcher_manager', 'finance_ar', 'finance_hod']

/** A demo company without any e-modification asks for some, by the commands of its people, and decides on a few. */
export async function correctDemoLoads(db: Db, now: Date): Promise<number> {
  if (await anyEmodification(db.sql)) return 0
  const asker = await demoPerson(db.sql, 'dispatcher')
  const until = addMinutes(now, -ASK_AFTER - DECIDE_AFTER * (LEVELS.length + 1))
  const loads = await closedLoads(db.sql, addMinutes(now, -BACK_DAYS * 24 * 60), until, 400)
  if (!asker || !loads.length) return 0
  const stride = Math.max(1, Math.floor(loads.length / CORRECTIONS.length))
  let made = 0
  for (const [at, correction] of CORRECTIONS.entries()) {
    for (const load of loads.slice(at * stride, (at + 1) * stride).slice(0, 12)) {
      if (!(await correct(db, asker, load, correction))) continue
      made++
      break
    }
  }
  return made
}

/** Whether the load took it; one that somebody does not see, or that a rule refuses, leaves it to the next. */
async function correct(db: Db, asker: Person, load: DeliveryOrderRow, of: Correction): Promise<boolean> {
  const asked = addMinutes(load.returnedAt!, ASK_AFTER)
  const as = <T>(by: Person, now: Date, run: (work: Work) => Promise<T>) =>
    inOneGo(db, { by, now, requestId: newId() }, run)
  try {
    let row: EmodificationRow = await as(asker, asked, async work => {
      const { version } = await deliveryOrder.get(work.sql, load.id)
      const { cause, remarks } = of
      return submitEmodification(work, { deliveryOrderId: load.id, version, cause, remarks, changes: of.changes(load) })
    })
    for (let level = 0; level < Math.min(of.approved, row.levels); level++) {
      const by = await demoPerson(db.sql, LEVELS[level]!)
      const step = { decision: 'approve', reason: null, version: row.version } as const
      row = await as(by!, addMinutes(asked, DECIDE_AFTER * (level + 1)), work =>
        decideEmodification(work, row.id, step),
      )
    }
    if (of.ends) await end(db, asker, row, of.ends, as)
    return true
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return false
  }
}

async function end(
  db: Db,
  asker: Person,
  row: EmodificationRow,
  { how, reason }: NonNullable<Correction['ends']>,
  as: <T>(by: Person, now: Date, run: (work: Work) => Promise<T>) => Promise<T>,
): Promise<void> {
  const at = addMinutes(row.submittedAt, DECIDE_AFTER)
  const { id, version } = row
  if (how === 'withdraw') await as(asker, at, work => withdrawEmodification(work, id, { version, reason }))
  else {
    const by = await demoPerson(db.sql, LEVELS[0]!)
    await as(by!, at, work => decideEmodification(work, id, { decision: 'reject', reason, version }))
  }
}

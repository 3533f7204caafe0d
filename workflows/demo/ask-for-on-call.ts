import { ordersOfDay } from '~/db/demo/due-loads'
import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { type OnCallQuantityRow, onCallQuantities } from '~/db/orders/on-call-quantity'
import { order } from '~/db/orders/order'
import type { Person } from '~/domain/access/roles'
import { compare, cubicMetres, decimal } from '~/domain/kit/money'
import { addDays, addMinutes, businessDay, clockTime, minutesBetween } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { unlessRefused } from '../kit/unless-refused'
import { fieldsOfOrder } from '../orders/order-fields'
import { releaseOnCallQuantity } from '../orders/release-on-call-quantity'
import { saveOrder } from '../orders/save-order'

/** Plays the dispatcher who takes down what a site says. */
const PLAYER: Person = { ...SYSTEM, name: 'Demo dispatcher', roles: ['dispatcher_manager'] }
const ON_CALL = '8'
/** An order of so many m³, that begins so much later that its loads are put on call for nothing, and ends while plants are open. */
const LEAST = '25'
const MOST = '50'
const AHEAD_MINUTES = 300
const LATEST = '15:30'
const DAYS = 3
/** The site says what it needs so long after its last load arrived, and wants it so much later. */
const LOOKS = 15
const WANTED_IN = 75

/** On every day one site says the last m³ on call, and asks for them once it sees how far the others go. */
export async function askForOnCall(db: Db, now: Date): Promise<number> {
  const rows = await onCallQuantities(db.sql, PLAYER, now)
  let asked = 0
  for (const row of rows)
    if (row.lastOnSiteAt && minutesBetween(row.lastOnSiteAt, now) >= LOOKS) asked += await release(db, row, now)
  if (rows.length) return asked
  return asked + ((await played(db, now, putOnCall)) ?? 0)
}

const played = (db: Db, now: Date, run: (work: Work) => Promise<number>) =>
  unlessRefused(() => inOneGo(db, { by: PLAYER, now, requestId: newId() }, run))

/** The first large order of the coming days that nobody has begun. */
async function putOnCall(work: Work): Promise<number> {
  for (let ahead = 0; ahead <= DAYS; ahead++) {
    const found = (await ordersOfDay(work.sql, addDays(businessDay(work.now), ahead))).filter(
      of =>
        of.status === 'confirmed' &&
        !of.willCall &&
        compare(of.quantity, LEAST) >= 0 &&
        compare(of.quantity, MOST) <= 0 &&
        of.startTime <= LATEST &&
        minutesBetween(work.now, of.startsAt) >= AHEAD_MINUTES,
    )
    for (const of of found) {
      const fields = await fieldsOfOrder(work.sql, of)
      const [first, ...others] = fields.assignedPlants
      // What is dosed into its loads stands on them from the start of the demo, so that none of them goes.
      if (!first || others.length || fields.associateProducts.length) continue
      const quantity = cubicMetres(decimal(first.quantity ?? '0').minus(ON_CALL))
      const asked = { ...fields, assignedPlants: [{ ...first, quantity }], onCallQuantity: ON_CALL }
      await saveOrder(work, asked, { id: of.id, version: of.version })
      return 1
    }
  }
  return 0
}

const release = async (db: Db, row: OnCallQuantityRow, now: Date): Promise<number> =>
  (await played(db, now, async work => {
    // What people put on call themselves is asked for by people.
    if (!(await order.lock(work, row.id)).demo) return 0
    const { version, onCallQuantity, contactName } = row
    await releaseOnCallQuantity(work, row.id, {
      ...{ version, quantity: onCallQuantity, startTime: clockTime(addMinutes(now, WANTED_IN)) },
      ...{ askedBy: contactName ?? 'Site engineer', reason: 'The level is seen' },
    })
    return 1
  })) ?? 0

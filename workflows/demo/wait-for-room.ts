import { ordersOfDay } from '~/db/demo/due-loads'
import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { waitList } from '~/db/orders/wait-list'
import type { Person } from '~/domain/access/roles'
import { addDays, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { unlessRefused } from '../kit/unless-refused'
import { joinWaitList } from '../orders/join-wait-list'
import { fieldsOfOrder } from '../orders/order-fields'
import { saveOrder } from '../orders/save-order'

/** Plays the dispatcher who takes down what a site wishes. */
const PLAYER: Person = { ...SYSTEM, name: 'Demo dispatcher', roles: ['dispatcher_manager'] }
const AHEAD = 3
const TOLERANCE = 90

/** A site of the next working day would like a second pour at a busy hour: it is on the wait list, on every day. */
export async function waitForRoom(db: Db, now: Date): Promise<number> {
  if ((await waitList(db.sql, PLAYER, now)).length) return 0
  return (await unlessRefused(() => inOneGo(db, { by: PLAYER, now, requestId: newId() }, wish))) ?? 0
}

async function wish(work: Work): Promise<number> {
  for (let ahead = 1; ahead <= AHEAD; ahead++) {
    const [of] = await ordersOfDay(work.sql, addDays(businessDay(work.now), ahead))
    if (!of) continue
    const fields = await fieldsOfOrder(work.sql, of)
    const remarks = 'Second pour of the same slab, when there is room'
    const asked = { ...fields, startTime: '09:00', assignedPlants: [], oneOffPrice: null, oneOffReason: null, remarks }
    const draft = await saveOrder(work, { ...asked, willCall: false, draft: true })
    const kept = await order.move(work, await order.lock(work, draft.id), { demo: true }, 'mark')
    await joinWaitList(work, { orderId: kept.id, version: kept.version, toleranceMinutes: TOLERANCE })
    return 1
  }
  return 0
}

import { loadsOf } from '~/db/deliveries/delivery-order'
import { order } from '~/db/orders/order'
import { siteRequestsOf } from '~/db/orders/site-request'
import { openEntryOf } from '~/db/orders/wait-list'
import { STANDING } from '~/db/queue/queue-item'
import { queueItems } from '~/db/queue/tables'
import { among } from '~/domain/kit/among'
import { addMinutes, clockTime } from '~/domain/kit/time'
import { offerWaiting } from '~/workflows/orders/offer-waiting'
import { fieldsOfOrder } from '~/workflows/orders/order-fields'
import { releaseWillCalls } from '~/workflows/orders/release-will-calls'
import type { Deliveries } from '../kit/given/deliveries'
import type { Answer, House } from '../kit/house'
import { LAST_LINE } from './load-and-truck'
import type { Step } from './on-call-choices'

/** One order with m³ on call and its site, one whose site has to call, and one that waits for room. */
export type Ground = { poured: string; willCall: string; waits: string; site: string }
type World = { portal: House; world: Deliveries }
const SAID = { askedBy: 'Mr Tan', reason: 'Level is seen' }
const REASON = 'Said on the phone'
/** What is done where nobody answers, e.g. by the clock. */
const DONE: Answer = { status: 200, body: {}, headers: new Headers() }

/** What a step did to the m³ of the order with concrete on call; `seen` is the version of it that the person saw. */
export type Effect = { booked: number; onCall: number; seen?: number; last?: boolean }
const NOTHING: Effect = { booked: 0, onCall: 0 }

/** What one person does; what is not possible now is refused and changes nothing. */
export async function play(at: World, ground: Ground, of: Step): Promise<Effect> {
  const { answer, effect = NOTHING } = await done(at, ground, of)
  if (answer.status >= 500) throw new Error(`${of.act} fell over`)
  // The last line of defence: whoever meets it learns nothing, and a rule before it should have answered.
  if (LAST_LINE.includes(answer.body?.detail)) throw new Error(`${of.act} was stopped by the database alone`)
  return answer.status === 200 ? effect : NOTHING
}

type Done = { answer: Answer; effect?: Effect }

async function done(at: World, ground: Ground, { act, who, which, more }: Step): Promise<Done> {
  const { portal } = at
  const { sql } = portal.db
  const by = portal.as(who)
  const poured = await order.get(sql, ground.poured)
  const will = await order.get(sql, ground.willCall)
  const m3 = more ? 9 : 18
  const entry = await openEntryOf(sql, ground.waits)
  const ask = async (body: object): Promise<Done> => ({
    answer: await portal
      .as(null)
      .post('/site/request', { name: 'Mr Ong', remarks: '', ...body }, { headers: { 'x-machine-key': ground.site } }),
  })
  const post = async (path: string, body: object, effect?: Effect): Promise<Done> => ({
    answer: await by.post(path, body),
    ...(effect && { effect }),
  })
  const { version } = poured
  switch (act) {
    case 'ask':
      return ask({ kind: 'release_on_call', quantity: String(m3) })
    case 'ask more':
      return ask({ kind: 'send_more', quantity: '9' })
    case 'ask last':
      return ask({ kind: 'last_load' })
    case 'accept':
    case 'decline': {
      const all = await siteRequestsOf(sql, poured.id)
      const open = all.filter(row => row.status === 'open')
      // Now and then somebody answers once more what was answered already.
      const row = which === 5 ? all[0] : (open[which % Math.max(1, open.length)] ?? all[0])
      if (!row) return { answer: DONE }
      const asked = Number(row.quantity ?? 0)
      const effects: Record<string, Effect> = {
        release_on_call: { booked: 0, onCall: -asked },
        send_more: { booked: asked, onCall: 0 },
        last_load: { ...NOTHING, last: true },
      }
      const answer = act === 'accept' ? { decision: act } : { decision: act, answer: 'No truck is free' }
      const body = { siteRequestId: row.id, version: row.version, ...answer }
      return post(`/order/${poured.id}/site-request`, body, act === 'accept' ? effects[row.kind] : undefined)
    }
    case 'release': {
      const last = Math.max(...(await loadsOf(sql, poured.id)).map(load => load.plannedOnSiteAt.getTime()))
      const startTime = clockTime(addMinutes(new Date(last), 30 * (which % 4)), 'Asia/Singapore')
      const body = { version, quantity: String(m3), startTime, ...SAID }
      return post(`/order/${poured.id}/on-call-quantity/release`, body, { booked: 0, onCall: -m3, seen: version })
    }
    case 'end':
      return post(
        `/order/${poured.id}/on-call-quantity/end`,
        { version, quantity: String(m3), ...SAID },
        { booked: -m3, onCall: -m3, seen: version },
      )
    case 'more': {
      const fields = await fieldsOfOrder(sql, poured)
      const plus = (quantity: string) => (Number(quantity) + 9).toFixed(2)
      const asked = { quantity: plus(poured.quantity), onCallQuantity: plus(poured.onCallQuantity) }
      return {
        answer: await by.put('/order', { ...fields, ...asked, id: poured.id, version }),
        effect: { booked: 9, onCall: 9, seen: version },
      }
    }
    case 'faster': {
      const fields = await fieldsOfOrder(sql, poured)
      const asked = { ...fields, spacingMinutes: more ? 15 : 30, id: poured.id, version }
      return { answer: await by.put('/order', asked), effect: { ...NOTHING, seen: version } }
    }
    case 'hold':
      if (which > 1) return { answer: DONE }
      return post(`/order/${poured.id}/hold`, { version, reason: REASON })
    case 'go on':
      return post(`/order/${poured.id}/release`, { version })
    case 'complete':
      if (which || more) return { answer: DONE }
      return { answer: await by.put(`/order/complete-order/${poured.id}`, { version, confirmRemaining: true }) }
    case 'site calls':
      return which < 3
        ? post(`/order/${will.id}/call`, { version: will.version, calledBy: 'Mr Tan' })
        : { answer: DONE }
    case 'deadline':
      await releaseWillCalls(portal.db, portal.clock.at)
      return { answer: DONE }
    case 'hold will-call':
      return which ? { answer: DONE } : post(`/order/${will.id}/hold`, { version: will.version, reason: REASON })
    case 'go on will-call':
      return post(`/order/${will.id}/release`, { version: will.version })
    case 'cancel will-call':
      return which || more
        ? { answer: DONE }
        : post(`/order/${will.id}/cancel`, { version: will.version, reason: REASON })
    case 'truck':
      return { answer: await truck(at, ground.poured, which) }
    case 'truck will-call':
      return which < 3 ? { answer: DONE } : { answer: await truck(at, ground.willCall, which) }
    case 'offer':
      await offerWaiting(portal.db, portal.clock.at)
      return { answer: DONE }
    case 'wait': {
      const asks = await order.get(sql, which < 4 ? ground.waits : ground.poured)
      return post('/wait-list', { orderId: asks.id, version: asks.version, toleranceMinutes: 15 })
    }
    default: {
      if (!entry || (act === 'leave' && which)) return { answer: DONE }
      const verb = act === 'take' ? act : act === 'leave' ? act : 'decline'
      return post(`/wait-list/${entry.id}/${verb}`, { version: entry.version })
    }
  }
}

/** The next truck comes to the queue and is called for a load of the order, which gets a line first. */
async function truck({ portal, world }: World, orderId: string, which: number): Promise<Answer> {
  const by = portal.as(which % 2 ? 'batcher' : 'batcher_2')
  const open = (await loadsOf(portal.db.sql, orderId)).filter(row => ['planned', 'assigned'].includes(row.status))
  const load = open[which % Math.max(1, open.length)]
  if (!load) return DONE
  if (load.status === 'planned')
    await portal.as('dispatcher').post('/delivery-order/assign-normal-delivery-order', {
      ...{ deliveryOrderId: load.id, assignedPlantId: world.plant.id, assignedBPId: world.line.id },
    })
  const standing = (await portal.db.sql.select().from(queueItems)).filter(row => among(STANDING, row.status))
  const free = world.trucks.findIndex(({ id }) => !standing.some(row => row.truckId === id && row.status !== 'joined'))
  if (free < 0) return DONE
  const crew = { truckId: world.trucks[free]!.id, driverId: world.drivers[free]!.id }
  await by.post('/queue/join', { ...crew, plantId: world.plant.id })
  const item = (await portal.db.sql.select().from(queueItems)).find(
    row => row.truckId === crew.truckId && row.status === 'joined',
  )
  if (!item) return DONE
  return by.post('/queue/call', { queueId: item.id, deliveryOrderId: load.id, reason: REASON })
}

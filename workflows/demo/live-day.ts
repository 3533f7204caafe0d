import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import { driverOfTruck } from '~/db/demo/driver-of-truck'
import { dueLoads, nextCrew } from '~/db/demo/due-loads'
import { lineFor } from '~/db/demo/line-for'
import { markDemo } from '~/db/demo/mark-demo'
import { moistureOn } from '~/db/demo/moisture-on'
import { plannedCrew } from '~/db/demo/planned-crew'
import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { recipeOf } from '~/db/mixdesign/mix-design'
import type { Person } from '~/domain/access/roles'
import { targets } from '~/domain/deliveries/batch'
import { LOAD_RULES } from '~/domain/deliveries/delivery-order-checks'
import type { DeliveryEvent } from '~/domain/deliveries/event'
import { decimal } from '~/domain/kit/money'
import { Fault } from '~/domain/kit/problem'
import { addMinutes, minutesBetween } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { chooseLine } from '../deliveries/assign-delivery-order'
import { recordBatch } from '../deliveries/batch-delivery-order'
import { markCalled } from '../deliveries/call-delivery-order'
import { generateDo } from '../deliveries/generate-delivery-order'
import { tellEvent } from '../deliveries/record-delivery-order-event'
import { joinQueue } from '../queue/join-queue'
import { divertOnce } from './divert-load'

/** Plays the plants and drivers of the demo company: real commands, real audit lines, at the minutes of the plan. */
const PLAYER: Person = { ...SYSTEM, name: 'Demo plant', roles: ['dispatcher_manager', 'batcher'] }
const CALL_BEFORE = 9
const GENERATE_BEFORE = 4
const LOADING = 8
const LEAVE = 3
const WASH = 6
/** Minutes of its way in which a truck may be sent to another pour: a clock that plays on makes a quarter of an hour a step. */
const DIVERT_WITHIN = 16
/** Minutes from its plant to the second site at the least. */
const DIVERTED_WAY = 45
const PLAYS_ON = 'The demo plays on'

/** `elsewhere` says that the load is of another pour now, `false` that there was nothing to do. */
type Done = 'elsewhere' | false | undefined
/** `until` is for how many minutes it may be done. */
type Step = { status: string[]; at: Date; until?: number; do(work: Work, load: DeliveryOrderRow): Promise<Done> }

/** Moves the demo's loads on to `now`; one load that a rule holds back does not hold up the others. */
export async function moveLiveDay(db: Db, now: Date, most = 60): Promise<number> {
  const due = await dueLoads(db.sql, addMinutes(now, CALL_BEFORE), most)
  let moved = 0
  for (const { load } of due) moved += await catchUp(db, load, now)
  return moved
}

async function catchUp(db: Db, load: DeliveryOrderRow, now: Date): Promise<number> {
  let { status } = load
  let moved = 0
  for (const step of stepsOf(load)) {
    if (step.at > now) break
    // Read again under the lock; what it is not yet, or no longer, needs no lock to be seen.
    if (!step.status.includes(status) || minutesBetween(step.at, now) > (step.until ?? Infinity)) continue
    try {
      const done = await inOneGo(db, { by: PLAYER, now: step.at, requestId: newId() }, async work => {
        const row = await deliveryOrder.lock(work, load.id)
        if (!step.status.includes(row.status)) return false
        const what = (await step.do(work, row)) ?? true
        status = (await deliveryOrder.get(work.sql, load.id)).status
        return what
      })
      if (done) moved++
      // In another pour it follows that pour's plan from here on.
      if (done === 'elsewhere') return moved
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      return moved
    }
  }
  return moved
}

/** The chain as planned, a little different for every load and always the same for one. */
function stepsOf(load: DeliveryOrderRow): Step[] {
  const vary = Number.parseInt(load.id.slice(-4), 16)
  const batch = load.plannedBatchAt
  const travel = Math.max(6, Math.round(minutesBetween(batch, load.plannedOnSiteAt)) - LOADING - LEAVE)
  const loaded = after(load.batchedAt, 1, addMinutes(batch, LOADING))
  const left = after(load.loadedAt, LEAVE, addMinutes(loaded, LEAVE))
  const asPlanned = addMinutes(left, travel + (vary % 7) - 2)
  // A truck that was diverted comes from another way than the plan of its new pour.
  const diverted = load.revision > 1 && load.leftAt ? addMinutes(load.leftAt, DIVERTED_WAY) : asPlanned
  const onSite = diverted > asPlanned ? diverted : asPlanned
  const pour = after(load.onSiteAt, 4, addMinutes(onSite, 4 + (vary % 12)))
  const poured = after(load.pourStartAt, 16, addMinutes(pour, 16 + (vary % 17)))
  return [
    {
      status: ['planned'],
      at: addMinutes(batch, -CALL_BEFORE),
      do: toLine,
    },
    {
      status: ['assigned'],
      at: addMinutes(batch, -CALL_BEFORE),
      do: async (work, row) => void (await markCalled(work, row.id, { reason: PLAYS_ON })),
    },
    { status: ['called'], at: addMinutes(batch, -GENERATE_BEFORE), do: ticket },
    { status: ['generated'], at: batch, do: weigh },
    eventStep('loaded', ['loading'], loaded),
    eventStep('left_plant', ['loaded'], left),
    { status: ['in_transit'], at: addMinutes(left, 4), until: DIVERT_WITHIN, do: divert },
    eventStep('on_site', ['in_transit'], onSite),
    eventStep('pour_start', ['on_site'], pour),
    eventStep('pour_end', ['pouring'], poured),
    {
      status: ['delivered'],
      at: after(load.pourEndAt, WASH + travel, addMinutes(poured, WASH + travel)),
      do: backInTheYard,
    },
  ]
}

/** As planned, unless what comes before it was told so late that it takes longer. */
const after = (told: Date | null, minutes: number, planned: Date) =>
  told && addMinutes(told, minutes) > planned ? addMinutes(told, minutes) : planned

const eventStep = (event: DeliveryEvent, status: string[], at: Date): Step => ({
  status,
  at,
  do: async (work, row) =>
    void (await tellEvent(work, row.id, { event, at: at.toISOString(), source: 'gps', reason: null })),
})

/** Each truck looks for another pour once: to find one takes longer than all the rest of its day. */
const looked = new Set<string>()
const divert = async (work: Work, row: DeliveryOrderRow): Promise<Done> => {
  if (looked.has(row.id)) return false
  looked.add(row.id)
  return (await divertOnce(work, row)) && 'elsewhere'
}

/** A load that nobody gave a line goes to the first of its plant that makes the product. */
async function toLine(work: Work, row: DeliveryOrderRow): Promise<undefined> {
  const line = row.batchingPlantId ?? (await lineFor(work.sql, row.plantId, row.productId))
  if (line) await chooseLine(work, { deliveryOrderId: row.id, batchingPlantId: line })
}

async function ticket(work: Work, row: DeliveryOrderRow): Promise<undefined> {
  const called = row.queueItemId ? { queueId: row.queueItemId } : undefined
  const planned = row.truckId ? await plannedCrew(work.sql, row.plantId, row.truckId) : undefined
  const crew = called ?? planned ?? (await nextCrew(work.sql, row.plantId, row.quantity))
  if (!crew) return
  const driverId = 'truckId' in crew ? await driverOfTruck(work.sql, crew.truckId) : undefined
  if ('truckId' in crew && !driverId) return
  await generateDo(work, {
    deliveryOrderId: row.id,
    ...crew,
    ...(driverId ? { driverId } : {}),
    override: { rules: [...LOAD_RULES], reason: PLAYS_ON },
  })
}

/** One batch of the whole load, each weight within two per cent of the recipe. */
async function weigh(work: Work, row: DeliveryOrderRow): Promise<undefined> {
  if (!row.mixDesignId) return
  const lines = await recipeOf(work.sql, row.mixDesignId)
  const moisture = moistureOn(lines, row.doDate)
  const wanted = targets(lines, row.quantity, moisture)
  const seed = Number.parseInt(row.id.slice(-6), 16)
  const of = {
    batchNo: 1,
    quantity: row.quantity,
    moisture,
    batchingNo: null,
    weights: lines.map((line, at) => ({
      materialId: line.materialId,
      actualKg: decimal(wanted.get(line.materialId)!)
        .times(1 + (((seed >> at) % 7) - 3) / 250)
        .toFixed(3),
      cause: null,
    })),
  }
  await recordBatch(work, row.id, of, 'panel')
}

async function backInTheYard(work: Work, row: DeliveryOrderRow): Promise<undefined> {
  await tellEvent(work, row.id, { event: 'returned', at: work.now.toISOString(), source: 'gps', reason: null })
  if (row.truckId && row.driverId)
    await joinQueue(work, { plantId: row.plantId, truckId: row.truckId, driverId: row.driverId, remarks: null })
      .then(item => markDemo(work, item.id))
      .catch(rethrowDefects)
}

function rethrowDefects(error: unknown): void {
  if (!(error instanceof Fault)) throw error
}

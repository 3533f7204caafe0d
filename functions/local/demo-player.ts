import { demoClock, keepDemoClock } from '~/db/kit/demo-clock'
import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { holidaysFrom } from '~/db/orders/holiday'
import { addMinutes, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { demoGoal, demoStep } from '~/domain/users/demo-moment'
import type { Parts } from '~/functions/parts'
import { adjustDemoPrices } from '~/workflows/demo/adjust-prices'
import { answerWillCalls } from '~/workflows/demo/answer-will-calls'
import { askForOnCall } from '~/workflows/demo/ask-for-on-call'
import { askDemoPrices } from '~/workflows/demo/ask-prices'
import { backDateDemoPrice } from '~/workflows/demo/back-date-price'
import { bringDrivers } from '~/workflows/demo/bring-drivers'
import { bringMaterials } from '~/workflows/demo/bring-materials'
import { correctDemoLoads } from '~/workflows/demo/correct-loads'
import { foreseeDemoOrders } from '~/workflows/demo/foresee-orders'
import { moveLiveDay } from '~/workflows/demo/live-day'
import { moveLiveSites } from '~/workflows/demo/live-sites'
import { moveTrucks } from '~/workflows/demo/move-trucks'
import { overtakeDemoQuote } from '~/workflows/demo/overtake-quote'
import { planDemoDays } from '~/workflows/demo/plan-days'
import { rollDays } from '~/workflows/demo/roll-days'
import { showNonConformities } from '~/workflows/demo/show-non-conformities'
import { showPassport } from '~/workflows/demo/show-passport'
import { showStrengthModels } from '~/workflows/demo/show-strength-models'
import { tellPanelBatches } from '~/workflows/demo/tell-panel-batches'
import { waitForRoom } from '~/workflows/demo/wait-for-room'
import { completeEndedOrders } from '~/workflows/orders/complete-ended-orders'
import { offerWaiting } from '~/workflows/orders/offer-waiting'
import { releaseWillCalls } from '~/workflows/orders/release-will-calls'
import { clearYards } from '~/workflows/queue/clear-queue'

type Needs = Pick<Parts, 'db' | 'clock'>
const LIVE_MS = 15_000
/** A round plays no longer than this, so that the portal can stop between two. */
const ROUND_MS = 4000
const MANY = 400

/**
 * The demo company works on. While its clock plays on to a moment, a quarter of an hour is worked and then the clock is set
 * on by it: nothing is ever late because the clock was faster than the work.
 */
export function demoPlayer(parts: Needs) {
  let last = Number.NEGATIVE_INFINITY
  return async (): Promise<number> => {
    const steps = await playOn(parts)
    const at = performance.now()
    if (steps === 0 && at - last < LIVE_MS) return 0
    last = at
    return workDay(parts.db, parts.clock.now())
  }
}

/** Plays on towards where the clock was told to go; a day of rest is passed over. Says how many steps were made. */
export async function playOn({ db, clock }: Needs, longestMs = ROUND_MS): Promise<number> {
  const end = performance.now() + longestMs
  for (let steps = 0; ; steps++) {
    const kept = await demoClock(db.sql)
    const now = clock.now()
    const holidays = await holidaysFrom(db.sql, businessDay(now))
    const to = demoGoal(kept, now, holidays)
    if (to <= kept.offsetMinutes || (steps > 0 && performance.now() > end)) return steps
    const from = kept.playsFrom ?? kept.offsetMinutes
    const offsetMinutes = Math.min(to, kept.offsetMinutes + demoStep(now, holidays))
    const next = addMinutes(now, offsetMinutes - kept.offsetMinutes)
    await workDay(db, next, MANY)
    await moveTrucks(db, next)
    await clearYards(db, next)
    await completeEndedOrders(db, next)
    await releaseWillCalls(db, next)
    await offerWaiting(db, next)
    const moved = await inOneGo(db, { by: SYSTEM, now: next, requestId: newId() }, async work => {
      // Somebody may have set the clock meanwhile: theirs counts.
      const { offsetMinutes: at } = await demoClock(work.sql)
      if (at !== kept.offsetMinutes) return false
      const done = offsetMinutes === to
      await keepDemoClock(work, { offsetMinutes, playsFrom: done ? null : from, playsTo: done ? null : to })
      return true
    })
    if (moved) await clock.shiftTo?.(offsetMinutes)
  }
}

/** New days are booked and the loads of the day move up to an instant, by the commands of people and plants. */
async function workDay(db: Db, now: Date, most?: number): Promise<number> {
  await rollDays(db, now)
  await foreseeDemoOrders(db, now)
  await correctDemoLoads(db, now)
  await askDemoPrices(db, now)
  await backDateDemoPrice(db, now)
  await overtakeDemoQuote(db, now)
  await adjustDemoPrices(db, now)
  await showNonConformities(db, now)
  await showPassport(db, now)
  await showStrengthModels(db, now)
  await planDemoDays(db, now)
  await bringDrivers(db, now)
  await bringMaterials(db, now)
  await answerWillCalls(db, now)
  await waitForRoom(db, now)
  await askForOnCall(db, now)
  await moveLiveSites(db, now)
  await tellPanelBatches(db, now)
  return moveLiveDay(db, now, most)
}

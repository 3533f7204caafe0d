import type { Refusal } from '../deliveries/delivery-order-checks'
import * as words from '../deliveries/words'

/** A standing truck in its rank with what rules it out for one load. */
export type Candidate = { queueId: string; truckNo: string; refusals: readonly Refusal[]; wished: boolean }
export type NextTruck = { next: Candidate | null; skipped: { queueId: string; truckNo: string; why: string }[] }

/**
 * The first truck in rank that fits a load; those before it are named with why they were passed over. Where the order
 * wishes certain trucks only these fit.
 */
export function nextTruck(ranked: readonly Candidate[], wishes: boolean): NextTruck {
  const skipped: NextTruck['skipped'] = []
  for (const candidate of ranked) {
    const why = whyNot(candidate, wishes)
    if (!why) return { next: candidate, skipped }
    skipped.push({ queueId: candidate.queueId, truckNo: candidate.truckNo, why })
  }
  return { next: null, skipped }
}

const whyNot = ({ refusals, wished }: Candidate, wishes: boolean): string | null =>
  wishes && !wished ? words.ruleOtherTrucks() : (refusals[0]?.text ?? null)

/** Minutes since the call after which a truck is called again, and after which the next one may go. */
export type AnswerMinutes = { alert: number; next: number }

/**
 * A called truck that does not answer is called again, and then the next one is offered. What a device kept of an earlier
 * release has no minutes: nothing is said until it is read anew.
 */
export function answerState(
  calledAt: Date | null,
  now: Date,
  minutes: AnswerMinutes | undefined,
): 'waiting' | 'alert' | 'next' {
  if (!calledAt || !minutes) return 'waiting'
  const passed = (now.getTime() - calledAt.getTime()) / 60_000
  if (passed >= minutes.next) return 'next'
  return passed >= minutes.alert ? 'alert' : 'waiting'
}

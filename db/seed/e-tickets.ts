import type { MessageTry } from '~/domain/deliveries/e-ticket-message'
import type { ETicketEvent } from '~/domain/deliveries/e-ticket-subscription'
import { addMinutes } from '~/domain/kit/time'
import { eTicketMessages, eTicketSubscriptions } from '../deliveries/e-ticket-tables'
import { bulkInsert } from '../kit/bulk'
import type { Seed } from './base'
import type { Day, Load } from './day'

/** A name that no resolver knows (RFC 2606): whoever resumes it in the demo sends nothing to anybody. */
const ADDRESS = 'https://tickets.contractor.example/readymix'
const REASON = 'The contractor moves its receiver to another machine'
const EVENTS: ETicketEvent[] = ['ticket_made', 'left_plant', 'delivered', 'corrected', 'voided']
const LOADS = 24

/**
 * The receiver of the customer who poured most lately, with what it got until it was paused this morning: the two tickets that
 * it was down for came at the second try.
 */
export async function seedETickets({ sql, now, today, stamp }: Seed, days: readonly Day[]): Promise<void> {
  const past = days.filter(({ day }) => day < today).flatMap(({ loads }) => loads)
  const poured = past.filter(load => load.doNumber && load.deliveredAt)
  const [customerId, loads] = mostOf(poured)
  if (!customerId) return
  const made = loads[0]!.generatedAt as Date
  const subscription = {
    ...{ ...stamp(addMinutes(made, -60)), demo: true, customerId, url: ADDRESS, events: EVENTS },
    ...{ status: 'paused' as const, statusReason: REASON, secret: 'unset', hint: 'whsec_demo' },
    ...{ updatedAt: addMinutes(now, -30) },
  }
  await bulkInsert(sql, eTicketSubscriptions, [subscription])
  const rows = loads.flatMap((load, place) =>
    stepsOf(load).map(([event, at], step) => {
      const tries = triesOf(at, place === 7 && step < 2, 90 + ((place * 37 + step * 61) % 240))
      const sentAt = new Date(tries.at(-1)!.at)
      return {
        ...{ ...stamp(at), demo: true, subscriptionId: subscription.id, deliveryOrderId: load.id },
        ...{ doNumber: load.doNumber!, event, sequence: step + 1, at, status: 'sent' as const },
        ...{ attempts: tries.length, lastStatus: 202, sentAt, tries, updatedAt: sentAt },
      }
    }),
  )
  await bulkInsert(sql, eTicketMessages, rows)
}

function mostOf(poured: readonly Load[]): [customerId: string | undefined, loads: Load[]] {
  const latest = Map.groupBy(poured.slice(-400), ({ customerId }) => customerId)
  const [most] = [...latest].sort(([, a], [, b]) => b.length - a.length)
  const inOrder = [...(most?.[1] ?? [])].sort((a, b) => Number(a.generatedAt) - Number(b.generatedAt))
  return [most?.[0], inOrder.slice(-LOADS)]
}

const stepsOf = (load: Load): [ETicketEvent, Date][] =>
  [
    ['ticket_made' as const, load.generatedAt] as const,
    ['left_plant' as const, load.leftAt] as const,
    ['delivered' as const, load.deliveredAt] as const,
  ].flatMap(([event, at]) => (at ? [[event, at] as [ETicketEvent, Date]] : []))

function triesOf(at: Date, down: boolean, ms: number): MessageTry[] {
  const taken = (when: Date): MessageTry => ({ at: when.toISOString(), status: 202, fault: null, answer: null, ms })
  if (!down) return [taken(addMinutes(at, 0.1))]
  const answer = 'upstream is restarting'
  return [{ ...taken(addMinutes(at, 0.1)), status: 503, fault: 'Answered 503', answer }, taken(addMinutes(at, 1.2))]
}

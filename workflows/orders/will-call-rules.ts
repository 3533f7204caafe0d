import type { RegionRow } from '~/db/fleet/region'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import { invalid } from '~/domain/kit/problem'
import { businessDay, clockTime, spokenDay } from '~/domain/kit/time'
import { callByOf, isAwaited, type WillCall } from '~/domain/orders/will-call'

type Asked = { willCall: boolean; draft: boolean; orderDate: string }
type Region = Pick<RegionRow, 'id' | 'zone'>

const momentIn = (at: Date, zone: string) => `${spokenDay(businessDay(at, zone))} ${clockTime(at, zone)}`

/** Until when the site has to call: told when the order is booked, and told anew only with another time of the first load. */
export async function willCallOf(
  work: Work,
  before: OrderRow | undefined,
  { willCall, draft, orderDate }: Asked,
  { startsAt }: { startsAt: Date },
  { id, zone }: Region,
): Promise<Pick<WillCall, 'callBy' | 'calledAt'>> {
  if (!willCall || draft) return { callBy: null, calledAt: null }
  const { callBy = null, calledAt = null } = before ?? {}
  const told = before?.willCall && before.status !== 'draft' && before.startsAt.getTime() === startsAt.getTime()
  if (calledAt || told) return { callBy, calledAt }
  const minutes = await settingOn(work.sql, 'orders.will-call-minutes', orderDate, id)
  const next = callByOf(startsAt, minutes)
  if (next <= work.now)
    throw invalid('willCall', `The site would have to call by ${momentIn(next, zone)}, which has passed. Book it firm`)
  return { callBy: next, calledAt }
}

/** What the customer is to be told on the phone. */
export function callWords(before: OrderRow | undefined, row: OrderRow, zone: string): string[] {
  if (!row.callBy || !isAwaited(row) || before?.callBy?.getTime() === row.callBy.getTime()) return []
  return [`Tell the site to call by ${momentIn(row.callBy, zone)}; after that its time is given to others`]
}

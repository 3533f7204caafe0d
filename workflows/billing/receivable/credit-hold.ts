import { overrideOn } from '~/db/billing/receivable/credit-override'
import { customer } from '~/db/customers/customer'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { CREDIT_OVERRIDERS } from '~/domain/billing/receivable/credit'
import { Refused } from '~/domain/kit/problem'

type Held = { customerName: string; creditSuspended: boolean; creditReason: string | null }

export const holdSentence = ({ customerName, creditReason }: Held) =>
  `${customerName} is on credit hold: ${creditReason ?? 'no reason given'}`

/** The next load of a customer on credit hold is not called nor ticketed, unless finance lets them go on that day. */
export async function refuseHeldLoad(sql: Sql, load: { customerId: string; doDate: string }): Promise<void> {
  const held = await customer.get(sql, load.customerId)
  if (!held.creditSuspended) return
  if ((await settingOn(sql, 'credit.hold-stops', load.doDate)) === 'orders') return
  if (await overrideOn(sql, held.id, load.doDate)) return
  throw new Refused(holdSentence(held), undefined, { rule: 'credit', mayOverride: CREDIT_OVERRIDERS })
}

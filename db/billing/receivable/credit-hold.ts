import { holdSentence } from '~/domain/billing/receivable/credit'
import { customer } from '../../customers/customer'
import type { Sql } from '../../kit/open'
import { settingOn } from '../../kit/setting'
import { overrideOn } from './credit-override'

/** Why the next load of a customer is neither called nor ticketed; null where finance lets them go on that day. */
export async function creditHoldOf(sql: Sql, load: { customerId: string; doDate: string }): Promise<string | null> {
  const held = await customer.get(sql, load.customerId)
  if (!held.creditSuspended) return null
  if ((await settingOn(sql, 'credit.hold-stops', load.doDate)) === 'orders') return null
  return (await overrideOn(sql, held.id, load.doDate)) ? null : holdSentence(held)
}

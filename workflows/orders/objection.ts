import type { Work } from '~/db/kit/work'
import { mayDo } from '~/domain/access/ability'
import { rolesWith } from '~/domain/access/grants'
import { CREDIT_OVERRIDERS } from '~/domain/billing/receivable/credit'
import { Denied, type FieldErrors, Refused } from '~/domain/kit/problem'
import type { OrderRule } from '~/domain/orders/order'

/** A rule of the trade that is against an order; a warning does not refuse it. */
export type Objection = {
  rule: OrderRule
  message: string
  warning?: true
  /** Let through, but the order is put on hold until somebody settles it. */
  hold?: true
  earliest?: string | null
}

export type RuledOrder = {
  id?: string | undefined
  /** The times are asked for now, and not kept from an earlier booking. */
  newTimes?: boolean
  /** How it is poured is asked for now, and not kept from an earlier booking. */
  newPour?: boolean
  orderDate: string
  spacingMinutes: number
  pumpId?: string | null | undefined
  quantity: string
  productId: string
  exposureClasses: readonly string[]
  structureId?: string | null | undefined
  /** The classes or what is to meet them are asked for now. */
  newExposure?: boolean
  purchaseOrderId?: string | null | undefined
  oneOffPrice?: string | null | undefined
  oneOffReason?: string | null | undefined
  /** What all of it will cost, with GST; without it what was foreseen when it was last kept counts. */
  foreseen?: () => Promise<{ total: string }>
}

/** Refuses unless a person who may do so set each refusing rule aside; what is left are warnings to be said. */
export function settle(
  work: Work,
  objections: Objection[],
  override: { rules: string[]; reason: string } | null | undefined,
): string[] {
  if (override && !mayDo(work.by, 'override', 'order'))
    throw new Denied('Only a dispatcher manager can override a rule', undefined, { right: 'override order' })
  const refusing = objections.filter(
    found => !found.warning && (isCredit(found) || !override?.rules.includes(found.rule)),
  )
  if (refusing.length)
    throw new Refused(refusing.map(found => found.message).join('. '), errorsOf(refusing), {
      rule: refusing[0]!.rule,
      refusals: refusing,
      mayOverride: isCredit(refusing[0]!) ? CREDIT_OVERRIDERS : rolesWith('override', 'order'),
    })
  return objections.map(found => found.message)
}

/** Said at the field that mends it, too. */
const FIELDS: Partial<Record<Objection['rule'], string>> = {
  spacing: 'spacingMinutes',
  'concrete-age': 'unloadingMinutes',
  exposure: 'exposureClasses',
}

function errorsOf(refusing: readonly Objection[]): FieldErrors | undefined {
  const byField = Map.groupBy(refusing, ({ rule }) => FIELDS[rule])
  byField.delete(undefined)
  return byField.size
    ? Object.fromEntries([...byField].map(([field, found]) => [field!, found.map(({ message }) => message)]))
    : undefined
}

/** Finance alone lets a customer go on, by name and until a day; no reason of dispatch does. */
const isCredit = ({ rule }: Objection) => rule === 'credit' || rule === 'credit-limit'

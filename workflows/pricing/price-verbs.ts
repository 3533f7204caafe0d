import type { Work } from '~/db/kit/work'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import type { PriceKind } from '~/domain/pricing/authority'
import { applyDraftPrice, refuseDraftPrice } from '../billing/decide-draft-price'
import { applyRebate } from '../billing/rebate/save-rebate'
import { applyLoadCharge } from '../deliveries/apply-load-charge'
import { applyOrderServices } from '../orders/apply-order-extras'
import { applyOrderPrice, type OrderPrice, refuseOrderPrice } from '../orders/apply-order-price'
import type { LoweredServices } from '../orders/ask-default-extras'
import { applyWaiver } from '../orders/waive-order-cancellation'
import { applyAgreedPrice } from './apply-agreed-price'
import { applyPaymentTerm } from './apply-payment-term'
import { applyRepricing } from './apply-repricing'
import { applyTerm } from './apply-term'
import { applyPriceIndexValue } from './price-index/save-price-index-value'
import { activateApproved } from './price-list/activate-price-list'
import { writeCosting } from './save-costing'
import { applyMargin } from './save-margin'
import { applyCategory } from './save-price-category'
import { applyGstTreatment } from './set-agreed-gst-treatment'

export type PriceVerb<Command = object> = {
  /** Brings the price into force, as it was asked for. */
  apply(work: Work, command: Command): Promise<unknown>
  /** What a price that does not come leaves behind. */
  refuse?(work: Work, command: Command, because: string): Promise<void>
  mayWithdraw(person: Person): boolean
}

const verb = <Command extends object>(
  apply: (work: Work, command: Command) => Promise<unknown>,
  mayWithdraw: PriceVerb['mayWithdraw'],
  refuse?: PriceVerb<Command>['refuse'],
): PriceVerb<Command> => ({ apply, mayWithdraw, ...(refuse ? { refuse } : {}) })

const dispatches = (person: Person) => mayDo(person, 'manage', 'order')
const charges = (person: Person) => mayDo(person, 'write', 'delivery_finance')
const approves = (person: Person) => mayDo(person, 'write', 'pricing_approval')

const applyOfOrder = (work: Work, command: OrderPrice | LoweredServices) =>
  'lowered' in command ? applyOrderServices(work, command) : applyOrderPrice(work, command)

/** What each kind of price runs when it is decided. Quotes and price adjustments are decided on their own screens. */
export const PRICE_VERBS = {
  cancellation: verb(applyWaiver, dispatches),
  load_charge: verb(applyLoadCharge, charges),
  order: verb<OrderPrice | LoweredServices>(applyOfOrder, dispatches, async (work, command, because) => {
    if (!('lowered' in command)) await refuseOrderPrice(work, command, because)
  }),
  product_price: verb(applyAgreedPrice, approves),
  price_list: verb(activateApproved, person => mayDo(person, 'manage', 'price_list')),
  price_category: verb(applyCategory, person => mayDo(person, 'manage', 'price_category')),
  repricing: verb(applyRepricing, person => mayDo(person, 'manage', 'repricing')),
  term: verb(applyTerm, person => mayDo(person, 'manage', 'commercial_term')),
  payment_term: verb(applyPaymentTerm, person => mayDo(person, 'manage', 'commercial_term')),
  gst_treatment: verb(applyGstTreatment, person => mayDo(person, 'manage', 'commercial_term')),
  rebate: verb(applyRebate, person => mayDo(person, 'manage', 'rebate')),
  price_index: verb(applyPriceIndexValue, person => mayDo(person, 'manage', 'price_index')),
  margin_target: verb(applyMargin, person => mayDo(person, 'manage', 'margin')),
  invoice_draft_line: verb(applyDraftPrice, person => mayDo(person, 'manage', 'invoice_draft'), refuseDraftPrice),
  costing: verb(writeCosting, person => mayDo(person, 'manage', 'ecosting')),
} satisfies Partial<Record<PriceKind, PriceVerb<never>>>

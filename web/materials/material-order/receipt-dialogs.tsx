import { decimal, kilograms } from '~/domain/kit/money'
import * as kitWords from '~/domain/kit/words'
import {
  type ReceiptClaim,
  type ReceiptCorrect,
  type ReceiptCredit,
  type ReceiptWeight,
  worthOf,
} from '~/domain/materials/receipt'
import * as words from '~/domain/materials/words'
import { showMoney } from '~/web/kit/figures'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { differenceOf, tonnes } from '../words'
import { Moment, momentsOf, type OrderRow } from './dialogs'

export const RECEIPT_VERBS = ['credit', 'accept', 'claim', 'reweigh', 'correct'] as const
export type ReceiptVerb = (typeof RECEIPT_VERBS)[number]
export const VERB_WORDS: Record<ReceiptVerb, () => string> = {
  accept: words.receiptAccept,
  claim: words.receiptClaim,
  credit: words.receiptCredit,
  reweigh: words.receiptReweigh,
  correct: words.receiptCorrect,
}

type Order = OrderRow & { claimKg: string | null; claimAmount: string | null }

const Claim = fieldsOf<typeof ReceiptClaim>()
const Credit = fieldsOf<typeof ReceiptCredit>()
const Weight = fieldsOf<typeof ReceiptWeight>()
const Correct = fieldsOf<typeof ReceiptCorrect>()

/** What each verb does, said before it is done. */
const textOf = (verb: ReceiptVerb, order: Order): string => {
  const received = tonnes(order.receivedKg)
  if (verb === 'accept') return words.receiptAcceptText({ ordered: tonnes(order.orderedKg), received })
  if (verb === 'claim') return words.receiptClaimText({ difference: differenceOf(order.orderedKg, order.receivedKg) })
  if (verb === 'credit')
    return words.receiptCreditText({ mass: tonnes(order.claimKg), amount: showMoney(order.claimAmount ?? '0') })
  return verb === 'reweigh' ? words.receiptReweighText({ received }) : words.receiptCorrectText({ received })
}

/** One small form a verb, each with the reason that the trail keeps. */
export function ReceiptDialog({ verb, order }: { verb: ReceiptVerb; order: Order }) {
  const { id, version, receivedKg, receivedAt } = order
  const short = decimal(order.orderedKg).minus(receivedKg ?? 0)
  const isWeight = verb === 'reweigh' || verb === 'correct'
  const start = {
    accept: {},
    claim: short.greaterThan(0)
      ? { claimKg: kilograms(short), claimAmount: worthOf(kilograms(short), order.pricePerTonne) }
      : {},
    credit: { creditAmount: order.claimAmount ?? '' },
    reweigh: {},
    correct: { receivedKg, ticketNo: order.ticketNo, pricePerTonne: order.pricePerTonne },
  }[verb]
  const moments = isWeight && receivedAt ? momentsOf(receivedAt) : {}
  return (
    <DialogForm
      title={`${VERB_WORDS[verb]()}: ${order.orderNo}`}
      description={textOf(verb, order)}
      values={{ id, version, ...start, ...moments }}
      save={VERB_WORDS[verb]()}
    >
      <input type="hidden" name="verb" value={verb} />
      {verb === 'claim' && (
        <>
          <Claim.Number name="claimKg" label={words.receiptClaimKg()} unit="kg" span={6} />
          <Claim.Money name="claimAmount" label={words.receiptClaimAmount()} span={6} />
        </>
      )}
      {verb === 'credit' && (
        <>
          <Credit.Text name="creditNo" label={words.receiptCreditNo()} span={6} />
          <Credit.Money name="creditAmount" label={words.receiptCreditAmount()} span={6} />
        </>
      )}
      {isWeight && (
        <>
          <Weight.Number name="receivedKg" label={words.orderWeighed()} unit="kg" span={6} />
          <Weight.Text name="ticketNo" label={words.orderWeighbridgeTicket()} span={6} />
          {verb === 'correct' && (
            <Correct.UnitPrice name="pricePerTonne" label={words.orderPrice()} unit="t" span={12} optional />
          )}
          <Moment.Date name="day" label={kitWords.fieldReceivedOn()} span={6} />
          <Moment.Time name="time" label={kitWords.fieldAt()} span={6} />
        </>
      )}
      <Weight.Text name="reason" label={kitWords.fieldReason()} span={12} />
    </DialogForm>
  )
}

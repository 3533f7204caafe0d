import { useId, useState } from 'react'
import type { CancellationCharge } from '~/web/kit/client/orders'
import { showSpan } from '~/web/kit/dates'
import { countOf, showMoney, showNumber } from '~/web/kit/figures'
import { useAsked } from '~/web/kit/use-asked'
import { Select } from '~/web/ui/input'

/** Whose decision a cancellation is, as a person chooses it. */
export const CANCELLED_BY = [
  ['customer', 'The customer'],
  ['company', 'We cannot deliver'],
] as const
type By = (typeof CANCELLED_BY)[number][0]

/** Whose decision a cancellation is, and what it costs the customer; `path` is the order or the load. */
export function CancellationField({ path, usual, told }: { path: string; usual: By; told: boolean }) {
  const id = useId()
  const [by, setBy] = useState<By>(usual)
  const found = useCharge(told ? path : null)
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-table">
        Cancelled by
      </label>
      <Select id={id} name="cancelledBy" value={by} onChange={event => setBy(event.target.value as By)}>
        {CANCELLED_BY.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {found && by === 'customer' && <ChargeNote charge={found} />}
    </div>
  )
}

/** The charge for what was cancelled, beside the rest that is known of it. */
export function CancellationNote({ path }: { path: string }) {
  const found = useCharge(path, '?kept=true')
  return found && <ChargeNote charge={found} />
}

/** The charge with where its price comes from, or that there is none. */
export function ChargeNote({ charge: { charge, noticeMinutes, waived, waiver } }: { charge: CancellationCharge }) {
  const notice = noticeMinutes === null ? 'after batching' : `${showSpan(noticeMinutes * 60)} before the first load`
  if (!charge.lines.length) return <p className="text-meta text-muted">No cancellation charge, {notice}.</p>
  return (
    <p data-tone="waiting" className="tone rounded-md px-2 py-1 text-table">
      {waived ? 'Waived: cancellation charge' : 'Cancellation charge'}{' '}
      <b className="figures">{showMoney(charge.subtotal)}</b> before GST,{' '}
      <b className="figures">{showMoney(charge.total)}</b> with GST, {notice}.
      {charge.lines.map(line => (
        <span key={`${line.description} ${line.unitPrice}`} className="block text-meta">
          {line.description}: {amountOf(line)} at {showMoney(line.unitPrice)}
          {line.parts.map(part => `, ${part.label}`).join('')}
        </span>
      ))}
      {waiver && (
        <span className="block text-meta">
          {waiver.cause === 'company' ? 'We could not deliver' : 'Waived'}: {waiver.reason} ({waiver.by})
        </span>
      )}
    </p>
  )
}

const amountOf = ({ quantity, unit }: { quantity: string; unit: string }) =>
  unit === 'm³' ? `${showNumber(quantity, 2)} m³` : countOf(Number(quantity), unit)

const read = (answer: unknown) => answer as CancellationCharge
const useCharge = (path: string | null, query = '') => useAsked(path && `${path}/cancellation${query}`, read)

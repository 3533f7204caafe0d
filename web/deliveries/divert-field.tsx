import { useState } from 'react'
import type { BodyOf } from '~/web/kit/call'
import { useCan } from '~/web/kit/can'
import type { DeliveriesClient } from '~/web/kit/client/deliveries'
import { showTime } from '~/web/kit/dates'
import { countOf, showMoney, showVolume } from '~/web/kit/figures'
import { useAsked } from '~/web/kit/use-asked'
import { Badge } from '~/web/ui/badge'

export type DivertCandidates = BodyOf<DeliveriesClient['delivery-order'][':id']['divert-candidates']['$get']>
const read = (answer: unknown) => answer as DivertCandidates
export type DivertCandidate = DivertCandidates['rows'][number]

/** Where the concrete could go, best first; what does not fit says why, and is open to whoever may set its rules aside. */
export function DivertField({ loadId }: { loadId: string }) {
  const found = useAsked(`delivery-order/${loadId}/divert-candidates`, read)
  const overrides = useCan()('override', 'delivery_order')
  const [chosen, setChosen] = useState<string | null>(null)
  if (found === undefined) return <p className="text-muted text-table">Looking for open loads that fit…</p>
  if (found === null) return <p className="text-muted text-table">The open loads cannot be read now. Try again.</p>
  const { load, rows, firstBill, leftOut } = found
  const mayTake = (row: DivertCandidate) => row.refusals.every(of => overrides && of.mayOverride.length > 0)
  const pick = rows.find(row => row.loadId === chosen) ?? rows.find(row => !row.refusals.length)
  return (
    <div className="grid gap-3">
      {load.isRest ? (
        <p className="text-table">
          {showVolume(load.quantity)} are left of {load.doNumber}. They become a load of their own, with a new ticket
          and the age of this concrete; {load.doNumber} stays as it is.
        </p>
      ) : (
        <p className="text-table">
          {load.doNumber} is issued again as revision {load.nextRevision}; revision {load.nextRevision - 1} is void.
          Load {load.loadNo} of {load.orderNo}, promised {showTime(load.promisedAt)}, is open again
          {load.lateMinutes > 0 ? ` and ${load.lateMinutes} min late at the earliest` : ''}.
        </p>
      )}
      {!rows.length && <p className="text-muted text-table">No open load of another pour can take this concrete.</p>}
      <fieldset className="grid gap-2">
        <legend className="sr-only">Open load</legend>
        {rows.map(row => (
          <CandidateRow
            key={row.loadId}
            row={row}
            open={mayTake(row)}
            checked={pick?.loadId === row.loadId}
            onPick={() => setChosen(row.loadId)}
          />
        ))}
      </fieldset>
      {leftOut > 0 && (
        <p className="text-meta text-muted">
          {countOf(leftOut, 'other pour')} left out: too far or too late for this concrete, too small, or ordered
          stronger or of another kind.
        </p>
      )}
      {pick && (
        <>
          <input type="hidden" name="targetId" value={pick.loadId} />
          <input type="hidden" name="targetVersion" value={pick.version} />
          <input type="hidden" name="rules" value={[...new Set(pick.refusals.map(({ rule }) => rule))].join(',')} />
          <p className="text-table">
            {load.isRest
              ? `${load.orderNo} is billed ${money(firstBill)} as before;`
              : `${load.orderNo} is not billed ${money(firstBill)} for this load now;`}{' '}
            {pick.orderNo} is billed {money(pick.secondBill)}.
            {pick.refusals.length > 0 && ' Your reason overrides the rules in red and is kept with the load.'}
          </p>
        </>
      )}
    </div>
  )
}

type RowProps = { row: DivertCandidate; open: boolean; checked: boolean; onPick: () => void }

const CandidateRow = ({ row, open, checked, onPick }: RowProps) => (
  <label className="flex gap-3 rounded-md border border-line px-3 py-2 has-checked:border-link has-disabled:text-muted">
    <input
      type="radio"
      name="candidate"
      checked={checked}
      disabled={!open}
      onChange={onPick}
      className="mt-1 self-start"
    />
    <span className="grid min-w-0 gap-0.5 text-table">
      <span className="flex flex-wrap items-center gap-2">
        <span className="code font-semibold">{row.orderNo}</span> load {row.loadNo}
        {row.sameMix ? <Badge tone="done">Same mix</Badge> : <Badge>{row.productCode}</Badge>}
      </span>
      <span>
        {row.customerName}, {row.locationName}
      </span>
      <span className="figures">
        On site {showTime(row.arrivesAt)}, {offWords(row.offMinutes)}; {leftWords(row.leftMinutes)}
        {Number(row.shortQuantity) > 0 ? `; ${showVolume(row.shortQuantity)} short` : ''}
      </span>
      {row.refusals.map(({ rule, text }) => (
        <span key={`${rule} ${text}`} data-tone="stop" className="text-tone">
          {text}
        </span>
      ))}
    </span>
  </label>
)

const money = (value: string | null) => (value === null ? '(no price)' : showMoney(value))
const offWords = (minutes: number) =>
  minutes === 0 ? 'as promised' : `${Math.abs(minutes)} min ${minutes > 0 ? 'after' : 'before'} the promise`
const leftWords = (minutes: number) =>
  minutes < 0 ? `${-minutes} min over the discharge limit` : `${minutes} min of the discharge limit left`

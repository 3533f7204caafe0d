import { Check, X } from 'lucide-react'
import type { Offer, OfferAnswer } from '~/web/kit/client/orders'
import { countOf } from '~/web/kit/figures'
import { sentencesOf } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import type { Offers } from './use-offers'

/** Beside the time: whether it can be kept, and up to three times that can. One press takes one into the form. */
export function OfferList({ offers: { data, problem, busy, begun, take } }: { offers: Offers }) {
  if (!begun) return null
  return (
    <section
      aria-label="Times that can be kept"
      aria-live="polite"
      aria-busy={busy}
      className={cn(
        'col-span-12 grid gap-2 rounded-lg border border-line bg-surface p-3 text-table',
        busy && 'opacity-60',
      )}
    >
      {problem &&
        sentencesOf(problem).map(text => (
          <p key={text} className="text-stop">
            {text}
          </p>
        ))}
      {!data && !problem && <p className="text-muted">Checking plants, trucks and drivers…</p>}
      {data && <Verdict of={data.asked} />}
      {data && data.offers.length > 0 && (
        <ul className="grid gap-2">
          {data.offers.map(offer => (
            <li key={`${offer.startTime} ${offer.spacingMinutes} ${offer.plantId}`}>
              <OfferRow offer={offer} asked={data.asked} onTake={() => take(offer)} />
            </li>
          ))}
        </ul>
      )}
      {data && !data.offers.length && (
        <p>
          No time of this day can be kept. Try another day, smaller loads or less concrete, or save it as a draft and
          put it on the wait list.
        </p>
      )}
      {data && data.waiting > 0 && (
        <p className="text-meta text-muted">{countOf(data.waiting, 'order')} on the wait list of this day</p>
      )}
      {data && data.short.length > 0 && (
        <p className="text-meta text-muted">
          {countOf(data.short.length, 'booked order')} of this day {data.short.length === 1 ? 'has' : 'have'} loads
          without a truck: {data.short.join(', ')}
        </p>
      )}
    </section>
  )
}

function Verdict({ of }: { of: OfferAnswer['asked'] }) {
  const asked = `${of.startTime} every ${of.spacingMinutes} min`
  if (of.fits)
    return (
      <p data-tone="done" className="tone figures flex items-center gap-2 rounded-md px-3 py-2 font-semibold">
        <Check aria-hidden className="size-4 shrink-0" /> {asked}: yes
      </p>
    )
  return (
    <div data-tone="stop" className="tone rounded-md px-3 py-2">
      <p className="figures flex items-center gap-2 font-semibold">
        <X aria-hidden className="size-4 shrink-0" /> {asked}: no
      </p>
      <ul>
        {of.refusals.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}

type RowProps = { offer: Offer; asked: OfferAnswer['asked']; onTake: () => void }

function OfferRow({ offer, asked, onTake }: RowProps) {
  const { startTime, spacingMinutes, plantName, chance } = offer
  const says = `${startTime} every ${spacingMinutes} min from ${plantName}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="figures font-semibold">
          {says}
          <span className="font-normal text-muted"> {beside(offer, asked)}</span>
        </p>
        <p className="figures text-meta text-muted">
          {countOf(offer.trucks, 'truck')} for {countOf(offer.loads, 'load')}, the last on site at {offer.lastOnSite}
        </p>
        <p className="figures text-meta text-muted">
          {chance && (
            <b className="font-semibold text-fg">
              {chance.percent} % on time, at least {chance.atLeast} %.{' '}
            </b>
          )}
          {offer.chanceSays}
        </p>
      </div>
      <Button size="sm" onClick={onTake} aria-label={`Take ${says}`}>
        Take {startTime}
      </Button>
    </div>
  )
}

/** What is other than asked. */
function beside({ kind, startTime, spacingMinutes }: Offer, asked: OfferAnswer['asked']): string {
  const differences = [
    startTime > asked.startTime && 'later',
    startTime < asked.startTime && 'earlier',
    spacingMinutes > asked.spacingMinutes && 'wider spacing',
    kind === 'other-plant' && 'other plant',
  ].filter(Boolean)
  return differences.length ? `(${differences.join(', ')})` : ''
}

import { Check } from 'lucide-react'
import { showTime } from '~/web/kit/dates'
import { cn } from '~/web/ui/cn'
import type { View } from './delivery-order-loader'
import { DischargeChip } from './discharge-chip'

const STEPS = [
  ['Generated', 'generatedAt'],
  ['Batched', 'batchedAt'],
  ['Loaded', 'loadedAt'],
  ['Left plant', 'leftAt'],
  ['On site', 'onSiteAt'],
  ['Pour start', 'pourStartAt'],
  ['Pour end', 'pourEndAt'],
  ['Back', 'returnedAt'],
] as const

/** The way of a load on one line: what has happened with its time, and how long each leg took. */
export function TimeChain({ view }: { view: View }) {
  const { load } = view.ticket
  const times = STEPS.map(([, stamp]) => load[stamp])
  const last = times.findLastIndex(Boolean)
  return (
    <section aria-label="Timestamps" className="rounded-lg border border-line bg-raised">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2.5">
        <h2 className="flex-1 font-semibold text-body">Load timeline</h2>
        <span className="figures text-muted text-table">
          Promised {showTime(view.promisedAt)}, planned {showTime(load.plannedBatchAt)} to{' '}
          {showTime(load.plannedOnSiteAt)}
        </span>
        <DischargeChip load={load} />
      </header>
      <ol className="grid grid-cols-8 gap-y-4 px-2 py-4 max-lg:grid-cols-4">
        {STEPS.map(([label], place) => {
          const at = times[place]
          const before = times.slice(0, place).findLast(Boolean)
          return (
            <li key={label} className="relative grid justify-items-center gap-1 px-1 text-center">
              {place > 0 && (
                <span
                  aria-hidden
                  className={cn('-left-1/2 absolute top-3 h-px w-full max-lg:hidden', at ? 'bg-brand' : 'bg-line')}
                />
              )}
              <span
                aria-hidden
                className={cn(
                  'relative grid size-6 place-items-center rounded-full border',
                  at ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-raised',
                  place === last && 'ring-2 ring-brand ring-offset-2 ring-offset-bg',
                )}
              >
                {at && <Check className="size-3.5" strokeWidth={2.5} />}
              </span>
              <span className={cn('text-meta', at ? 'font-semibold' : 'text-muted')}>{label}</span>
              <span className="figures text-table">{at ? showTime(at) : <span className="text-muted">–</span>}</span>
              <span className="figures min-h-4 text-meta text-muted">
                {at && before && `+${Math.round((Date.parse(at) - Date.parse(before)) / 60_000)} min`}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

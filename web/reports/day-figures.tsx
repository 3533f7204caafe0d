import { Link } from '@remix-run/react'
import * as kitWords from '~/domain/kit/words'
import type { Activity } from '~/domain/reports/activity'
import { loadsBehind } from '~/domain/reports/loads-behind'
import * as words from '~/domain/reports/words'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { useFigureRows } from '~/web/kit/figure-rows'
import { countOf, showMoney, showNumber } from '~/web/kit/figures'
import { Status } from '~/web/kit/status'

type OfDay = { of: NonNullable<Activity['pours']>; day: string; today?: boolean }

/** The pours of a day, each figure with the list of its loads for whoever may open it. */
export function Pours({ of, day, today = true }: OfDay) {
  const seesLoads = useCan()('view', 'delivery_order')
  const rowsOf = useFigureRows()
  const dates = { from: day, to: day }
  const rows = (figure: 'planned' | 'delivered') =>
    seesLoads ? { to: loadsBehind(figure, dates) } : rowsOf(figure, dates)
  return (
    <section
      aria-label={today ? words.homePours() : words.homePoursOfDay()}
      className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6"
    >
      <Figure
        of="planned"
        {...(today && { span: 'today' })}
        value={showNumber(of.planned, 0)}
        note={kitWords.loadCount({ count: of.loads })}
        {...rows('planned')}
      />
      <Figure
        of="delivered"
        value={showNumber(of.delivered, 0)}
        note={words.homeByEndOf({ m3: showNumber(of.sameWeekday.delivered, 0), day: showDate(of.sameWeekday.day) })}
        share={ratio(of.delivered, of.planned)}
        {...rows('delivered')}
      />
      <Figure
        of="late"
        {...(today && { span: 'now' })}
        value={String(of.lateNow)}
        tone={of.lateNow ? 'stop' : 'done'}
        note={words.homeBehind({ minutes: of.onTimeMinutes })}
        {...rowsOf('late', dates)}
      />
      <Figure
        of="onTime"
        value={of.onTimePercent === null ? '–' : String(of.onTimePercent)}
        note={words.homeWithin({ minutes: of.onTimeMinutes })}
        share={of.onTimePercent === null ? undefined : of.onTimePercent / 100}
        {...rowsOf('onTime', dates)}
      />
      <Figure
        of="wait"
        value={of.waitMinutes === null ? '–' : String(of.waitMinutes)}
        note={words.homeMedian()}
        {...rowsOf('wait', dates)}
      />
      <Figure
        of="trucksOut"
        value={String(of.trucksOut)}
        unit={words.homeOfAll({ count: of.trucksOut + of.trucksIdle })}
        note={today ? words.homeInYards({ count: of.trucksIdle }) : words.homeCarried()}
        share={of.trucksOut / Math.max(1, of.trucksOut + of.trucksIdle)}
      />
    </section>
  )
}

const ratio = (part: string, whole: string) => Number(part) / Math.max(1, Number(whole))

const ORDER = ['collecting', 'exception', 'draft', 'with_sales', 'with_manager', 'with_ceo', 'approved']

/** Invoice drafts by state, each with its rows. */
export const Bills = ({ rows }: { rows: NonNullable<Activity['bills']> }) => (
  <section aria-label="Invoice drafts" className="grid grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-3">
    {ORDER.flatMap(status => rows.filter(row => row.status === status)).map(row => (
      <Link
        key={row.status}
        to={`/sales-management/invoice-preliminary?status=${row.status}`}
        className="grid justify-items-start gap-2 rounded-lg border border-line bg-raised p-4 text-fg no-underline hover:border-line-strong"
      >
        <Status of="invoiceDraft" value={row.status} />
        <span className="figures font-semibold text-section">{showMoney(row.total)}</span>
        <span className="text-meta text-muted">{countOf(row.drafts, 'draft')}</span>
      </Link>
    ))}
  </section>
)

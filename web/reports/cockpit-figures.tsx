import { showFigure } from '~/domain/kit/figure/all'
import type { Cockpit, CockpitSpan } from '~/domain/reports/cockpit'
import { compared } from '~/web/kit/compared'
import { Figure } from '~/web/kit/figure'
import { useFigureRows } from '~/web/kit/figure-rows'
import { countOf, showMoney, showNumber } from '~/web/kit/figures'

type Value = string | number | null

/** Spans are compared in money once nearly all of both is on drafts or invoices; before that the later one only looks smaller. */
const NEARLY = 0.95
const billed = ({ billed, delivered }: CockpitSpan) => Number(billed) >= NEARLY * Number(delivered.quantity)

/** The figures of the span, each with what it was before. */
export function CockpitFigures({ of: { span, before } }: { of: Cockpit }) {
  const days = `from=${span.from}&to=${span.to}`
  const rows = useFigureRows()
  const dates = { from: span.from, to: span.to }
  const [now, then] = [span.delivered, before.delivered]
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      <Figure
        of="delivered"
        value={showNumber(now.quantity, 0)}
        note={`${countOf(now.loads, 'load')}, ${compared(now.quantity, then.quantity)}`}
        {...rows('delivered', dates)}
      />
      <Figure
        of="revenue"
        value={showMoney(span.revenue)}
        note={`${billed(span) && billed(before) ? compared(span.revenue, before.revenue) : 'so far'}; ${showNumber(span.billed, 0)} of ${showNumber(now.quantity, 0)} m³ is on drafts or invoices`}
        {...rows('revenue', dates)}
      />
      <Figure
        of="margin"
        value={span.margin ? showNumber(span.margin.percent, 1) : '–'}
        note={
          span.margin
            ? `${showMoney(span.margin.amount)} on ${showNumber(span.margin.quantity, 0)} m³; before ${share(before.margin?.percent ?? null)}`
            : 'No cost is known for what was sold'
        }
        to={`?${days}#margin`}
      />
      <Figure
        of="collected"
        value={showMoney(span.collected)}
        note={compared(span.collected, before.collected)}
        to={`/billing/payments?fromDate=${span.from}&toDate=${span.to}&reversed=false`}
      />
      <Figure
        of="overdue"
        value={showMoney(span.overdue)}
        tone={Number(span.overdue) > 0 ? 'waiting' : undefined}
        note={`${countOf(span.overdueCustomers, 'customer')}, ${compared(span.overdue, before.overdue)}`}
        to={`/billing/receivables?day=${span.to}`}
      />
      <Figure
        of="onTime"
        value={now.onTimePercent === null ? '–' : String(now.onTimePercent)}
        note={`before ${share(then.onTimePercent)}`}
        {...rows('onTime', dates)}
      />
      <Figure
        of="carbonGate"
        value={showFigure('carbonGate', now.carbonPerM3)}
        note={compared(now.carbonPerM3, then.carbonPerM3)}
        {...rows('carbonGate', dates)}
      />
    </div>
  )
}

const share = (value: Value) => (value === null ? '–' : `${value} %`)

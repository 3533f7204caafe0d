import { ledgerLimit, ledgerValue } from '~/domain/deliveries/concrete-ledger-shown'
import { showFigure } from '~/domain/kit/figure/all'
import type { MonthConcrete } from '~/domain/reports/month-concrete'
import { showDate } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { useFigureRows } from '~/web/kit/figure-rows'
import { countOf } from '~/web/kit/figures'
import { Card } from '~/web/ui/card'
import { type ReportColumn, ReportTable } from './report-table'

type Outside = MonthConcrete['outside'][number]

type Props = {
  of: MonthConcrete
  siteWaterLoads: number
  /** The days of the month at the plant. */
  span: { from: string; to: string; plantId: string }
}

/** Water, water/cement and carbon of the month's loads, and which of them were outside a limit. */
export function MonthConcreteBody({ of, siteWaterLoads, span }: Props) {
  const rows = useFigureRows()
  return (
    <>
      <section aria-label="Concrete of the month" className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure
          of="freeWater"
          {...rows('freeWater', span)}
          value={showFigure('freeWater', of.freeWater.value)}
          note={`${countOf(of.freeWater.loads, 'load')} of ${of.loads} with moisture recorded`}
        />
        <Figure
          of="waterCement"
          {...rows('waterCement', span)}
          value={showFigure('waterCement', of.waterCement.value)}
          tone={of.waterCement.above ? 'stop' : undefined}
          note={`${countOf(of.waterCement.above, 'load')} above the limit`}
        />
        <Figure
          of="weighedA1"
          {...rows('weighedA1', span)}
          value={showFigure('weighedA1', of.carbon.value)}
          note={`${countOf(of.carbon.loads, 'load')} weighed`}
        />
        <Figure
          of="siteWaterLoads"
          {...rows('siteWaterLoads', span)}
          value={String(siteWaterLoads)}
          note={`of ${of.loads}`}
        />
      </section>
      <Card title="Loads outside their limits" flush>
        {of.outside.length ? (
          <ReportTable
            caption="Loads outside their limits"
            columns={outside}
            rows={of.outside}
            keyOf={row => row.doNumber}
          />
        ) : (
          <p className="p-4 text-muted text-table">No weighed load of this month has a figure outside its limit.</p>
        )}
      </Card>
    </>
  )
}

const outside: ReportColumn<Outside>[] = [
  { label: 'Delivery order', text: true, show: row => <span className="code">{row.doNumber}</span> },
  { label: 'Day', text: true, show: row => showDate(row.doDate) },
  { label: 'Product', text: true, show: row => <span className="code">{row.productCode}</span> },
  {
    label: 'Outside',
    text: true,
    show: row => row.figures.map(figure => `${figure.name} ${ledgerValue(figure)}, ${ledgerLimit(figure)}`).join('; '),
  },
]

import { ledgerLimit, ledgerValue } from '~/domain/deliveries/concrete-ledger-shown'
import type { MonthConcrete } from '~/domain/reports/month-concrete'
import { showDate } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { countOf, showNumber } from '~/web/kit/figures'
import { Card } from '~/web/ui/card'
import { type ReportColumn, ReportTable } from './report-table'

type Outside = MonthConcrete['outside'][number]

/** Water, water/cement and carbon of the month's loads, and which of them were outside a limit. */
export function MonthConcreteBody({ of }: { of: MonthConcrete }) {
  return (
    <>
      <section aria-label="Concrete of the month" className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure
          label="Free water"
          value={shown(of.freeWater.value, 1)}
          unit="kg/m³"
          note={`${countOf(of.freeWater.loads, 'load')} of ${of.loads} with moisture recorded`}
        />
        <Figure
          label="Effective water/cement"
          value={shown(of.waterCement.value, 3)}
          tone={of.waterCement.above ? 'stop' : undefined}
          note={`${countOf(of.waterCement.above, 'load')} above the limit`}
        />
        <Figure
          label="Carbon of the materials, A1"
          value={shown(of.carbon.value, 1)}
          unit="kg CO₂e/m³"
          note={`${countOf(of.carbon.loads, 'load')} weighed`}
        />
        <Figure label="Water added on site" value={String(of.siteWaterLoads)} unit="loads" note={`of ${of.loads}`} />
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

const shown = (value: string | null, places: number) => (value === null ? '–' : showNumber(value, places))

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

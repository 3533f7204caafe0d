import type { LoadExplanation } from '~/domain/orders/plan/chart'
import { showTime } from '~/web/kit/dates'
import { countOf, showNumber } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'

/** The planner's account of one load. */
export function WhyLoad({ why, zone }: { why: LoadExplanation; zone: string | undefined }) {
  const { unserved } = why
  const byRule = new Map<string, string[]>()
  for (const each of why.excluded) byRule.set(each.words, [...(byRule.get(each.words) ?? []), each.truckNo])
  const rules = [...byRule].sort((a, b) => b[1].length - a[1].length)
  return (
    <div className="grid gap-4">
      <div className="border-brand border-l-4 py-1 pl-4">
        <p className="code text-section">
          {why.orderNo} load {why.loadNo}{' '}
          {why.planNo && <span className="font-normal text-muted">in {why.planNo}</span>}
        </p>
        <p className="text-section">{why.message}</p>
        {unserved && (
          <p>
            {unserved.relaxation
              ? `What helps: ${unserved.relaxation.words}.`
              : 'No single standard change would make this order fit.'}
          </p>
        )}
      </div>
      {!unserved && (
        <>
          <div className="grid gap-4 xl:grid-cols-2">
            <Card title="Next best" flush>
              {why.alternatives.length === 0 ? (
                <p className="px-4 py-3 text-muted">No other truck could carry it.</p>
              ) : (
                <PlainTable
                  caption="Next best trucks"
                  rows={why.alternatives}
                  id={row => row.truckId}
                  columns={[
                    { label: 'Truck', show: row => <span className="code">{row.truckNo}</span> },
                    { label: 'Plant', show: row => row.plantName },
                    { label: 'Loads', show: row => showTime(row.beginAt, zone) },
                    { label: 'Pours', show: row => showTime(row.onSiteAt, zone) },
                    { label: 'Costs more', show: row => showNumber(Math.round(row.extraCost)), align: 'right' },
                  ]}
                />
              )}
            </Card>
            <Card title="Cost of this slot" flush>
              <PlainTable
                caption="Cost of this slot by part"
                rows={why.parts.filter(part => part.amount)}
                id={row => row.part}
                columns={[
                  { label: 'Part', show: row => row.label },
                  {
                    label: 'Amount',
                    show: row => `${showNumber(Math.round(row.amount * 10) / 10)} ${row.unit}`,
                    align: 'right',
                  },
                  { label: 'Weight', show: row => showNumber(row.weight), align: 'right' },
                  { label: 'Cost', show: row => showNumber(Math.round(row.cost)), align: 'right' },
                ]}
              />
            </Card>
          </div>
          <Card title={`${countOf(why.excluded.length, 'truck')} excluded`}>
            <dl className="grid gap-3">
              {rules.map(([words, trucks]) => (
                <div key={words}>
                  <dt className="font-semibold text-table">{words}</dt>
                  <dd className="figures text-muted text-table">{trucks.join(', ')}</dd>
                </div>
              ))}
            </dl>
            {rules.length === 0 && <p className="text-muted">Every truck could carry it.</p>}
          </Card>
        </>
      )}
    </div>
  )
}

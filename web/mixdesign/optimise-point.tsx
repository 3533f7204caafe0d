import { Check, TriangleAlert } from 'lucide-react'
import { ruleWords } from '~/domain/mixdesign/optimise/rule-words'
import { useCan } from '~/web/kit/can'
import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'
import type { Optimisation } from './optimise-loader'
import { TakeOver } from './take-over'

type Point = NonNullable<Optimisation['found']>['front'][number]
type Props = {
  point: Point
  title: string
  nameOf: (id: string) => string
  air: string
  strength: string
  exposures: readonly string[]
}

/** One answer: what to weigh, which rules hold it where it is, and what easing each would bring. */
export function OptimisePoint({ point, title, nameOf, air, strength, exposures }: Props) {
  const mayManage = useCan()('manage', 'mix_design')
  const { weighable } = point
  const masses = Object.entries(weighable.masses).filter(([, kg]) => kg > 0)
  const total = masses.reduce((sum, [, kg]) => sum + kg, 0)
  const prices = point.active.filter(one => Math.abs(one.shadowPrice) > 1e-9)
  return (
    <Card
      title={title}
      aside={
        mayManage && (
          <TakeOver
            masses={weighable.masses}
            air={air}
            strength={strength}
            exposures={exposures}
            remarks={`From the optimisation: ${title.toLowerCase()}, S$${Number(weighable.cost).toFixed(2)} and ${Number(weighable.gwp).toFixed(0)} kg CO2e per m³`}
          />
        )
      }
    >
      <div className="grid gap-6 xl:grid-cols-2">
        <div>
          <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-2">
            <Fact label="Cost" value={`S$${Number(weighable.cost).toFixed(2)}`} />
            <Fact label="Carbon" value={`${Number(weighable.gwp).toFixed(1)} kg CO₂e`} />
            <Fact label="Yield" value={`${weighable.yield.toFixed(4)} m³`} />
          </dl>
          <PlainTable
            caption="Weighable amounts"
            rows={masses}
            id={([id]) => id}
            columns={[
              { label: 'Material', show: ([id]) => nameOf(id) },
              { label: 'kg per m³', show: ([, kg]) => String(Number(kg.toFixed(2))), align: 'right' },
              { label: 'Unrounded', show: ([id]) => (point.masses[id] ?? 0).toFixed(2), align: 'right' },
            ]}
            total={['Total', total.toFixed(1), '']}
          />
          <p className="mt-3 flex items-start gap-2 text-table">
            {weighable.kept ? (
              <>
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-link" /> The rounded amounts meet all rules.
              </>
            ) : (
              <>
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-stop" />
                After rounding, these rules are not met:{' '}
                {weighable.broken.map(one => ruleWords(one.rule, nameOf).what).join(', ')}.
              </>
            )}
          </p>
        </div>
        <div className="min-w-0">
          <h3 className="mb-2 font-semibold text-table">Limiting rules</h3>
          {prices.length ? (
            <PlainTable
              caption="Rules at their limit"
              rows={prices}
              id={one => one.rule}
              columns={[
                { label: 'Rule at its limit', show: one => ruleWords(one.rule, nameOf).what },
                {
                  label: 'Cost of tightening by 1',
                  show: one => priceOf(one.shadowPrice, ruleWords(one.rule, nameOf).unit),
                  align: 'right',
                },
              ]}
            />
          ) : (
            <p className="text-muted text-table">No rule limits it except the volume of one cubic metre.</p>
          )}
        </div>
      </div>
    </Card>
  )
}

function priceOf(price: number, unit: string): string {
  const sign = price < 0 ? '−' : '+'
  const size = Math.abs(price)
  return `${sign}S$${size >= 0.01 ? size.toFixed(2) : size.toFixed(4)}${unit ? ` per ${unit}` : ''}`
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-meta text-muted">{label}</dt>
    <dd className="figures font-semibold text-section">{value}</dd>
  </div>
)

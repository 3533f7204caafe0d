import { Link, useSearchParams } from '@remix-run/react'
import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'
import type { Optimisation } from './optimise-loader'

type Point = NonNullable<Optimisation['found']>['front'][number]

/** The points of the front from the cheapest to the least carbon, with what a kg of carbon less costs at each. */
export function OptimiseTable({ front, at }: { front: readonly Point[]; at: number }) {
  const [params] = useSearchParams()
  const to = (index: number) => {
    const next = new URLSearchParams(params)
    next.set('point', String(index + 1))
    return `?${next}`
  }
  return (
    <Card title="Points of the front" flush>
      <PlainTable
        caption="Points of the front"
        rows={front.map((point, index) => ({ point, index }))}
        id={row => String(row.index)}
        columns={[
          {
            label: 'Point',
            show: ({ index }) => (
              <Link
                to={to(index)}
                preventScrollReset
                aria-current={index === at ? 'true' : undefined}
                className={index === at ? 'font-semibold text-fg' : 'text-link'}
              >
                {index === 0 ? 'Least cost' : index === front.length - 1 ? 'Least carbon' : `Point ${index + 1}`}
              </Link>
            ),
          },
          { label: 'Cost, S$/m³', show: ({ point }) => point.cost.toFixed(2), align: 'right' },
          { label: 'Carbon, kg CO₂e/m³', show: ({ point }) => point.gwp.toFixed(1), align: 'right' },
          {
            label: 'A kg less costs, S$',
            show: ({ point }) => (point.abatementPrice > 0 ? point.abatementPrice.toFixed(3) : '–'),
            align: 'right',
          },
          { label: 'Weighable', show: ({ point }) => (point.weighable.kept ? 'Meets all rules' : 'Breaks a rule') },
        ]}
      />
    </Card>
  )
}

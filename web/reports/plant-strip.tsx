import type { Activity } from '~/domain/reports/activity'
import { useFigureRows } from '~/web/kit/figure-rows'
import { countOf, showNumber } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { Badge } from '~/web/ui/badge'

const REORDER = 25
type Props = { plants: NonNullable<Activity['plants']>; day: string }

/** The plants side by side: what they made of their day; of today also who is in the yard and which silo is lowest. */
export function PlantStrip({ plants, day }: Props) {
  const rows = useFigureRows()
  const of = (plantId: string) => ({ from: day, to: day, plantId })
  return (
    <section aria-label="Plants" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-6">
      {plants.map(plant => (
        <article key={plant.id} className="grid content-start gap-2 rounded-lg border border-line bg-raised p-4">
          <header className="flex items-center gap-2">
            <span className="code text-muted">{plant.plantCode}</span>
            <h2 className="min-w-0 flex-1 truncate font-semibold text-body">{plant.plantName}</h2>
            {plant.closed && <Badge tone="stop">Closed</Badge>}
          </header>
          <p className="figures flex items-baseline gap-1 text-table">
            <HereLink
              to={rows('delivered', of(plant.id)).to ?? ''}
              className="inline-flex min-h-6 min-w-6 items-center font-semibold text-fg text-section"
            >
              {showNumber(plant.delivered, 0)}
            </HereLink>
            <HereLink
              to={rows('planned', of(plant.id)).to ?? ''}
              className="inline-flex min-h-6 min-w-6 items-center text-muted"
            >
              of {showNumber(plant.planned, 0)} m³
            </HereLink>
          </p>
          <span aria-hidden className="h-1 overflow-hidden rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-brand"
              style={{
                width: `${Math.min(100, (100 * Number(plant.delivered)) / Math.max(1, Number(plant.planned)))}%`,
              }}
            />
          </span>
          <dl className="grid grid-cols-2 gap-2 text-table">
            {plant.queue !== null && (
              <div>
                <dt className="text-meta text-muted">In the yard</dt>
                <dd className="figures">{countOf(plant.queue, 'truck')}</dd>
              </div>
            )}
            {plant.lowestSilo && (
              <div>
                <dt className="truncate text-meta text-muted">{plant.lowestSilo.material}</dt>
                <dd
                  data-tone={plant.lowestSilo.percent < REORDER ? 'waiting' : 'neutral'}
                  className={plant.lowestSilo.percent < REORDER ? 'figures font-semibold text-tone' : 'figures'}
                >
                  {plant.lowestSilo.percent} % left
                </dd>
              </div>
            )}
          </dl>
        </article>
      ))}
    </section>
  )
}

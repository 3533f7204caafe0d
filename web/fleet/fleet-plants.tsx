import { Link } from '@remix-run/react'
import type { FleetFigures } from '~/domain/fleet/fleet-dashboard'
import { showNumber } from '~/web/kit/figures'
import { PHASE_TONE, phaseWord } from './status-words'

export type PlantStrip = FleetFigures & {
  id: string
  plantCode: string
  plantName: string
  today: {
    loads: number
    delivered: string
    planned: string
    waitAtPlant: number | null
    waitOnSite: number | null
    turn: number | null
  }
}

const minutes = (value: number | null) => (value === null ? '–' : `${value} min`)

/** The plants side by side: their trucks by phase, their volume, their waits. */
export function PlantStrips({ plants }: { plants: readonly PlantStrip[] }) {
  return (
    <section aria-label="Plants" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {plants.map(plant => (
        <article key={plant.id} className="grid content-start gap-3 rounded-lg border border-line bg-raised p-4">
          <header className="flex items-baseline gap-2">
            <h2 className="min-w-0 flex-1 truncate font-semibold text-body">
              <Link className="text-fg no-underline hover:underline" to={`/fleet/air-control?plantId=${plant.id}`}>
                {plant.plantName}
              </Link>
            </h2>
            <span className="figures text-muted text-table">
              {plant.out} of {plant.fit} out
            </span>
          </header>
          <div aria-hidden className="flex h-2 gap-px overflow-hidden rounded-full bg-sunken">
            {plant.phases
              .filter(of => of.trucks > 0)
              .map(of => (
                <span
                  key={of.phase}
                  data-tone={PHASE_TONE[of.phase]}
                  title={`${phaseWord(of.phase)}: ${of.trucks}`}
                  className="bg-tone"
                  style={{ flexGrow: of.trucks }}
                />
              ))}
          </div>
          <p className="figures text-table">
            <span className="font-semibold text-section">{showNumber(plant.today.delivered, 0)}</span>
            <span className="text-muted"> of {showNumber(plant.today.planned, 0)} m³, </span>
            {plant.today.loads} loads
          </p>
          <dl className="figures grid grid-cols-3 gap-2 text-table">
            {[
              ['At the plant', plant.today.waitAtPlant],
              ['Waits on site', plant.today.waitOnSite],
              ['A turn', plant.today.turn],
            ].map(([label, value]) => (
              <div key={label}>
                <dt className="truncate text-meta text-muted">{label}</dt>
                <dd className="font-semibold">{minutes(value as number | null)}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </section>
  )
}

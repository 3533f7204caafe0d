import { Link } from '@remix-run/react'
import type { TruckPhase } from '~/domain/fleet/air-control'
import { PHASE_TONE, phaseWord } from './status-words'

/** All trucks as one bar by what they do; each part leads to its trucks. */
export function PhaseBar({ phases }: { phases: readonly { phase: TruckPhase; trucks: number }[] }) {
  const some = phases.filter(of => of.trucks > 0)
  return (
    <section aria-label="Trucks by phase" className="grid gap-3 rounded-lg border border-line bg-raised p-4">
      <div aria-hidden className="flex h-3 gap-px overflow-hidden rounded-full">
        {some.map(of => (
          <span
            key={of.phase}
            data-tone={PHASE_TONE[of.phase]}
            className="bg-tone"
            style={{ flexGrow: of.trucks }}
            title={`${phaseWord(of.phase)}: ${of.trucks}`}
          />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {some.map(of => (
          <li key={of.phase}>
            <Link
              to={`/fleet/air-control?phase=${of.phase}`}
              className="flex items-center gap-2 text-fg text-table no-underline hover:underline touch:min-h-11"
            >
              <span aria-hidden data-tone={PHASE_TONE[of.phase]} className="size-2 rounded-full bg-tone" />
              <span className="figures font-semibold text-body">{of.trucks}</span>
              <span className="text-muted">{phaseWord(of.phase)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useCan } from '~/web/kit/can'
import { Badge } from '~/web/ui/badge'
import type { Candidates } from './optimise-loader'
import { TakeOver } from './take-over'

type Candidate = NonNullable<Candidates['found']>['candidates'][number]
type Props = {
  candidates: readonly Candidate[]
  nameOf: (id: string) => string
  air: string
  strength: string
  exposures: readonly string[]
}

/** Ranked: first what nothing betters in cost, carbon and lower strength at once, the cheaper before the dearer. */
export function CandidateTable({ candidates, nameOf, air, strength, exposures }: Props) {
  const mayManage = useCan()('manage', 'mix_design')
  const end = Math.max(...candidates.map(one => one.strength.p90), Number(strength)) * 1.05
  const at = (value: number) => `${(value / end) * 100}%`
  return (
    <ol className="grid gap-3">
      {candidates.map((one, index) => (
        <li key={Object.values(one.masses).join('/')} className="rounded-lg border border-line bg-raised p-4">
          <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
            <div className="min-w-32">
              <h2 className="flex items-center gap-2 font-semibold text-body">
                Mix {index + 1}
                <Badge tone={one.front === 1 ? 'done' : 'neutral'}>
                  {one.front === 1 ? 'Best in at least one respect' : `Rank ${one.front}`}
                </Badge>
              </h2>
              <p className="mt-0.5 text-meta text-muted">
                {one.knownMix ? 'In the training data' : 'Proposed, no trial yet'}
              </p>
            </div>
            <Fact label="Cost" value={`S$${one.merits.cost.toFixed(2)}`} />
            <Fact label="Carbon" value={`${one.merits.gwp.toFixed(0)} kg CO₂e`} />
            <div className="min-w-48 flex-1">
              <p className="text-meta text-muted">
                Cube strength, 10 to 90 of 100:{' '}
                <span className="figures text-fg">
                  {one.strength.p10.toFixed(1)} – {one.strength.p50.toFixed(1)} – {one.strength.p90.toFixed(1)} MPa
                </span>
              </p>
              <span aria-hidden className="relative mt-1.5 block h-2.5 rounded-full bg-sunken">
                <span
                  className="absolute inset-y-0 rounded-full bg-brand-soft ring-1 ring-brand/40 ring-inset"
                  style={{ left: at(one.strength.p10), width: at(one.strength.p90 - one.strength.p10) }}
                />
                <span
                  className="absolute -inset-y-0.5 w-1 rounded-full bg-brand"
                  style={{ left: at(one.strength.p50) }}
                />
                <span className="absolute -inset-y-1 w-0.5 bg-fg" style={{ left: at(Number(strength)) }} />
              </span>
            </div>
          </div>
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-t pt-3">
            <ul className="figures flex min-w-0 flex-1 flex-wrap gap-x-5 gap-y-1 text-table">
              {Object.entries(one.masses)
                .filter(([, kg]) => kg > 0)
                .map(([id, kg]) => (
                  <li key={id}>
                    <span className="text-muted">{nameOf(id)}</span>{' '}
                    <strong className="font-semibold">{Number(kg.toFixed(2))}</strong>
                  </li>
                ))}
            </ul>
            {mayManage && (
              <TakeOver
                masses={one.masses}
                air={air}
                strength={strength}
                exposures={exposures}
                remarks={`Generated: ${one.strength.p10.toFixed(1)} to ${one.strength.p90.toFixed(1)} MPa expected on cubes; trial batch needed`}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <p className="text-meta text-muted">{label}</p>
    <p className="figures font-semibold text-section">{value}</p>
  </div>
)

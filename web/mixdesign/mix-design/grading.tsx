import { useCallback } from 'react'
import { gradingGraph } from '~/domain/rawtests/grading-graph'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import type { Preview } from './loader'

/** The combined aggregate by the latest approved sieve analysis of each part. */
export function MixGrading({ preview }: { preview: Preview | null }) {
  const found = preview?.grading
  const blend = found && 'blend' in found ? found.blend : null
  const parts = found && 'parts' in found ? found.parts : null
  const limits = found && 'limits' in found ? found.limits : null
  const draw = useCallback(
    (width: number) =>
      gradingGraph({
        title: 'Combined aggregate',
        id: 'grading',
        heading: false,
        gradings: blend ? [{ name: 'Combined', grading: blend.grading }] : [],
        ideal: (parts ?? []).map(part => ({ name: part.name, grading: part.grading })),
        limits,
        theme: 'live',
        interactive: true,
        width,
      }),
    [blend, parts, limits],
  )
  if (!found || 'missing' in found)
    return <p className="col-span-12 text-muted text-table">{found?.missing ?? 'The mix has no aggregate yet'}.</p>
  return (
    <div className="col-span-12 grid gap-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {limits && <Figure label={limits.name} value={VERDICTS[blend?.verdict?.verdict ?? ''] ?? '–'} />}
        <Figure label="Fineness modulus" value={blend?.finenessModulus?.toFixed(2) ?? '–'} />
        {blend?.shilstone && (
          <>
            <Figure label="Coarseness factor" value={blend.shilstone.coarseness.toFixed(0)} />
            <Figure label="Workability factor" value={blend.shilstone.workability.toFixed(0)} />
          </>
        )}
        {found.tests.map(test => (
          <Figure key={test.testNo} label={test.name} value={`${test.testNo}, ${showDate(test.sampledOn)}`} />
        ))}
      </dl>
      <Chart draw={draw} />
    </div>
  )
}

const VERDICTS: Record<string, string> = { pass: 'Within', fail: 'Outside', incomplete: 'Not fully tested' }

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-meta text-muted">{label}</dt>
    <dd className="figures font-semibold text-body">{value}</dd>
  </div>
)

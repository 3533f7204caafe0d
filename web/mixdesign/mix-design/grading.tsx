import { lazy, useMemo } from 'react'
import { showDate } from '~/web/kit/dates'
import { useHydrated } from '~/web/kit/hydrated'
import { KeptPlace, Later } from '~/web/kit/later'
import type { Preview } from './loader'

const GradingCurve = lazy(() => import('./grading-curve'))

/** The combined aggregate by the latest approved sieve analysis of each part. */
export function MixGrading({ preview }: { preview: Preview | null }) {
  const hydrated = useHydrated()
  const found = preview?.grading
  const blend = found && 'blend' in found ? found.blend : null
  const parts = found && 'parts' in found ? found.parts : null
  const limits = found && 'limits' in found ? found.limits : null
  const curves = useMemo(
    () => ({
      gradings: blend ? [{ name: 'Combined', grading: blend.grading }] : [],
      ideal: (parts ?? []).map(part => ({ name: part.name, grading: part.grading })),
      limits,
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
      {/* The form changes as soon as its script runs, before the one of the curve is there: drawn by the server, it would be thrown away. */}
      {hydrated ? (
        <Later>
          <GradingCurve {...curves} />
        </Later>
      ) : (
        <KeptPlace />
      )}
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

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useCallback } from 'react'
import { paretoChart } from '~/domain/kit/chart/pareto-chart'
import { Chart } from '~/web/kit/chart'
import { countOf } from '~/web/kit/figures'
import { PageHead } from '~/web/kit/page-head'
import { Card } from '~/web/ui/card'
import { CandidateTable } from './candidate-table'
import { OptimiseConflict } from './optimise-conflict'
import { OptimiseForm } from './optimise-form'
import { type Candidates, candidatesOf, takeOver } from './optimise-loader'
import { OptimiseNothing } from './optimise-no-answer'

export const loader = ({ request, context }: LoaderFunctionArgs) => candidatesOf({ request, context })
export const action = ({ request, context }: ActionFunctionArgs) => takeOver({ request, context })

/** Proposals for the laboratory: every rule kept, the strength reached in nine of ten; none is ever approved by itself. */
export default function GeneratedMix() {
  const data = useLoaderData<typeof loader>()
  const { found, problem, strength } = data
  const nameOf = (id: string) => data.offered.rows.find(row => row.materialId === id)?.name ?? id
  return (
    <>
      <PageHead
        title="Generative AI mix"
        note="Mixes are drawn within the rules, and kept if the training data covers them and nine of ten cubes would reach the strength. Each needs a trial batch and an approval like any other mix."
      />
      <div className="grid gap-6 px-6 pb-8 max-md:px-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <OptimiseForm asked={data} run="Generate mixes" />
        <div className="grid min-w-0 content-start gap-5">
          {found?.conflict.length ? (
            <OptimiseConflict conflict={found.conflict} nameOf={nameOf} />
          ) : found?.candidates.length ? (
            <>
              <Card title={`${countOf(found.candidates.length, 'candidate')} for ${strength} MPa on cubes`}>
                <Scatter data={data} />
                <Drawn found={found} />
              </Card>
              <CandidateTable
                candidates={found.candidates}
                nameOf={nameOf}
                air={data.air}
                strength={String(strength)}
                exposures={data.exposures}
              />
            </>
          ) : found ? (
            <Card title="No candidate">
              <p className="text-body">
                No draw reached {strength} MPa in nine of ten cubes. Ask for less, or ease the rules.
              </p>
              <Drawn found={found} />
            </Card>
          ) : (
            <OptimiseNothing data={data} text={problem?.detail} />
          )}
        </div>
      </div>
    </>
  )
}

const REASONS: Record<string, string> = {
  conflict: 'no mix keeps the drawn rules',
  weighing: 'could not be weighed within the rules',
  repeated: 'the same amounts again',
  strength: 'too weak in more than one of ten',
  experience: 'outside the training data',
  direction: 'the model would call less binder stronger',
}

function Drawn({ found }: { found: NonNullable<Candidates['found']> }) {
  const reasons = Object.entries(found.dropped).filter(([, count]) => count > 0)
  if (!reasons.length) return null
  return (
    <p className="mt-3 text-meta text-muted">
      {found.drawn} drawn; left out:{' '}
      {reasons.map(([reason, count]) => `${count} ${REASONS[reason] ?? reason}`).join(', ')}.
    </p>
  )
}

function Scatter({ data }: { data: Candidates }) {
  const candidates = data.found?.candidates
  const draw = useCallback(
    (width: number) =>
      paretoChart({
        id: 'candidates',
        title: 'Candidates',
        heading: false,
        theme: 'live',
        interactive: true,
        width,
        xMeasure: 'Cost, S$/m³',
        yMeasure: 'Carbon, kg CO₂e/m³',
        points: (candidates ?? []).map((one, at) => ({
          label: `Mix ${at + 1}`,
          x: one.merits.cost,
          y: one.merits.gwp,
        })),
      }),
    [candidates],
  )
  return <Chart draw={draw} />
}

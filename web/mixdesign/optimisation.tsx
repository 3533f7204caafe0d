import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useCallback } from 'react'
import { paretoChart } from '~/domain/kit/chart/pareto-chart'
import { Chart } from '~/web/kit/chart'
import { PageHead } from '~/web/kit/page-head'
import { Card } from '~/web/ui/card'
import { OptimiseConflict } from './optimise-conflict'
import { OptimiseForm } from './optimise-form'
import { type Optimisation, optimisationOf, takeOver } from './optimise-loader'
import { OptimiseNothing } from './optimise-no-answer'
import { OptimisePoint } from './optimise-point'
import { OptimiseTable } from './optimise-table'

export const loader = ({ request, context }: LoaderFunctionArgs) => optimisationOf({ request, context })
export const action = ({ request, context }: ActionFunctionArgs) => takeOver({ request, context })

/** Least cost and least carbon of a mix under its rules, and what each kg of carbon less would cost. */
export default function OptimisationScreen() {
  const data = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const { found, goal, problem } = data
  const front = found?.front ?? []
  const usual = goal === 'carbon' ? front.length - 1 : 0
  const at = Math.min(front.length - 1, Number(params.get('point') ?? usual + 1) - 1)
  const chosen = front[at]
  const nameOf = (id: string) => data.offered.rows.find(row => row.materialId === id)?.name ?? id
  return (
    <>
      <PageHead
        title="Optimisation"
        note="A linear programme over the masses of a cubic metre: the amounts are rounded to what a plant can weigh, and every rule is checked again on those."
      />
      <div className="grid gap-6 px-6 pb-8 max-md:px-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <OptimiseForm asked={data} goals run="Optimise" />
        <div className="grid min-w-0 content-start gap-5">
          {found && !found.best.feasible ? (
            <OptimiseConflict conflict={found.best.conflict} nameOf={nameOf} />
          ) : chosen ? (
            <>
              <Card title="Cost against carbon">
                <Front data={data} at={at} />
              </Card>
              <OptimisePoint
                point={chosen}
                title={titleOf(at, front.length)}
                nameOf={nameOf}
                air={data.air}
                strength={data.strength}
                exposures={data.exposures}
              />
              <OptimiseTable front={front} at={at} />
            </>
          ) : (
            <OptimiseNothing data={data} text={problem?.detail} />
          )}
        </div>
      </div>
    </>
  )
}

function Front({ data, at }: { data: Optimisation; at: number }) {
  const front = data.found?.front
  const draw = useCallback(
    (width: number) =>
      paretoChart({
        id: 'front',
        title: 'Cost against carbon',
        heading: false,
        theme: 'live',
        interactive: true,
        width,
        xMeasure: 'Cost, S$/m³',
        yMeasure: 'Carbon, kg CO₂e/m³',
        points: (front ?? []).map((point, index) => ({
          label: `Point ${index + 1}`,
          x: point.cost,
          y: point.gwp,
          chosen: index === at,
        })),
      }),
    [front, at],
  )
  return <Chart draw={draw} />
}

const titleOf = (at: number, count: number) =>
  at === 0 ? 'Least cost' : at === count - 1 ? 'Least carbon' : `Point ${at + 1} of ${count}`

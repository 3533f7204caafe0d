import { useCallback } from 'react'
import { controlGraph } from '~/domain/cylinders/control/control-graph'
import { cusumGraph } from '~/domain/cylinders/control/cusum-graph'
import type { StrengthCusum } from '~/domain/cylinders/control/strength-cusum'
import { Chart } from '~/web/kit/chart'
import type { Control } from '~/web/kit/client/cylinders'
import { Pairs } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'

const figure = (value: number | null) => (value === null ? '' : `${value.toFixed(1)} MPa`)

/** Shewhart chart and sums of one concrete, with what they ask for. */
export function ControlCharts({ of }: { of: Control }) {
  const { sigma, target } = of
  if (sigma === null || target === null || of.results.length < 3)
    return (
      <Card>
        <p className="text-muted text-table">
          This concrete has {of.results.length} valid approved results in this period. A control chart needs three.
        </p>
      </Card>
    )
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Shewhart of={of} sigma={sigma} target={target} />
      {of.cusum && <Sums cusum={of.cusum} sigma={sigma} />}
      <Card title="What it says" className="xl:col-span-2">
        <Pairs
          columns={3}
          rows={[
            ['Results', String(of.results.length)],
            ['Strengths of', of.specimen === 'cube' ? 'Cubes' : 'Cylinders'],
            ['Mean', figure(of.mean)],
            ['Characteristic', figure(of.characteristic)],
            ...(of.fck === null
              ? []
              : ([
                  ['Specified', figure(of.fck)],
                  ['Target mean', figure(target)],
                ] as const)),
            ['Standard deviation from ranges', figure(sigma)],
            ...(of.cusum
              ? ([
                  ['Gain from 7 to 28 days', figure(of.cusum.gain)],
                  ['Cement', cementWord(of.cusum.cement)],
                  ['For one MPa', `${of.cementForOneMpa.kg.toFixed(1)} kg/m³, ${perMpaBy[of.cementForOneMpa.by]}`],
                ] as const)
              : []),
          ]}
        />
      </Card>
    </div>
  )
}

function Shewhart({ of, sigma, target }: { of: Control; sigma: number; target: number }) {
  const draw = useCallback(
    (width: number) =>
      controlGraph({
        results: of.results,
        target,
        sigma,
        single: of.single === null ? null : { name: 'Single result', value: of.single },
        theme: 'live',
        interactive: true,
        title: 'Strength',
        id: 'control',
        width,
        height: 300,
      }),
    [of, sigma, target],
  )
  return (
    <Card>
      <Chart draw={draw} />
    </Card>
  )
}

function Sums({ cusum, sigma }: { cusum: StrengthCusum; sigma: number }) {
  const draw = useCallback(
    (width: number) =>
      cusumGraph(cusum, sigma, { theme: 'live', interactive: true, title: 'CUSUM', id: 'sums', width, height: 300 }),
    [cusum, sigma],
  )
  return (
    <Card>
      <Chart draw={draw} />
    </Card>
  )
}

const perMpaBy = { mix: 'of the mix made last', setting: 'as set for the company' }
const cementWord = (kg: number) =>
  Math.abs(kg) < 0.5 ? 'as it is' : `${kg > 0 ? 'add' : 'take out'} ${Math.abs(kg).toFixed(0)} kg/m³`

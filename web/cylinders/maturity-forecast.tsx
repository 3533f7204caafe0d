import { useCallback } from 'react'
import { strengthGraph } from '~/domain/cylinders/maturity/maturity-graph'
import { Chart } from '~/web/kit/chart'
import type { MaturityRecord } from '~/web/kit/client/cylinders'
import { Pairs } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'
import { figure, hoursIn, momentAt } from './maturity-parts'

const strengthIn = ({ mpa, low, high }: { mpa: number; low: number; high: number }) =>
  `${figure(mpa)} MPa (${figure(low)}–${figure(high)})`

/** How strong the concrete around one sensor is, and when it is as strong as asked. */
export function MaturityForecast({ record, asked }: { record: MaturityRecord; asked: number }) {
  const { forecast, channel, place, sampledAt, ahead } = record
  const draw = useCallback(
    (width: number) => {
      const { line, now } = forecast ?? { line: [], now: { hours: 0, low: 0, mpa: 0, high: 0 } }
      return strengthGraph(channel, line, asked, now, {
        ...{ theme: 'live', interactive: true, heading: false, height: 320, width },
        ...{ id: `strength-${record.id}`, title: `Strength by ${channel}` },
      })
    },
    [forecast, channel, asked, record.id],
  )
  if (!forecast) return null
  const { now, reached } = forecast
  const beyond = 'Not within the results of the mix'
  const when = (hours: number | null | undefined) =>
    hours === null || hours === undefined ? beyond : momentAt(sampledAt, hours)
  return (
    <Card title={`Strength by ${[channel, place].filter(Boolean).join(', ')}`}>
      <div className="grid gap-4">
        <Pairs
          columns={3}
          rows={[
            [`At the last reading, after ${hoursIn(now.hours)}`, strengthIn(now)],
            [`${figure(asked, 0)} MPa, most probably`, when(reached?.mean)],
            [`${figure(asked, 0)} MPa, also by the lower end`, when(reached?.low)],
          ]}
        />
        <Chart draw={draw} />
        <p className="text-muted text-table">
          {`After the last reading the concrete is taken to stay at ${figure(ahead ?? 0)} °C. Four in five results are in the band. `}
          Before forms are struck or tendons are stressed ASTM C1074 asks for a second test beside the maturity.
        </p>
      </div>
    </Card>
  )
}

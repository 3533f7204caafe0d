import { Scale } from 'lucide-react'
import * as words from '~/domain/deliveries/words'
import * as kitWords from '~/domain/kit/words'
import { showTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { EmptyNote } from '~/web/kit/list/states'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'
import { ScrollBox } from '~/web/ui/scroll-box'
import type { BatchRow } from './delivery-order-loader'

/** What was weighed, batch by batch: target, actual and where the deviation lies in its tolerance band. */
export function BatchRecord({ rows }: { rows: readonly BatchRow[] }) {
  if (!rows.length)
    return (
      <EmptyNote icon={Scale} title={words.batchNothing()}>
        {words.batchNothingMeans()}
      </EmptyNote>
    )
  const withSilo = rows.some(row => row.siloCode)
  const batches = Map.groupBy(rows, row => row.batchNo)
  return (
    <div className="grid grid-cols-1 gap-4">
      {[...batches].map(([batchNo, batch]) => (
        <Card
          key={batchNo}
          flush
          title={words.batchNo({ no: batchNo })}
          aside={
            <span className="figures text-muted text-table">
              {batch[0]?.source === 'panel' && `${words.batchPanel()} · `}
              {batch[0]?.quantity && `${showNumber(batch[0].quantity, 2)} m³ · `}
              {showTime(batch[0]?.at)}
            </span>
          }
        >
          <ScrollBox>
            <table className="plain-table">
              <caption className="sr-only">{words.batchNo({ no: batchNo })}</caption>
              <thead>
                <tr>
                  <th scope="col">{kitWords.fieldMaterial()}</th>
                  {withSilo && <th scope="col">{kitWords.fieldSilo()}</th>}
                  <th scope="col" className="text-right">
                    {words.batchTarget()}
                  </th>
                  <th scope="col" className="text-right">
                    {words.batchActual()}
                  </th>
                  <th scope="col" className="w-64">
                    {words.batchDeviation()}
                  </th>
                </tr>
              </thead>
              <tbody>
                {batch.map(row => (
                  <tr key={row.id}>
                    <td>
                      {row.materialName}
                      {row.cause && <span className="block text-meta text-muted">“{row.cause}”</span>}
                    </td>
                    {withSilo && <td className="code">{row.siloCode ?? ''}</td>}
                    <td className="figures text-right">{showNumber(Number(row.targetKg).toFixed(1))}</td>
                    <td className="figures text-right">{showNumber(Number(row.actualKg).toFixed(1))}</td>
                    <td>
                      <ToleranceBar {...row} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </Card>
      ))}
    </div>
  )
}

type Bar = { deviationPercent: string; tolerancePercent: string; verdict: string }

/** The band is the tolerance, the mark the deviation; twice the tolerance is the end of the scale. */
export function ToleranceBar({ deviationPercent, tolerancePercent, verdict }: Bar) {
  const deviation = Number(deviationPercent)
  const share = Math.max(-1, Math.min(1, deviation / (2 * Number(tolerancePercent))))
  const tone = verdict === 'act' ? 'stop' : verdict === 'inform' ? 'waiting' : 'done'
  return (
    <span data-tone={tone} className="flex items-center gap-2">
      <span aria-hidden className="relative h-2 w-24 shrink-0 rounded-full bg-sunken">
        <span className="absolute inset-y-0 left-1/4 w-1/2 rounded-full bg-tone-bg" />
        <span className="absolute inset-y-0 left-1/2 w-px bg-line-strong" />
        <span
          className="-translate-x-1/2 absolute -inset-y-0.5 w-1 rounded-full bg-tone"
          style={{ left: `${50 + share * 50}%` }}
        />
      </span>
      <span className={cn('figures whitespace-nowrap text-table', verdict === 'act' && 'font-semibold text-tone')}>
        {deviation > 0 ? '+' : deviation < 0 ? '−' : ''}
        {Math.abs(deviation).toFixed(1)} %
      </span>
      {verdict === 'act' && <Badge tone="stop">{words.batchOutside()}</Badge>}
    </span>
  )
}

import { useState } from 'react'
import { judge, targets } from '~/domain/deliveries/batch'
import * as words from '~/domain/deliveries/words'
import { EngineeringFault } from '~/domain/kit/fault'
import { compare } from '~/domain/kit/money'
import { plainNumber, showNumber } from '~/web/kit/figures'
import { useAction } from '~/web/kit/record/use-action'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input } from '~/web/ui/input'
import { BatchMoisture } from './batch-moisture'
import { ToleranceBar } from './batch-record'
import type { DeliveryOrderPage } from './delivery-order-loader'
import { isFigure, type Moist, typedMoisture } from './typed-moisture'

type Weighing = DeliveryOrderPage['weighing']
type Target = Weighing['rows'][number]
export type KnownMoisture = { materialId: string; percent: string; absorption: string | null }
type Props = { load: { id: string; quantity: string }; weighing: Weighing; moisture: readonly KnownMoisture[] }
const MIXER = '3'

/**
 * One batch to record: targets follow the m³, the bar says at once where a weight lies, and what is outside asks why. The
 * next batch is a form of its own, by its key.
 */
export function BatchForm({ load, weighing, moisture }: Props) {
  const first = compare(weighing.left, MIXER) > 0 ? `${MIXER}.00` : weighing.left
  const [quantity, setQuantity] = useState(first)
  const [actual, setActual] = useState<Record<string, string>>({})
  const [moist, setMoist] = useState(() => lastMoisture(moisture))
  const [cause, setCause] = useState<Record<string, string>>({})
  const run = useAction()
  if (!isFigure(weighing.left) || compare(weighing.left, 0) <= 0 || !weighing.rows.length) return null
  const cubic = isFigure(plainNumber(quantity)) ? plainNumber(quantity) : '0'
  const aggregates = weighing.rows.filter(({ kind }) => kind === 'sand' || kind === 'stone')
  const { given, fault: unread } = typedMoisture(aggregates, moist)
  const { wanted, fault: dry } = wantedOf(weighing.rows, cubic, given)
  const fault = unread ?? dry
  const rows = weighing.rows.map(row => rowOf(row, wanted.get(row.materialId) ?? '0', actual[row.materialId] ?? ''))
  const missing = rows.filter(row => row.judged?.verdict === 'act' && row.mustExplain && !cause[row.materialId]?.trim())
  const complete = !fault && rows.every(row => row.judged)
  const record = () =>
    run({
      label: words.batchRecordNo({ no: weighing.nextBatchNo }),
      intent: 'batch',
      done: words.batchRecorded({ no: weighing.nextBatchNo }),
      fields: {
        id: load.id,
        batch: JSON.stringify({
          batchNo: weighing.nextBatchNo,
          quantity: cubic,
          moisture: given,
          weights: rows.map(row => ({
            materialId: row.materialId,
            actualKg: row.actualKg,
            cause: cause[row.materialId]?.trim() || null,
          })),
        }),
      },
    })
  return (
    <Card
      title={words.batchNo({ no: weighing.nextBatchNo })}
      aside={
        <span className="figures text-muted text-table">{words.batchLeft({ m3: showNumber(weighing.left, 2) })}</span>
      }
      flush
    >
      <div className="flex flex-wrap items-end gap-3 px-4 py-3">
        <div className="grid gap-1">
          <label htmlFor="batch-quantity" className="font-semibold text-table">
            {words.batchThis()}
          </label>
          <Input
            id="batch-quantity"
            value={quantity}
            onChange={event => setQuantity(event.target.value)}
            inputMode="decimal"
            className="w-28 text-right"
          />
        </div>
        <Button
          onClick={() =>
            setActual(Object.fromEntries(rows.map(row => [row.materialId, Number(row.targetKg).toFixed(1)])))
          }
        >
          {words.batchFillIn()}
        </Button>
      </div>
      <BatchMoisture
        aggregates={aggregates}
        of={moist}
        onChange={(materialId, to) => setMoist(now => ({ ...now, [materialId]: to }))}
      />
      <ul className="border-line border-t">
        {rows.map(row => (
          <li
            key={row.materialId}
            className="grid grid-cols-[minmax(0,1fr)_8rem] items-center gap-x-3 gap-y-1 border-line border-b px-4 py-2 last:border-b-0"
          >
            <span className="min-w-0">
              <span className="block truncate font-semibold text-body">{row.name}</span>
              <span className="figures block text-muted text-table">
                {row.siloCode
                  ? words.batchTargetSilo({ kg: showNumber(Number(row.targetKg).toFixed(1)), silo: row.siloCode })
                  : `${showNumber(Number(row.targetKg).toFixed(1))} kg`}
              </span>
            </span>
            <Input
              aria-label={words.batchActualOf({ name: row.name })}
              value={actual[row.materialId] ?? ''}
              onChange={event => setActual(now => ({ ...now, [row.materialId]: event.target.value }))}
              inputMode="decimal"
              className="min-h-12 text-right"
            />
            {row.judged && (
              <div className="col-span-2 grid gap-1">
                <ToleranceBar {...row.judged} tolerancePercent={row.actPercent} />
                {row.judged.verdict === 'act' && (
                  <Input
                    aria-label={words.batchCauseOf({ name: row.name })}
                    placeholder={words.batchWhyOutside()}
                    value={cause[row.materialId] ?? ''}
                    onChange={event => setCause(now => ({ ...now, [row.materialId]: event.target.value }))}
                    className="min-h-11"
                  />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <footer className="flex items-center gap-3 border-line border-t px-4 py-3">
        <p className="flex-1 text-muted text-table">
          {fault
            ? fault
            : missing.length
              ? words.batchSayWhy({ count: missing.length, names: missing.map(row => row.name).join(', ') })
              : complete
                ? words.batchUpdates()
                : words.batchEnterAll()}
        </p>
        <Button look="primary" size="lg" disabled={!complete || missing.length > 0} onClick={record}>
          {words.batchRecord()}
        </Button>
      </footer>
    </Card>
  )
}

/** The aggregates as they were when they were last weighed; what is typed goes before. */
const lastMoisture = (known: readonly KnownMoisture[]): Record<string, Moist> =>
  Object.fromEntries(
    known.map(({ materialId, percent, absorption }) => [
      materialId,
      { percent: String(Number(percent)), absorption: String(Number(absorption ?? 0)) },
    ]),
  )

/** Targets of this batch, or the sentence that says why there are none. */
function wantedOf(rows: readonly Target[], cubic: string, moisture: ReturnType<typeof typedMoisture>['given']) {
  try {
    return { wanted: targets(rows, cubic, moisture), fault: null }
  } catch (error) {
    if (!(error instanceof EngineeringFault)) throw error
    return { wanted: targets(rows, cubic), fault: `${error.message}.` }
  }
}

function rowOf(row: Target, targetKg: string, typed: string) {
  const actualKg = plainNumber(typed)
  return { ...row, targetKg, actualKg, judged: isFigure(actualKg) ? judge(targetKg, actualKg, row) : null }
}

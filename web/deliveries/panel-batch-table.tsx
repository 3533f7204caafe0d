import { PANEL_BATCH_CAUSE_LABELS, PANEL_BATCH_CAUSES } from '~/domain/deliveries/panel-batch'
import type { LoadToMatch, UnmatchedBatch } from '~/web/kit/client/deliveries'
import { showDateTime, showTime } from '~/web/kit/dates'
import { showNumber, showVolume } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Button } from '~/web/ui/button'
import { Select } from '~/web/ui/input'

type Props = {
  rows: readonly UnmatchedBatch[]
  loads: readonly LoadToMatch[]
  may: boolean
  onAct: (action: RecordAction) => void
}

/** Each batch that the panel told and that is on no load, with its weights and what may be done about it. */
export function UnmatchedTable({ rows, loads, may, onAct }: Props) {
  return (
    <PlainTable
      caption="Batches without a load"
      rows={rows}
      id={row => row.id}
      columns={[
        { label: 'Batched', show: row => showDateTime(row.at) },
        { label: 'Plant', show: row => [row.plant, row.line].filter(Boolean).join(', ') },
        { label: 'Panel', show: row => `${row.panel}, no. ${row.sequence}` },
        { label: 'Volume', align: 'right', show: row => showVolume(row.quantity) },
        { label: 'Weights, kg', show: row => <Weights row={row} /> },
        { label: 'Why', show: row => [row.why, ...row.content.errors].filter(Boolean).join('. ') },
        ...(may
          ? [
              {
                label: 'Action',
                show: (row: UnmatchedBatch) => (
                  <span className="flex flex-wrap gap-2">
                    <Button size="md" onClick={() => onAct(match(row, loads))}>
                      Match to load
                    </Button>
                    <Button size="md" look="quiet" onClick={() => onAct(explain(row))}>
                      No load
                    </Button>
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

const Weights = ({ row }: { row: UnmatchedBatch }) => (
  <span className="figures">
    {row.content.weights.map(of => `${of.material} ${showNumber(Number(of.actualKg).toFixed(0))}`).join(', ')}
  </span>
)

const same = ({ id, version }: UnmatchedBatch) => ({ id, version: String(version) })

function match(row: UnmatchedBatch, loads: readonly LoadToMatch[]): RecordAction {
  const here = loads.filter(of => of.plantId === row.plantId && of.doNumber)
  return {
    label: 'Match batch',
    intent: 'match',
    fields: same(row),
    done: 'Batch is on its load',
    confirm: {
      title: `Which load is this batch of ${showVolume(row.quantity)} for?`,
      text: here.length ? undefined : 'Every load of this plant has all its weights.',
      verb: 'Match',
      form: here.length ? (
        <div className="grid gap-1">
          <label htmlFor="panel-load" className="font-semibold text-table">
            Load
          </label>
          <Select id="panel-load" name="deliveryOrderId" required>
            {here.map(of => (
              <option key={of.id} value={of.id}>
                {`${of.doNumber}, ${of.product}, ${of.truckNo ?? 'no truck'}, ${of.batched} of ${of.quantity} m³, ${showTime(of.loadedAt ?? of.plannedBatchAt)}`}
              </option>
            ))}
          </Select>
        </div>
      ) : undefined,
    },
  }
}

const explain = (row: UnmatchedBatch): RecordAction => ({
  label: 'Explain batch',
  intent: 'explain',
  fields: same(row),
  done: 'Reason recorded',
  confirm: {
    title: `Why is this batch of ${showVolume(row.quantity)} for no load?`,
    text: 'What it took stays out of the silos.',
    verb: 'Save',
    reason: true,
    form: (
      <div className="grid gap-1">
        <label htmlFor="panel-cause" className="font-semibold text-table">
          Cause
        </label>
        <Select id="panel-cause" name="cause">
          {PANEL_BATCH_CAUSES.map(cause => (
            <option key={cause} value={cause}>
              {PANEL_BATCH_CAUSE_LABELS[cause]}
            </option>
          ))}
        </Select>
      </div>
    ),
  },
})

import { PANEL_BATCH_CAUSE_LABELS, PANEL_BATCH_CAUSES } from '~/domain/deliveries/panel-batch'
import * as words from '~/domain/deliveries/words'
import { translated } from '~/domain/kit/translated'
import * as kitWords from '~/domain/kit/words'
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
      caption={words.panelWithoutLoad()}
      rows={rows}
      id={row => row.id}
      columns={[
        { label: kitWords.fieldBatched(), show: row => showDateTime(row.at) },
        { label: kitWords.fieldPlant(), show: row => [row.plant, row.line].filter(Boolean).join(', ') },
        { label: words.batchPanel(), show: row => words.panelSequence({ panel: row.panel, no: row.sequence }) },
        { label: words.panelVolume(), align: 'right', show: row => showVolume(row.quantity) },
        { label: words.panelWeights(), show: row => <Weights row={row} /> },
        { label: kitWords.fieldWhy(), show: row => [row.why, ...row.content.errors].filter(Boolean).join('. ') },
        ...(may
          ? [
              {
                label: words.panelAction(),
                show: (row: UnmatchedBatch) => (
                  <span className="flex flex-wrap gap-2">
                    <Button size="md" onClick={() => onAct(match(row, loads))}>
                      {words.panelMatchToLoad()}
                    </Button>
                    <Button size="md" look="quiet" onClick={() => onAct(explain(row))}>
                      {words.panelNoLoad()}
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
    label: words.panelMatchBatch(),
    intent: 'match',
    fields: same(row),
    done: words.panelMatched(),
    confirm: {
      title: words.panelWhichLoad({ m3: showVolume(row.quantity) }),
      text: here.length ? undefined : words.panelAllWeights(),
      verb: words.panelMatch(),
      form: here.length ? (
        <div className="grid gap-1">
          <label htmlFor="panel-load" className="font-semibold text-table">
            {kitWords.fieldLoad()}
          </label>
          <Select id="panel-load" name="deliveryOrderId" required>
            {here.map(of => (
              <option key={of.id} value={of.id}>
                {words.panelLoadChoice({
                  load: of.doNumber ?? '',
                  product: of.product,
                  truck: of.truckNo ?? words.panelNoTruck(),
                  batched: of.batched,
                  quantity: of.quantity,
                  at: showTime(of.loadedAt ?? of.plannedBatchAt),
                })}
              </option>
            ))}
          </Select>
        </div>
      ) : undefined,
    },
  }
}

const explain = (row: UnmatchedBatch): RecordAction => ({
  label: words.panelExplain(),
  intent: 'explain',
  fields: same(row),
  done: words.panelExplained(),
  confirm: {
    title: words.panelWhyNoLoad({ m3: showVolume(row.quantity) }),
    text: words.panelStaysOut(),
    verb: kitWords.actionSave(),
    reason: true,
    form: (
      <div className="grid gap-1">
        <label htmlFor="panel-cause" className="font-semibold text-table">
          {words.panelCause()}
        </label>
        <Select id="panel-cause" name="cause">
          {PANEL_BATCH_CAUSES.map(cause => (
            <option key={cause} value={cause}>
              {translated(PANEL_BATCH_CAUSE_LABELS[cause])}
            </option>
          ))}
        </Select>
      </div>
    ),
  },
})

import type { MixerEvaluationSave } from '~/domain/cylinders/mixer-evaluation'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { PLANTS } from '~/web/kit/list/column'
import { PlainTable } from '~/web/kit/page-grid'
import { Badge } from '~/web/ui/badge'

const Field = fieldsOf<typeof MixerEvaluationSave>()

export type Uniformity = {
  rows: { rule: string; unit: string; first: number; last: number; difference: number; max: number; pass: boolean }[]
}

/** Two samples, at about 15 and 85 per cent of the discharge. */
export const MixerFields = () => (
  <>
    <Field.Combobox name="plantId" label="Plant" span={4} source={PLANTS} />
    <Field.Combobox
      name="batchingPlantId"
      label="Line"
      span={4}
      source={{ path: 'batching-plant', label: 'bpName', detail: 'code' }}
      needs={{ plantId: 'plantId' }}
    />
    <Field.Date name="evaluatedOn" label="On" span={4} />
    <Field.Number name="input.potVolume" label="Pot" unit="m³" span={4} />
    <Field.Number name="input.coarseDensity" label="Relative density of stone" span={4} />
    <Field.Number name="input.minutesApart" label="Between samples" unit="min" span={4} optional />
    <Sample at="first" title="First sample" />
    <Sample at="last" title="Last sample" />
    <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
  </>
)

const Sample = ({ at, title }: { at: 'first' | 'last'; title: string }) => (
  <fieldset className="col-span-12 grid grid-cols-12 gap-3 rounded-md border border-line p-3">
    <legend className="px-1 font-semibold text-table">{title}</legend>
    <Field.Number name={`input.${at}.concrete`} label="Concrete" unit="kg" span={4} />
    <Field.Number name={`input.${at}.coarse`} label="Stone" unit="kg" span={4} />
    <Field.Number name={`input.${at}.air`} label="Air" unit="%" span={4} />
    <Field.Number name={`input.${at}.slump`} label="Slump" unit="mm" span={4} optional />
    <Field.Number name={`input.${at}.strength7`} label="7 days" unit="MPa" span={4} optional />
  </fieldset>
)

/** The six requirements with their limits. */
export const MixerResult = ({ of, remarks }: { of: Uniformity; remarks: string | null }) => (
  <div className="col-span-12 grid gap-3">
    <PlainTable
      caption="Requirements of uniformity"
      wide
      rows={of.rows}
      id={row => row.rule}
      columns={[
        { label: 'Requirement', show: row => `${row.rule}, ${row.unit}` },
        { label: 'First', align: 'right', show: row => row.first.toFixed(1) },
        { label: 'Last', align: 'right', show: row => row.last.toFixed(1) },
        { label: 'Difference', align: 'right', show: row => row.difference.toFixed(2) },
        { label: 'At most', align: 'right', show: row => row.max.toFixed(1) },
        { label: '', show: row => <Badge tone={row.pass ? 'done' : 'stop'}>{row.pass ? 'Passes' : 'Fails'}</Badge> },
      ]}
    />
    {remarks && <p className="text-table">{remarks}</p>}
  </div>
)

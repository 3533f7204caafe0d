import { SPECIMEN } from '~/domain/cylinders/specimen/kind'
import { SPECIMEN_KINDS } from '~/domain/kit/specimen-kind'
import type { TrialBatchForm } from '~/domain/mixdesign/trial-batch'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { RowContext, useField, useFieldValue } from '~/web/kit/form/form-context'
import { PLANTS } from '~/web/kit/list/column'
import { PRODUCTS } from './lookups'

const Field = fieldsOf<typeof TrialBatchForm>()
const Weight = rowFieldsOf<typeof TrialBatchForm, 'weights'>()

type Texts = { plant: string; product: string } | undefined

/** When, where and how much, and what the fresh concrete was; `texts` are the names of a plant and a product that are known already. */
export const TrialFields = ({ mix, texts }: { mix: { id: string; strengthMpa: number }; texts: Texts }) => (
  <>
    <input type="hidden" name="mixDesignId" value={mix.id} />
    <Field.Date name="batchedDay" label="Batched on" span={3} />
    <Field.Time name="batchedTime" label="At" span={3} />
    <Field.Number name="litres" label="Batch" unit="L" span={3} />
    <Field.Select
      name="specimenKind"
      label="Specimens"
      choices={SPECIMEN_KINDS.map(kind => [kind, SPECIMEN[kind].label] as const)}
      span={3}
      optional
    />
    <Field.Combobox
      name="plantId"
      label="Plant"
      source={PLANTS}
      text={texts?.plant}
      span={6}
      hint="Its laboratory tests the specimens."
    />
    <Field.Combobox
      name="productId"
      label="Product"
      source={PRODUCTS}
      text={texts?.product}
      span={6}
      hint={`Gives the slump range; of ${mix.strengthMpa} MPa or less.`}
    />
    <Field.Number name="slumpMm" label="Slump" unit="mm" span={3} optional />
    <Field.Number name="concreteTemperature" label="Concrete" unit="°C" span={3} optional />
    <Field.Number name="ambientTemperature" label="Air temperature" unit="°C" span={3} optional />
    <Field.Number name="airPercent" label="Air content" unit="%" span={3} optional />
    <Field.Combobox
      name="concretePotId"
      label="Concrete pot"
      span={6}
      source={{ path: 'cylinder-test/concrete-pot?active=true', label: 'potNo', detail: 'plantName' }}
      optional
    />
    <Field.Number name="potFullKg" label="Full pot" unit="kg" span={6} hint="Gives density and yield." optional />
    <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
  </>
)

type Line = { materialId: string; name: string; kind: string; kgPerM3: string }
const GRID =
  'grid items-center gap-x-3 gap-y-1 grid-cols-[minmax(0,1fr)_6rem_9rem_8rem_8rem] max-md:grid-cols-2 max-md:py-3'

/** One row a material of the mix: what is designed for so many litres beside what was weighed. */
export function TrialWeights({ lines }: { lines: readonly Line[] }) {
  const litres = Number(useFieldValue('litres', '40')) || 0
  const { errors } = useField('weights')
  return (
    <div className="col-span-12 min-w-0">
      {errors.map(message => (
        <p key={message} id="f-weights-error" className="mb-2 text-stop text-table">
          {message}
        </p>
      ))}
      <div aria-hidden className={`${GRID} border-line border-b pb-1.5 text-meta text-muted max-md:hidden`}>
        <span>Material</span>
        <span className="text-right">Designed, kg</span>
        <span className="text-right">Weighed</span>
        <span className="text-right">Free moisture</span>
        <span className="text-right">Absorption</span>
      </div>
      {lines.map((line, at) => (
        <RowContext.Provider key={line.materialId} value={`weights.${at}.`}>
          <div className={`${GRID} border-line border-b py-1`}>
            <span className="text-table">
              {line.name}
              <input type="hidden" name={`weights.${at}.materialId`} value={line.materialId} />
            </span>
            <span className="figures text-right text-table">
              {((Number(line.kgPerM3) * litres) / 1000).toFixed(3)}
              <span className="text-muted md:hidden"> kg designed</span>
            </span>
            <div className="grid grid-cols-12 max-md:col-span-2">
              <Weight.Number name="kg" label={`Weighed ${line.name}`} unit="kg" span={12} bare />
            </div>
            {line.kind === 'sand' || line.kind === 'stone' ? (
              <>
                <div className="grid grid-cols-12">
                  <span className="col-span-12 text-meta text-muted md:hidden">Free moisture</span>
                  <Weight.Number
                    name="moisturePercent"
                    label={`Free moisture of ${line.name}`}
                    unit="%"
                    span={12}
                    bare
                  />
                </div>
                <div className="grid grid-cols-12">
                  <span className="col-span-12 text-meta text-muted md:hidden">Absorption</span>
                  <Weight.Number
                    name="absorptionPercent"
                    label={`Absorption of ${line.name}`}
                    unit="%"
                    span={12}
                    bare
                  />
                </div>
              </>
            ) : null}
          </div>
        </RowContext.Provider>
      ))}
    </div>
  )
}

import * as words from '~/domain/deliveries/words'
import { Input } from '~/web/ui/input'
import type { Moist } from './typed-moisture'

type Aggregate = { materialId: string; name: string }
type Props = {
  aggregates: readonly Aggregate[]
  of: Readonly<Record<string, Moist>>
  onChange: (materialId: string, moist: Moist) => void
}

/** Free moisture and absorption of the aggregates as they are weighed; the targets follow. */
export function BatchMoisture({ aggregates, of, onChange }: Props) {
  if (!aggregates.length) return null
  return (
    <fieldset className="grid gap-2 border-line border-t px-4 py-3">
      <legend className="sr-only">{words.batchMoisture()}</legend>
      {aggregates.map(({ materialId, name }) => {
        const now = of[materialId] ?? { percent: '', absorption: '' }
        const input = (field: keyof Moist, label: string) => (
          <div className="grid gap-1">
            <label htmlFor={`${field}-${materialId}`} className="text-meta text-muted">
              {label} <span className="sr-only">{words.batchOfName({ name })}</span>
            </label>
            <Input
              id={`${field}-${materialId}`}
              value={now[field]}
              onChange={event => onChange(materialId, { ...now, [field]: event.target.value })}
              inputMode="decimal"
              className="min-h-11 text-right"
            />
          </div>
        )
        return (
          <div key={materialId} className="grid grid-cols-2 items-end gap-x-3 gap-y-1">
            <span className="col-span-2 font-semibold text-table">{name}</span>
            {input('percent', words.batchFreeMoisture())}
            {input('absorption', words.batchAbsorption())}
          </div>
        )
      })}
    </fieldset>
  )
}

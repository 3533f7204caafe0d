import type { CapacityProfileSave } from '~/domain/orders/order-settings'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { Input } from '~/web/ui/input'
import { hourText } from './hour-grid'

const Field = fieldsOf<typeof CapacityProfileSave>()
type Props = {
  day: string
  hours: readonly { hour: number; quantity: string }[]
  now: readonly { capacity: string }[]
  readOnly: boolean
}

/** The hours of one date, where it differs from its weekday. */
export const CapacityDay = ({ day, hours, now, readOnly }: Props) => (
  <>
    <input type="hidden" name="day" value={day} />
    <fieldset className="col-span-12 grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      <legend className="sr-only">m³ by hour</legend>
      {hours.map(({ hour, quantity }) => (
        <label key={hour} className="grid gap-1 text-table">
          <span className="figures font-semibold">{hourText(hour)}</span>
          <input type="hidden" name={`hours.${hour}.hour`} value={hour} disabled={readOnly} />
          <Input
            name={`hours.${hour}.quantity`}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={quantity}
            placeholder={String(Number(now[hour]?.capacity ?? 0))}
            readOnly={readOnly}
            className="figures text-right"
          />
        </label>
      ))}
    </fieldset>
    <Field.Text name="remarks" label="Why" span={12} optional />
  </>
)

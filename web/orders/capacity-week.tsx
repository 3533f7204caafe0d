import { WEEKDAYS } from '~/domain/kit/weekdays'
import { useField } from '~/web/kit/form/form-context'
import { Input } from '~/web/ui/input'
import { HourGrid } from './hour-grid'

/** The usual week of a plant: its weekdays beside each other, an hour a row. */
export const CapacityWeek = ({ usual }: { usual: readonly string[] }) => (
  <div className="col-span-12">
    <HourGrid
      caption="Usual week: m³ by hour and weekday"
      columns={WEEKDAYS.map(([, label]) => label)}
      cell={(column, hour) => ({ path: `days.${column}.hours.${hour}`, usual: usual[hour] ?? '', also: { hour } })}
      foot={{ label: 'Why', show: column => <Why column={column} /> }}
    />
  </div>
)

function Why({ column }: { column: number }) {
  const field = useField(`days.${column}.remarks`)
  const [value, label] = WEEKDAYS[column]!
  return (
    <>
      <input type="hidden" name={`days.${column}.weekday`} value={value} />
      <Input
        id={field.id}
        name={field.name}
        aria-label={`Why, ${label}`}
        defaultValue={field.value}
        readOnly={field.readOnly}
        maxLength={200}
        title={field.value || undefined}
      />
    </>
  )
}

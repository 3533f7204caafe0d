import { DateInput } from '~/web/kit/form/date-input'

/** A day with its words above, outside of a record's form. */
export const DayField = ({ name, label, day }: { name: string; label: string; day: string }) => (
  <div className="grid gap-1 text-table">
    <span aria-hidden className="font-semibold">
      {label}
    </span>
    <DateInput name={name} defaultValue={day} label={label} />
  </div>
)

import { DateInput } from './date-input'

type Props = { name: string; label: string; day?: string; required?: boolean }

/** A day with its words above, outside of a record's form. */
export const DayField = ({ name, label, day, required }: Props) => (
  <div className="grid content-start gap-1 text-table">
    <span aria-hidden className="font-semibold">
      {label}
    </span>
    <DateInput name={name} defaultValue={day} label={label} required={required} />
  </div>
)

import { DateInput, TimeInput } from './date-input'
import { control, FieldFrame, type FieldProps } from './field'
import { useField } from './form-context'

type Named<Name extends string> = FieldProps & { name: Name; defaultValue?: string }

/** A day: typed dd/mm/yyyy, yyyy-MM-dd on the wire. */
export function DateField<Name extends string>({ name, defaultValue, ...rest }: Named<Name>) {
  const field = useField(name)
  return (
    <FieldFrame field={field} span={3} {...rest}>
      <input type="hidden" name="_date" value={field.name} />
      <DateInput
        label={rest.label}
        today={field.today}
        defaultValue={field.value || defaultValue}
        readOnly={field.readOnly}
        {...control(field, rest)}
      />
    </FieldFrame>
  )
}

/** A time of day, HH:mm; 0730 is accepted. */
export function TimeField<Name extends string>({ name, defaultValue, ...rest }: Named<Name>) {
  const field = useField(name)
  return (
    <FieldFrame field={field} span={3} {...rest}>
      <input type="hidden" name="_time" value={field.name} />
      <TimeInput defaultValue={field.value || defaultValue} readOnly={field.readOnly} {...control(field, rest)} />
    </FieldFrame>
  )
}

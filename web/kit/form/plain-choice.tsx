import * as words from '~/domain/kit/words'
import { Select } from '~/web/ui/input'
import type { ComboboxProps } from './combobox-props'

/** The reference field before, and without, JavaScript. */
export function PlainChoice({
  name,
  label,
  id,
  defaultValue = '',
  defaultText,
  options = [],
  readOnly,
  disabled,
  placeholder = words.choiceSearch(),
  ...rest
}: ComboboxProps) {
  const all =
    !defaultValue || options.some(option => option.value === defaultValue)
      ? options
      : [{ value: defaultValue, label: defaultText || words.fieldChosen() }, ...options]
  return (
    <Select
      id={id}
      name={name}
      aria-label={label}
      defaultValue={defaultValue}
      disabled={disabled || readOnly}
      aria-invalid={rest['aria-invalid']}
      aria-describedby={rest['aria-describedby']}
    >
      <option value="">{placeholder}</option>
      {all.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

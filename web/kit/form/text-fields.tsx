import type { InputHTMLAttributes } from 'react'
import * as words from '~/domain/kit/words'
import { Input, Select, Switch, Textarea } from '~/web/ui/input'
import { control, FieldFrame, type FieldProps } from './field'
import { useField } from './form-context'

type Named<Name extends string> = FieldProps & { name: Name; defaultValue?: string }
type Text = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'maxLength' | 'placeholder' | 'inputMode' | 'list'
>

export function TextField<Name extends string>({
  name,
  type = 'text',
  defaultValue,
  ...rest
}: Named<Name> & Text & { type?: 'text' | 'email' | 'tel' | 'password' }) {
  const field = useField(name)
  const { label, hint, optional, span, bare, disabled, ...input } = rest
  return (
    <FieldFrame field={field} {...rest}>
      <Input
        type={type}
        defaultValue={field.value || defaultValue}
        readOnly={field.readOnly}
        autoComplete="off"
        {...input}
        {...control(field, rest)}
      />
    </FieldFrame>
  )
}

export function TextareaField<Name extends string>({
  name,
  rows = 3,
  defaultValue,
  ...rest
}: Named<Name> & { rows?: number }) {
  const field = useField(name)
  return (
    <FieldFrame field={field} span={12} {...rest}>
      <Textarea
        rows={rows}
        defaultValue={field.value || defaultValue}
        readOnly={field.readOnly}
        {...control(field, rest)}
      />
    </FieldFrame>
  )
}

export function SelectField<Name extends string>({
  name,
  choices,
  empty = words.choiceChoose(),
  defaultValue,
  ...rest
}: Named<Name> & { choices: readonly (readonly [value: string, label: string])[]; empty?: string }) {
  const field = useField(name)
  return (
    <FieldFrame field={field} {...rest}>
      <Select
        defaultValue={field.value || defaultValue}
        {...control(field, rest)}
        disabled={rest.disabled || field.readOnly}
      >
        <option value="">{empty}</option>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}

/** On or off; the hidden twin posts "false", so that off is said and not left out. */
export function SwitchField<Name extends string>({ name, label, hint, span = 6, disabled, defaultValue }: Named<Name>) {
  const field = useField(name)
  return (
    <div className={span === 12 ? 'col-span-12' : 'col-span-12 self-end md:col-span-6'}>
      {!field.readOnly && <input type="hidden" name={field.name} value="false" />}
      <label htmlFor={field.id} className="flex min-h-(--control) items-center gap-3">
        <Switch
          {...control(field, { hint, optional: true, disabled })}
          value="true"
          defaultChecked={(field.value || defaultValue) === 'true'}
          disabled={disabled || field.readOnly}
        />
        <span className="font-semibold text-table">{label}</span>
      </label>
      {hint && (
        <p id={`${field.id}-hint`} className="text-meta text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

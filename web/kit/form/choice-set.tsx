import type { ReactNode } from 'react'
import { FieldNotes } from './field'
import type { FieldState } from './form-context'

type Props = { field: FieldState; label: string; hint?: string | undefined; half?: boolean; children: ReactNode }

/** Several boxes that are one field: its name, what is wrong with it, and the hint. */
export function ChoiceSet({ field, label, hint, half = false, children }: Props) {
  return (
    <fieldset
      className={half ? 'col-span-12 grid gap-1 md:col-span-6' : 'col-span-12 grid gap-1'}
      aria-describedby={field.describedBy(Boolean(hint))}
    >
      <legend className="mb-1 font-semibold text-table">{label}</legend>
      {children}
      <FieldNotes field={field} hint={hint} />
    </fieldset>
  )
}

/** Values that post under one name, as they come back from a record or from a refused form. */
export const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String).filter(Boolean) : typeof value === 'string' && value ? [value] : []

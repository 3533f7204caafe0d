import type { ReactNode } from 'react'
import * as words from '~/domain/kit/words'
import { cn } from '~/web/ui/cn'
import type { FieldState } from './form-context'

export type FieldProps = {
  label: string
  hint?: ReactNode
  /** Marked "(optional)"; everything else is required. */
  optional?: boolean
  /** Grid columns it takes of the twelve; usually 6. On a phone always the whole width. */
  span?: 2 | 3 | 4 | 6 | 8 | 9 | 12
  /** The label is for screen readers only, e.g. in rows with a head; `wide` shows it on a phone, where no head is. */
  bare?: boolean | 'wide'
  disabled?: boolean
}

const SPAN = {
  2: 'md:col-span-2',
  3: 'md:col-span-3',
  4: 'md:col-span-4',
  6: 'md:col-span-6',
  8: 'md:col-span-8',
  9: 'md:col-span-9',
  12: 'md:col-span-12',
}

/** Label, control, hint and error in one place, tied together for every reader. */
export function FieldFrame({
  field,
  label,
  hint,
  optional,
  span = 6,
  bare,
  children,
}: FieldProps & { field: FieldState; children: ReactNode }) {
  return (
    <div className={cn('col-span-12 grid min-w-0 grid-cols-1 content-start gap-1', SPAN[span])}>
      <label
        htmlFor={field.id}
        className={bare === true ? 'sr-only' : cn('font-semibold text-table', bare && 'md:sr-only')}
      >
        {label}
        {optional && !field.readOnly && <span className="font-normal text-muted"> {words.fieldOptional()}</span>}
      </label>
      {children}
      <FieldNotes field={field} hint={hint} />
    </div>
  )
}

/** What is wrong with a field, and its hint, under the ids that its control is described by. */
export function FieldNotes({ field, hint }: { field: FieldState; hint?: ReactNode }) {
  return (
    <>
      {field.errors.map(message => (
        <p key={message} id={`${field.id}-error`} className="wrap-anywhere text-stop text-table">
          {message}
        </p>
      ))}
      {hint && (
        <p id={`${field.id}-hint`} className="text-meta text-muted">
          {hint}
        </p>
      )}
    </>
  )
}

/** What every control gets. */
export const control = (
  field: FieldState,
  { hint, optional, disabled }: Pick<FieldProps, 'hint' | 'optional' | 'disabled'>,
) => ({
  id: field.id,
  name: field.name,
  'aria-invalid': field.errors.length > 0 || undefined,
  'aria-describedby': field.describedBy(Boolean(hint)),
  'aria-required': optional || field.readOnly ? undefined : true,
  disabled,
})

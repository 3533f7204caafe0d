import { createContext, useContext, useEffect, useState } from 'react'
import type { Problem } from '~/web/kit/problem'

export type FormState = {
  values: Record<string, unknown>
  problem: Problem | undefined
  readOnly: boolean
  /** Today in the plant's zone, for `t` and `+1`. */
  today: string
}

const nothing: FormState = { values: {}, problem: undefined, readOnly: false, today: '' }
export const FormContext = createContext<FormState>(nothing)
/** The path of the row that fields stand in, e.g. `assignedPlants.0.`. */
export const RowContext = createContext('')

export type FieldState = {
  name: string
  id: string
  value: string
  errors: string[]
  readOnly: boolean
  today: string
  /** Ids for the control, in the order they are read out. */
  describedBy: (hint: boolean) => string | undefined
}

export function useField(name: string): FieldState {
  const form = useContext(FormContext)
  const path = useContext(RowContext) + name
  const id = fieldId(path)
  const errors = form.problem?.errors?.[path] ?? []
  return {
    name: path,
    id,
    value: asText(valueAt(form.values, path)),
    errors,
    readOnly: form.readOnly,
    today: form.today,
    describedBy: hint => [errors.length && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  }
}

export const fieldId = (path: string) => `f-${path.replace(/\./g, '-')}`

export function valueAt(values: unknown, path: string): unknown {
  let at = values
  for (const part of path.split('.')) {
    if (at === null || typeof at !== 'object') return undefined
    at = (at as Record<string, unknown>)[part]
  }
  return at
}

const asText = (value: unknown): string =>
  value === null || value === undefined || typeof value === 'object' ? '' : String(value)

/** What a choice of this form says at the moment, for what is shown by it; `first` until it says something. */
export function useFieldValue(name: string, first = ''): string {
  const { values } = useContext(FormContext)
  const [value, setValue] = useState(() => String(valueAt(values, name) ?? first))
  useEffect(() => {
    const control = document.getElementById(fieldId(name)) as HTMLSelectElement | null
    if (!control) return
    const look = () => setValue(control.value)
    look()
    control.addEventListener('change', look)
    return () => control.removeEventListener('change', look)
  }, [name])
  return value
}

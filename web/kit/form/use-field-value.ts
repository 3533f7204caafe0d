import { useContext, useEffect, useState } from 'react'
import { FormContext, fieldId, valueAt } from './form-context'

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

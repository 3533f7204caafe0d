import { useSubmit } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { readDate } from '~/web/kit/dates'

/** A form whose fields are the address: what is chosen in it is sent at once. */
export function useSentFilters() {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  useChosen(form, () => {
    if (form.current) submit(filled(form.current), { method: 'get', preventScrollReset: true })
  })
  return form
}

/**
 * The browser's own `change`: a date counts when it is left, not at each digit, and a reference when it is picked. Heard a
 * moment later, when the field has put its text right.
 */
export function useChosen(form: RefObject<HTMLFormElement>, chosen: () => void) {
  useEffect(() => {
    const bar = form.current
    let timer: ReturnType<typeof setTimeout>
    const changed = (event: Event) => {
      const field = event.target as HTMLInputElement
      if (!field.name || field.type === 'search') return
      clearTimeout(timer)
      timer = setTimeout(chosen)
    }
    bar?.addEventListener('change', changed)
    return () => bar?.removeEventListener('change', changed)
  })
}

/** Empty fields stay out of the address, and days stand in it as the wire has them. */
export function filled(form: HTMLFormElement): FormData {
  const data = new FormData()
  const days = new Set([...form.querySelectorAll<HTMLInputElement>('[data-date]')].map(field => field.name))
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || !value.trim()) continue
    const text = value.trim()
    data.append(name, days.has(name) ? readDate(text, '') || text : text)
  }
  return data
}

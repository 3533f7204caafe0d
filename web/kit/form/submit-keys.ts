import { type RefObject, useEffect } from 'react'

/** Ctrl or ⌘ with S or Enter sends the form. */
export function useSubmitKeys(form: RefObject<HTMLFormElement>) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return
      const button = document.querySelector<HTMLButtonElement>('button[form="record"][data-save]')
      if (!form.current || !button || button.disabled) return
      event.preventDefault()
      form.current.requestSubmit(button)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [form])
}

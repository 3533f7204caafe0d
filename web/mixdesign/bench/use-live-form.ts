import { useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'

const WAIT = 400

/** Sends a form of questions whenever typing rests: the address holds them, so that an answer can be sent along. */
export function useLiveForm() {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  return (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    clearTimeout(timer.current)
    timer.current = setTimeout(() => submit(form, { method: 'get', replace: true, preventScrollReset: true }), WAIT)
  }
}

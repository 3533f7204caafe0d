import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { Problem } from '~/web/kit/problem'

type Answer<Result> = { ok: true; data: Result } | { ok: false; problem: Problem }
const PAUSE = 220

/** Asks the API what the form would give, a moment after the last key; the last good result stays while one types. */
export function useCalculation<Result>(first: Result | null) {
  const fetcher = useFetcher<Answer<Result>>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const kept = useRef<Result | null>(first)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (fetcher.data?.ok) kept.current = fetcher.data.data

  function ask(form: HTMLFormElement | null) {
    clearTimeout(timer.current)
    if (!form) return
    timer.current = setTimeout(() => {
      const body = new FormData(form)
      body.set('intent', 'calculate')
      fetcher.submit(body, { method: 'post' })
    }, PAUSE)
  }

  const problem = fetcher.data?.ok === false ? fetcher.data.problem : null
  return { result: problem ? null : kept.current, problem, ask }
}

import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { Attempt } from '~/web/kit/api'
import type { Problem } from '~/web/kit/problem'
import type { Preview } from './mix-design/loader'

const WAIT = 350

/** Asks what the recipe would be whenever typing rests; until then it is what came with the page. */
export function useMixPreview(first: Preview | null): {
  preview: Preview | null
  problem: Problem | null
  busy: boolean
} {
  const fetcher = useFetcher<Attempt<Preview>>({ key: 'mix preview' })
  const { submit } = fetcher
  const asked = useRef('')
  const last = useRef(first)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const ask = () => {
      const form = document.querySelector<HTMLFormElement>('#record')
      if (!form) return
      const body = new FormData(form)
      body.set('intent', 'preview')
      body.delete('_key')
      const text = JSON.stringify([...body])
      if (text === asked.current) return
      asked.current = text
      submit(body, { method: 'post' })
    }
    const later = (event: Event) => {
      if (!(event.target as HTMLElement).closest('#record')) return
      clearTimeout(timer)
      timer = setTimeout(ask, WAIT)
    }
    document.addEventListener('input', later)
    document.addEventListener('change', later)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', later)
      document.removeEventListener('change', later)
    }
  }, [submit])
  const answer = fetcher.data
  if (answer?.ok) last.current = answer.data
  return {
    preview: last.current,
    problem: answer && !answer.ok ? answer.problem : null,
    busy: fetcher.state !== 'idle',
  }
}

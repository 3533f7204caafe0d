import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { Attempt } from '~/web/kit/api'
import type { OfferAnswer, OrderPreview } from '~/web/kit/client/orders'
import type { Problem } from '~/web/kit/problem'

const WAIT = 450

export type Asked<Answer> = { data: Answer | null; problem: Problem | null; busy: boolean; begun: boolean }

/**
 * Posts the order form under an intent whenever typing rests and every needed field is filled; `only` names the fields that
 * matter to the answer, so that a remark asks for nothing. A form that may not be changed never asks.
 */
export function useAsked(
  intent: string,
  { asks, needed, only }: { asks: boolean; needed: readonly string[]; only?: RegExp },
): Asked<OrderPreview | OfferAnswer> {
  const fetcher = useFetcher<Attempt<OrderPreview | OfferAnswer>>({ key: `order ${intent}` })
  const { submit } = fetcher
  // Named, since a form that was just saved may ask once more while the page of its order is coming, which knows no such call.
  const { pathname, search } = useLocation()
  const action = pathname + search
  const asked = useRef('')
  const given = useRef({ needed, only })
  useEffect(() => {
    if (!asks) return
    let timer: ReturnType<typeof setTimeout>
    const ask = () => {
      const form = document.querySelector<HTMLFormElement>('#record')
      if (!form) return
      const body = new FormData(form)
      if (given.current.needed.some(name => !body.get(name))) return
      for (const name of new Set(body.keys())) if (given.current.only?.test(name) === false) body.delete(name)
      body.set('intent', intent)
      body.delete('_key')
      const text = JSON.stringify([...body])
      if (text === asked.current) return
      asked.current = text
      submit(body, { method: 'post', action })
    }
    const later = (event?: Event) => {
      if (event && !(event.target as HTMLElement).closest('#record')) return
      clearTimeout(timer)
      timer = setTimeout(ask, WAIT)
    }
    document.addEventListener('input', later)
    document.addEventListener('change', later)
    later()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', later)
      document.removeEventListener('change', later)
    }
  }, [submit, intent, asks, action])
  const answer = fetcher.data
  return {
    data: answer?.ok ? answer.data : null,
    problem: answer && !answer.ok ? answer.problem : null,
    busy: fetcher.state !== 'idle',
    begun: asked.current !== '',
  }
}

import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { Attempt } from '~/web/kit/api'
import type { OrderPreview } from '~/web/kit/client/orders'
import { tellForm } from '~/web/kit/form/tell-form'
import type { Problem } from '~/web/kit/problem'

const WAIT = 450
const NEEDED = ['customerId', 'projectId', 'locationId', 'orderDate', 'startTime']

export type Preview = { data: OrderPreview | null; problem: Problem | null; busy: boolean; begun: boolean }

/** Asks what the order would mean whenever typing rests; the pin follows the location until a person moves it. */
export function useOrderPreview(): Preview {
  const fetcher = useFetcher<Attempt<OrderPreview>>({ key: 'order preview' })
  const { submit } = fetcher
  const asked = useRef('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const ask = () => {
      const form = document.querySelector<HTMLFormElement>('#record')
      if (!form) return
      const body = new FormData(form)
      if (NEEDED.some(name => !body.get(name))) return
      body.set('intent', 'preview')
      body.delete('_key')
      const text = JSON.stringify([...body])
      if (text === asked.current) return
      asked.current = text
      submit(body, { method: 'post' })
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
  }, [submit])
  const answer = fetcher.data
  const data = answer?.ok ? answer.data : null
  usePinOf(data?.site)
  return {
    data,
    problem: answer && !answer.ok ? answer.problem : null,
    busy: fetcher.state !== 'idle',
    begun: asked.current !== '',
  }
}

function usePinOf(site: OrderPreview['site'] | undefined) {
  const at = useRef<string | null>(null)
  const { locationId, latitude, longitude } = site ?? {}
  useEffect(() => {
    if (!locationId) return
    const field = (name: string) => document.querySelector<HTMLInputElement>(`#record [data-place="${name}"]`)
    const [one, other] = [field('latitude'), field('longitude')]
    const first = at.current === null
    const moved = at.current !== locationId
    at.current = locationId
    if (!one || !other || !moved || (first && one.value)) return
    one.value = String(latitude)
    other.value = String(longitude)
    tellForm(one)
  }, [locationId, latitude, longitude])
}

import { useEffect, useRef } from 'react'
import type { OrderPreview } from '~/web/kit/client/orders'
import { tellForm } from '~/web/kit/form/tell-form'
import { type Asked, useAsked } from './use-asked'

export const SITE_AND_TIME = ['customerId', 'projectId', 'locationId', 'orderDate', 'startTime']

export type Preview = Asked<OrderPreview>

/** Asks what the order would mean whenever typing rests; the pin follows the location until a person moves it. */
export function useOrderPreview(asks: boolean): Preview {
  const { data, ...asked } = useAsked('preview', { asks, needed: SITE_AND_TIME })
  const preview = data && 'suggestions' in data ? data : null
  usePinOf(preview?.site)
  return { ...asked, data: preview }
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

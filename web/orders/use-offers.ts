import { useEffect, useState } from 'react'
import type { Offer, OfferAnswer } from '~/web/kit/client/orders'
import { tellForm } from '~/web/kit/form/tell-form'
import { type Asked, useAsked } from './use-asked'
import { SITE_AND_TIME } from './use-order-preview'

const NEEDED = [...SITE_AND_TIME, 'productId', 'quantity']
/** What changes which trucks, drivers and plants can keep a time; what begins with _ says how fields are typed. */
const MATTERS =
  /^(_|id|customerId|projectId|locationId|orderDate|startTime|quantity|onCallQuantity|productId|loadSize|truckTypeId|spacingMinutes|unloadingMinutes|dischargeLimitMinutes|dischargeMethodId|pumpId|latitude|longitude|assignedPlants\.|associateProducts\.)/

export type Taken = Offer & { turn: number }
export type Offers = Asked<OfferAnswer> & { taken: Taken | null; take: (offer: Offer) => void }

/** Times that can be kept, asked for as the form is filled; the one that is taken fills time, spacing and plant. */
export function useOffers(asks: boolean): Offers {
  const { data, ...asked } = useAsked('offers', { asks, needed: NEEDED, only: MATTERS })
  const [taken, setTaken] = useState<Taken | null>(null)
  useEffect(() => {
    if (!taken) return
    fill('startTime', taken.startTime)
    fill('spacingMinutes', String(taken.spacingMinutes))
  }, [taken])
  return {
    ...asked,
    data: data && 'offers' in data ? data : null,
    taken,
    take: offer => setTaken({ ...offer, turn: (taken?.turn ?? 0) + 1 }),
  }
}

function fill(name: string, value: string) {
  const field = document.querySelector<HTMLInputElement>(`#record [name="${name}"]`)
  if (!field) return
  field.value = value
  tellForm(field)
}

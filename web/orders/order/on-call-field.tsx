import { useFetcher } from '@remix-run/react'
import { useId, useState } from 'react'
import { partsOf } from '~/domain/orders/on-call-quantity'
import type { Attempt } from '~/web/kit/api'
import type { OfferAnswer } from '~/web/kit/client/orders'
import { countOf, showVolume } from '~/web/kit/figures'
import { sentencesOf } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { Input, Select } from '~/web/ui/input'

type Props = {
  order: { id: string; onCallQuantity: string; loadSize: string; contactName: string | null }
  /** A time is asked for, and what the day carries is said. */
  offers?: boolean
}

/** How much of what is on call, who at the site says so, and when it is wanted. */
export function OnCallField({ order, offers = false }: Props) {
  const id = useId()
  const parts = partsOf(order)
  const [quantity, setQuantity] = useState(parts.at(-1) ?? '')
  const [startTime, setStartTime] = useState('')
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <label className="grid gap-1 font-semibold text-table" htmlFor={`${id}-quantity`}>
          Quantity
          <Select
            id={`${id}-quantity`}
            name="quantity"
            value={quantity}
            onChange={event => setQuantity(event.target.value)}
          >
            {parts.map(part => (
              <option key={part} value={part}>
                {showVolume(part)}
              </option>
            ))}
          </Select>
        </label>
        {offers && (
          <label className="grid gap-1 font-semibold text-table" htmlFor={`${id}-time`}>
            First of them on site
            <Input
              id={`${id}-time`}
              name="startTime"
              type="time"
              required
              value={startTime}
              onChange={event => setStartTime(event.target.value)}
              className="figures"
            />
          </label>
        )}
        <label className="grid min-w-48 flex-1 gap-1 font-semibold text-table" htmlFor={`${id}-by`}>
          Who asked
          <Input id={`${id}-by`} name="askedBy" required maxLength={120} defaultValue={order.contactName ?? ''} />
        </label>
      </div>
      {offers && <Times orderId={order.id} quantity={quantity} startTime={startTime} take={setStartTime} />}
    </div>
  )
}

type Asked = { orderId: string; quantity: string; startTime: string; take: (time: string) => void }

/** What the day carries at that time and near it; what is taken fills the time. */
function Times({ orderId, quantity, startTime, take }: Asked) {
  const fetcher = useFetcher<Attempt<OfferAnswer>>()
  const ask = () =>
    fetcher.submit(
      { intent: 'offer-on-call', id: orderId, quantity, startTime, version: '0' },
      { method: 'post', action: `/order/detail?id=${orderId}` },
    )
  const answer = fetcher.data?.ok ? fetcher.data.data : null
  const problem = fetcher.data?.ok === false ? fetcher.data.problem : null
  const { asked, offers = [] } = answer ?? {}
  return (
    <div className="grid justify-items-start gap-2 text-table">
      <Button size="sm" onClick={ask} disabled={!startTime || fetcher.state !== 'idle'}>
        {fetcher.state === 'idle' ? 'See what fits' : 'Looking…'}
      </Button>
      <div role="status" className="grid gap-1.5">
        {asked && (
          <p>{asked.fits ? `${asked.startTime} fits` : asked.refusals.map(refusal => refusal.message).join('. ')}</p>
        )}
        {problem && <p>{sentencesOf(problem).join('. ')}</p>}
        {asked && !asked.fits && (
          <span className="flex flex-wrap gap-2">
            {offers.map(offer => (
              <Button key={`${offer.plantId} ${offer.startTime}`} size="sm" onClick={() => take(offer.startTime)}>
                {offer.startTime} from {offer.plantName}, {countOf(offer.trucks, 'truck')}
              </Button>
            ))}
          </span>
        )}
      </div>
    </div>
  )
}

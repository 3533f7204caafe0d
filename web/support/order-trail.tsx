import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, attempt } from '~/web/kit/api'
import { Timeline } from '~/web/kit/record/timeline'
import { askedOf, LookUpPage } from './search-page'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const orderNo = askedOf(request, 'orderNo')
  if (!orderNo) return { orderNo, rows: null }
  const query = { of: 'order' as const, record: orderNo, limit: '200' }
  const found = await attempt(apiFor({ request, context }).support.support.trail.$get({ query }))
  return { orderNo, rows: found.ok && found.data.rows.length > 0 ? found.data.rows : null }
}

/** Everything that happened to one order. */
export default function OrderTrail() {
  const { orderNo, rows } = useLoaderData<typeof loader>()
  return (
    <LookUpPage
      title={rows ? `Trail of ${orderNo}` : 'Order trail'}
      note="Who booked, changed, held, released or merged it, and why."
      name="orderNo"
      label="Order number"
      value={orderNo}
      found={rows !== null}
      closeTo="/support/v2/orders"
    >
      <Timeline rows={rows?.map(row => ({ ...row, seq: row.id })) ?? []} />
    </LookUpPage>
  )
}

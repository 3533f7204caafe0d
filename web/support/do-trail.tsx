import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, attempt } from '~/web/kit/api'
import { Timeline } from '~/web/kit/record/timeline'
import { askedOf, LookUpPage } from './search-page'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const doNumber = askedOf(request, 'doNumber')
  if (!doNumber) return { doNumber, rows: null }
  const found = await attempt(
    apiFor({ request, context }).support.support.v2.deliveryOrderAudit.$get({ query: { doNumber } }),
  )
  return { doNumber, rows: found.ok ? found.data.rows : null }
}

/** Everything that happened to one delivery order and to the changes asked for it. */
export default function DoTrail() {
  const { doNumber, rows } = useLoaderData<typeof loader>()
  return (
    <LookUpPage
      title={rows ? `Trail of ${doNumber}` : 'Delivery order trail'}
      note="Who did what, old to new, with the changes that were asked for."
      name="doNumber"
      label="Delivery order number"
      value={doNumber}
      found={rows !== null}
      closeTo="/support/v2/orders"
    >
      <Timeline rows={rows ?? []} />
    </LookUpPage>
  )
}

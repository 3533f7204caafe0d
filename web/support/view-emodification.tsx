import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { causeLabel } from '~/domain/deliveries/emodification'
import { apiFor, attempt } from '~/web/kit/api'
import { showDateTime } from '~/web/kit/dates'
import { Pairs } from '~/web/kit/page-grid'
import { Changes, spelled } from '~/web/kit/record/changes'
import { Card } from '~/web/ui/card'
import { askedOf, LookUpPage } from './search-page'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const doNumber = askedOf(request, 'doNumber')
  if (!doNumber) return { doNumber, found: null }
  const api = apiFor({ request, context }).deliveries
  const found = await attempt(api.support.v2.emodDetails.$get({ query: { doNumber } }))
  return { doNumber, found: found.ok ? found.data : null }
}

/** The changes asked for one delivery order: what, why, by whom, and what became of them. */
export default function ViewEModification() {
  const { doNumber, found } = useLoaderData<typeof loader>()
  return (
    <LookUpPage
      title={found ? `Changes of ${doNumber}` : 'E-modification'}
      note="What was asked for, before and after, and how it was decided."
      name="doNumber"
      label="Delivery order number"
      value={doNumber}
      found={found !== null}
      closeTo="/support/manage-emod-history"
    >
      {found && found.requests.length === 0 && (
        <p className="text-muted">No change has been requested for this delivery order.</p>
      )}
      {found?.requests.map(request => (
        <Card key={request.id} title={request.emodNo}>
          <Pairs
            columns={3}
            rows={[
              ['Status', spelled(request.status)],
              ['Cause', causeLabel(request.cause)],
              ['Asked by', `${request.submittedByName}, ${showDateTime(request.submittedAt)}`],
              ['Levels', request.levels],
              ['Applied', showDateTime(request.appliedAt)],
              ['Reason', request.decidedReason ?? request.remarks],
            ]}
          />
          <Changes row={{ before: request.before, after: request.changes, changed: Object.keys(request.changes) }} />
        </Card>
      ))}
    </LookUpPage>
  )
}

import { countOf, showMoney, showVolume } from '~/web/kit/figures'
import { sentencesOf } from '~/web/kit/problem'
import { ChargeNote } from '~/web/kit/record/cancellation-field'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'
import { CapacityHours } from './capacity-hours'
import { PricePreview } from './price-preview'
import { SuggestedPlants } from './suggested-plants'
import type { Preview } from './use-order-preview'

/** What the order would mean as it stands in the form: plants, room, price, credit, passes, what is against it. */
export function OrderPreviewPanel({
  preview: { data, problem, busy, begun },
  said,
}: {
  preview: Preview
  said: string
}) {
  if (problem)
    return (
      <Card title="Availability and price">
        <ul className="grid gap-1 text-stop text-table">
          {sentencesOf(problem).map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Card>
    )
  if (!data)
    return (
      <Card title="Availability and price">
        <p className="text-muted text-table">
          {begun || busy
            ? 'Looking…'
            : 'With customer, project, location, day and time this shows plants, plant capacity in that hour, price and what is needed.'}
        </p>
      </Card>
    )
  return (
    <div className={cn('grid grid-cols-1 gap-4', busy && 'opacity-60')} aria-busy={busy}>
      {/* What the form above was refused by is said there. */}
      <Objections of={data.objections.filter(found => !found.warning && !said.includes(found.message))} tone="stop" />
      {/* A missing price is said with the price. */}
      <Objections of={data.objections.filter(found => found.warning && found.rule !== 'price')} tone="waiting" />
      <SuggestedPlants suggestions={data.suggestions} />
      {data.plan.map(plant => (
        <CapacityHours key={`${plant.plantId} ${plant.startClock}`} plant={plant} />
      ))}
      {data.loads.length > 0 && (
        <p className="figures px-1 text-muted text-table">
          {countOf(data.loads.length, 'load')}, the last of {showVolume(data.loads.at(-1)?.quantity)} on site at{' '}
          {data.lastOnSiteClock}
        </p>
      )}
      {data.onCall.length > 0 && (
        <p className="figures px-1 text-muted text-table">
          On call: {countOf(data.onCall.length, 'load')} of {data.onCall.map(Number).join(', ')} m³, planned when the
          site asks
        </p>
      )}
      {data.cancellation && <ChargeNote charge={data.cancellation} />}
      {data.price && <PricePreview price={data.price} approvals={approvalsOf(data)} />}
      <Card title="Credit, purchase order, passes">
        <ul className="grid gap-2 text-table">
          <li className="flex items-center justify-between gap-2">
            Credit
            {data.credit.suspended ? (
              <Badge tone="stop">Credit hold</Badge>
            ) : (
              <span className="figures text-muted">
                {showMoney(data.credit.exposure.total)}
                {data.credit.limit ? ` of ${showMoney(data.credit.limit)} used` : ', no limit'}
              </span>
            )}
          </li>
          {data.credit.reason && data.credit.suspended && <li className="text-muted">{data.credit.reason}</li>}
          {data.purchaseOrder && (
            <li className="flex justify-between gap-2">
              <span>{data.purchaseOrder.poNumber}</span>
              <span className="figures text-muted">
                {data.purchaseOrder.left === null ? 'open' : `${showVolume(data.purchaseOrder.left)} left`}
              </span>
            </li>
          )}
          <li className="text-muted">
            {data.passes.length
              ? `Passes: ${data.passes.map(pass => `${pass.name} (${pass.type})`).join(', ')}`
              : 'No pass is needed at this site'}
          </li>
        </ul>
      </Card>
    </div>
  )
}

const approvalsOf = ({ priceApproval, serviceApproval }: NonNullable<Preview['data']>) =>
  [priceApproval, serviceApproval].filter(text => text !== null)

/** What refuses the order, and what is only said. */
const Objections = ({ of, tone }: { of: NonNullable<Preview['data']>['objections']; tone: 'stop' | 'waiting' }) =>
  of.length > 0 && (
    <ul data-tone={tone} className="tone grid gap-1 rounded-lg p-3 text-table">
      {of.map(found => (
        <li key={found.message}>
          {found.message}
          {found.earliest && <b className="block">Earliest with room: {found.earliest}</b>}
        </li>
      ))}
    </ul>
  )

import { Link } from '@remix-run/react'
import { showVolume } from '~/web/kit/figures'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import type { MergedOrder } from './merged-buttons'
import { VolumeBar } from './volume-bar'

export type Member = { id: string; orderNo: string; status: string; quantity: string; acceptedQuantity: string }

/** The sequence that an order is part of: how far all of it is, and each of its orders in turn. */
export function MergedCard({
  merged,
  members,
  here,
}: {
  merged: MergedOrder
  members: readonly Member[]
  here: string
}) {
  return (
    <Card title={`Merged order ${merged.mergeNo}`} flush>
      <div className="px-4 py-3">
        <p className="figures mb-2 text-table">
          <span className="font-semibold">{Number(merged.accepted)}</span>
          <span className="text-muted"> of {showVolume(merged.ordered)} delivered</span>
        </p>
        <VolumeBar ordered={merged.ordered} delivered={merged.accepted} running={merged.running} />
        <p className="figures mt-2 text-muted text-table">
          {showVolume(merged.running)} under way, {showVolume(merged.remaining)} to come, from {merged.startTime}
        </p>
        {merged.consent && <p className="mt-1 text-muted text-table">Agreed in writing: {merged.consent}</p>}
      </div>
      <ul className="border-line border-t">
        {members.map(member => (
          <li
            key={member.id}
            className="flex items-center gap-2 border-line border-b px-4 py-2 text-table last:border-0"
          >
            <span className="min-w-0 flex-1">
              {member.id === here ? (
                <span className="code font-semibold">{member.orderNo}</span>
              ) : (
                <Link to={`/order/detail?id=${member.id}`} className="code text-link">
                  {member.orderNo}
                </Link>
              )}
              <span className="figures block text-meta text-muted">
                {Number(member.acceptedQuantity)} of {showVolume(member.quantity)}
              </span>
            </span>
            <Status of="order" value={member.status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

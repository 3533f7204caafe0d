import { useId, useState } from 'react'
import { Select } from '~/web/ui/input'

type Reason = { id: string; reason: string; keepsPlace: boolean }

/** Why a driver rests, and what that does to the place in the queue, said before it is done. */
export function RestFields({ reasons, queued }: { reasons: readonly Reason[]; queued: boolean }) {
  const [id, setId] = useState(reasons[0]?.id ?? '')
  const field = useId()
  const keeps = reasons.find(reason => reason.id === id)?.keepsPlace
  return (
    <div className="grid gap-3 text-body">
      <div className="grid gap-1">
        <label htmlFor={field} className="font-semibold text-table">
          Reason
        </label>
        <Select id={field} name="restReasonId" value={id} onChange={event => setId(event.currentTarget.value)}>
          {reasons.map(reason => (
            <option key={reason.id} value={reason.id}>
              {reason.reason}
            </option>
          ))}
        </Select>
      </div>
      {queued && !keeps && <input type="hidden" name="resetQueue" value="on" />}
      <p className="text-muted text-table">
        {!queued
          ? 'Not in a queue.'
          : keeps
            ? 'The place in the queue is kept for this reason.'
            : 'The truck loses its place and rejoins at the end of the queue.'}
      </p>
    </div>
  )
}

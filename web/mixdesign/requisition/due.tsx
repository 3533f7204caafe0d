import { showDate } from '~/web/kit/dates'
import { usePortalDay } from './day'

const CLOSED = ['completed', 'rejected']

/** The day until it is needed; over time it says so, unless nobody waits for it any more. */
export function Due({ day, status }: { day: string; status: string }) {
  const today = usePortalDay()
  const late = day < today && !CLOSED.includes(status)
  return (
    <span className={late ? 'text-stop' : undefined}>
      {showDate(day)}
      {late && <span className="sr-only">, overdue</span>}
    </span>
  )
}

import { businessDay } from '~/domain/kit/time'
import { useSession } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'

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

/** The business day of the portal's clock. */
export function usePortalDay(): string {
  const session = useSession()
  return businessDay(new Date(session?.now ?? 0), session?.zone)
}

import { businessDay } from '~/domain/kit/time'
import { useSession } from '~/web/kit/can'

/** The business day of the portal's clock. */
export function usePortalDay(): string {
  const session = useSession()
  return businessDay(new Date(session?.now ?? 0), session?.zone)
}

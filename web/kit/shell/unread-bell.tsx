import { Link } from '@remix-run/react'
import { Bell } from 'lucide-react'
import { UNREAD } from '~/domain/kit/unread'
import { useSession } from '~/web/kit/can'
import { Button } from '~/web/ui/button'

/** What one was told and has not read; the list is a screen of its own. */
export function UnreadBell({ unread }: { unread: number }) {
  if (!useSession()) return null
  return (
    <Button look="quiet" size="icon" asChild className="relative">
      <Link to={UNREAD} aria-label={unread ? `Notifications: ${unread} unread` : 'Notifications'}>
        <Bell />
        {unread > 0 && (
          <span className="figures absolute -top-0.5 -right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-brand px-1 text-[10px] text-on-brand">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Link>
    </Button>
  )
}

import { Link } from '@remix-run/react'
import { Bell } from 'lucide-react'
import { UNREAD } from '~/domain/kit/unread'
import * as words from '~/domain/kit/words'
import { useSession } from '~/web/kit/can'
import { useHydrated } from '~/web/kit/hydrated'
import { Button } from '~/web/ui/button'

/**
 * What one was told and has not read; the list is a screen of its own. How much is known only on the page that runs, so that
 * no document carries the bell: its place is kept.
 */
export function UnreadBell({ unread }: { unread: number }) {
  const hydrated = useHydrated()
  if (!useSession()) return null
  if (!hydrated) return <span className="size-(--control)" />
  return (
    <Button look="quiet" size="icon" asChild className="relative">
      <Link to={UNREAD} aria-label={unread ? words.shellUnread({ count: unread }) : words.shellNotifications()}>
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

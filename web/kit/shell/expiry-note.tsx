import { Hourglass } from 'lucide-react'
import * as words from '~/domain/kit/words'
import { useSession } from '~/web/kit/can'
import { usePortalNow } from './clock'

const WARN = 10 * 60

/** In the last ten minutes of a session the time left is in the bar. */
export function ExpiryNote() {
  const session = useSession()
  const now = usePortalNow()
  if (!session) return null
  const left = Math.floor((new Date(session.expiresAt).getTime() - now.getTime()) / 1000)
  if (left > WARN || left < 0) return null
  return (
    <p
      data-tone="waiting"
      className="tone figures flex h-7 items-center gap-1.5 rounded-full px-2.5 font-semibold text-meta"
      title={words.shellSessionSave()}
    >
      <Hourglass aria-hidden className="size-3.5" />
      {words.shellSessionEnds({ left: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
    </p>
  )
}

import { WifiOff } from 'lucide-react'
import * as words from '~/domain/kit/words'
import { useConnection, useTellsItself } from './connection'

/** Says that nothing new comes and nothing is saved; what the screen shows stays. */
export function ConnectionNote() {
  const now = useConnection()
  const tellsItself = useTellsItself()
  return (
    <div
      role="status"
      data-chrome
      className="pointer-events-none fixed inset-x-4 bottom-18 z-60 grid justify-items-center"
    >
      {now !== 'there' && !tellsItself && (
        <p
          data-tone="stop"
          data-connection={now}
          className="tone flex items-center gap-2 rounded-full px-4 py-2 text-table shadow-overlay"
        >
          <WifiOff aria-hidden className="size-4 shrink-0" />
          <span>
            <strong className="font-semibold">
              {now === 'offline' ? words.shellOfflineTitle() : words.shellNoServerTitle()}
            </strong>{' '}
            {now === 'offline' ? words.shellOffline() : words.shellNoServer()}
          </span>
        </p>
      )}
    </div>
  )
}

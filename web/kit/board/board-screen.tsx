import { Link, useSearchParams } from '@remix-run/react'
import { BellRing, Maximize2, Minimize2 } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import * as words from '~/domain/kit/words'
import { HereLink } from '~/web/kit/here-link'
import { withParams } from '~/web/kit/list/url'
import { PageHead } from '~/web/kit/page-head'
import { Button, buttonLook } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { FreshChip } from './fresh-chip'
import type { Live } from './use-live'

export type BoardAlert = {
  id: string
  text: ReactNode
  tone?: 'stop' | 'waiting'
  to?: string
  onAcknowledge?: () => void
}

type Props = {
  title: string
  count?: string
  live: Pick<Live<unknown>, 'at' | 'state' | 'refresh'>
  /** Plant, region, day: usually a small GET form. */
  filters?: ReactNode
  actions?: ReactNode
  alerts?: readonly BoardAlert[]
  footer?: ReactNode
  children: ReactNode
}

/** A board fills the window and never scrolls as a page; `?kiosk=1` leaves it alone on a screen in large type. */
export function BoardScreen({ title, count, live, filters, actions, alerts = [], footer, children }: Props) {
  const [params] = useSearchParams()
  const kiosk = params.get('kiosk') === '1'
  useWakeLock(kiosk)
  return (
    <div className={cn('full-height', kiosk && 'kiosk')}>
      <PageHead
        title={title}
        count={count}
        actions={
          <>
            <FreshChip live={live} />
            <div className="contents max-md:order-last max-md:flex max-md:w-full max-md:flex-wrap max-md:gap-2 max-md:[&>form]:grid max-md:[&>form]:w-full max-md:[&>form]:grid-cols-2">
              {filters}
            </div>
            {!kiosk && actions}
            <Link
              to={withParams(params, { kiosk: kiosk ? null : '1' })}
              aria-label={kiosk ? words.boardLeaveKiosk() : words.boardKiosk()}
              title={kiosk ? words.boardLeaveKiosk() : words.boardKioskMeans()}
              className={cn(buttonLook({ look: 'quiet', size: 'icon' }), !kiosk && 'max-md:hidden')}
            >
              {kiosk ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
            </Link>
          </>
        }
      />
      <AlertStrip alerts={alerts} />
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden max-md:overflow-visible">{children}</div>
      {footer && (
        <footer className="figures flex min-h-11 shrink-0 flex-wrap items-center gap-x-6 border-line border-t px-6 py-2 text-table max-md:px-4">
          {footer}
        </footer>
      )}
    </div>
  )
}

/** What needs a person, worst first; acknowledged one by one. */
export function AlertStrip({ alerts }: { alerts: readonly BoardAlert[] }) {
  if (alerts.length === 0) return null
  return (
    <ul aria-label={words.boardAlerts()} className="grid shrink-0 gap-px">
      {alerts.slice(0, 4).map(alert => (
        <li
          key={alert.id}
          data-tone={alert.tone ?? 'stop'}
          className="tone flex min-h-9 items-center gap-3 px-6 text-table max-md:px-4"
        >
          <BellRing aria-hidden className="size-4 shrink-0" />
          <p className="min-w-0 flex-1">
            {alert.to ? (
              <HereLink to={alert.to} className="text-current underline underline-offset-2">
                {alert.text}
              </HereLink>
            ) : (
              alert.text
            )}
          </p>
          {alert.onAcknowledge && (
            <Button size="sm" look="quiet" onClick={alert.onAcknowledge}>
              {words.actionAcknowledge()}
            </Button>
          )}
        </li>
      ))}
      {alerts.length > 4 && (
        <li className="px-6 py-1 text-meta text-muted">{words.boardAndMore({ count: alerts.length - 4 })}</li>
      )}
    </ul>
  )
}

function useWakeLock(on: boolean) {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    const hold = () =>
      document.visibilityState === 'visible' &&
      navigator.wakeLock.request('screen').then(
        held => {
          lock = held
        },
        () => undefined,
      )
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      lock?.release()
    }
  }, [on])
}

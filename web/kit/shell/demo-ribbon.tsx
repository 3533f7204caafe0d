import { Form, useFetcher } from '@remix-run/react'
import { FlaskConical } from 'lucide-react'
import { useCan, useSession } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { Disclosure } from '~/web/kit/disclosure'
import { useHydrated } from '~/web/kit/hydrated'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import { usePortalNow } from './clock'

/** Marks the demo company clearly, shows its clock, and lets who may move it or start afresh. */
export function DemoRibbon() {
  const session = useSession()
  const hydrated = useHydrated()
  const now = usePortalNow()
  const fetcher = useFetcher()
  const mayMove = useCan()('manage', 'demo')
  if (!session?.demo.on) return null
  const zone = session.zone
  const time = now.toLocaleTimeString('en-GB', { timeZone: zone, hour12: false })
  const shifted = session.demo.offsetMinutes
  return (
    <aside aria-label="Demo" data-chrome data-tone="plant" className="tone demo-ribbon">
      <FlaskConical aria-hidden className="size-3.5 shrink-0" />
      <p className="min-w-0 flex-1 truncate">
        <strong>Demo</strong>
        <span className="max-sm:hidden"> A made-up company with made-up data</span>
      </p>
      <p className="figures shrink-0" suppressHydrationWarning>
        {showDate(now.toISOString(), zone)} {hydrated ? time : time.slice(0, 5)} SGT
        {Math.abs(shifted) > 1 && <span className="max-md:hidden"> (clock moved {shiftText(shifted)})</span>}
      </p>
      {mayMove && (
        <Disclosure label="Move clock" align="right" look="ribbon">
          <div className="grid w-72 gap-3 text-fg">
            <fetcher.Form method="post" action="/act/shift-clock" className="grid gap-2">
              <label htmlFor="demo-minutes" className="eyebrow">
                Move the demo's clock by minutes
              </label>
              <Input id="demo-minutes" name="minutes" inputMode="numeric" defaultValue="60" autoComplete="off" />
              <div className="flex gap-2">
                <Button type="submit" look="primary" size="sm">
                  Move
                </Button>
                <Button type="submit" size="sm" name="to" value="now">
                  Back to real time
                </Button>
              </div>
            </fetcher.Form>
            <Form method="post" action="/act/reset-demo" className="grid gap-2 border-line border-t pt-3">
              <p className="text-muted text-table">Resets the demo company to its first day.</p>
              <div>
                <Button type="submit" look="danger-plain" size="sm">
                  Reset demo data
                </Button>
              </div>
            </Form>
          </div>
        </Disclosure>
      )}
    </aside>
  )
}

const shiftText = (minutes: number) => {
  const [sign, size] = [minutes < 0 ? '−' : '+', Math.abs(minutes)]
  return size < 60 ? `${sign}${size} min` : `${sign}${Math.floor(size / 60)} h ${String(size % 60).padStart(2, '0')}`
}

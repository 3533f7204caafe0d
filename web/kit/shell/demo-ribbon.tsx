import { Form, useFetcher, useRevalidator } from '@remix-run/react'
import { FlaskConical } from 'lucide-react'
import { useEffect } from 'react'
import { clockTime } from '~/domain/kit/time'
import * as words from '~/domain/kit/words'
import { useCan, useSession } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { Disclosure } from '~/web/kit/disclosure'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import { usePortalNow } from './clock'

/** Marks the demo company clearly, shows its clock, and lets who may move it or start afresh. */
export function DemoRibbon() {
  const session = useSession()
  const now = usePortalNow(5000)
  const fetcher = useFetcher<{ problem?: { detail?: string } }>()
  const mayMove = useCan()('manage', 'demo')
  useFollowing(Boolean(session?.demo.plays))
  if (!session?.demo.on) return null
  const zone = session.zone
  const shifted = session.demo.offsetMinutes
  const { plays } = session.demo
  const refusal = fetcher.data?.problem?.detail
  return (
    <aside aria-label={words.demoDemo()} data-chrome data-tone="plant" className="tone demo-ribbon">
      <FlaskConical aria-hidden className="size-3.5 shrink-0" />
      <p className="min-w-0 flex-1 truncate">
        <strong>{words.demoDemo()}</strong>
        <span className="max-sm:hidden"> {words.demoSample()}</span>
      </p>
      <p className="figures shrink-0" suppressHydrationWarning>
        {showDate(now.toISOString(), zone)} {clockTime(now, zone)} SGT
        {!plays && Math.abs(shifted) > 1 && (
          <span className="max-md:hidden"> {words.demoMoved({ by: shiftText(shifted) })}</span>
        )}
      </p>
      {plays && (
        <p role="status" className="flex shrink-0 items-center gap-2">
          <progress
            aria-label={words.demoPlaying()}
            className="progress w-20 max-sm:hidden"
            max={100}
            value={plays.done}
          />
          <span className="figures">
            {words.demoPlayingTo({ day: showDate(plays.until, zone), time: clockTime(new Date(plays.until), zone) })}
          </span>
        </p>
      )}
      {mayMove && (
        <Disclosure label="Set demo time" align="right" look="ribbon">
          <div className="grid w-72 gap-3 text-fg">
            <fetcher.Form method="post" action="/act/shift-clock" className="grid gap-2">
              <p className="eyebrow">Play on to</p>
              {MOMENTS.map(([to, label]) => (
                <Button key={to} type="submit" size="sm" name="to" value={to} disabled={Boolean(plays)}>
                  {label}
                </Button>
              ))}
            </fetcher.Form>
            <fetcher.Form method="post" action="/act/close-demo-plant" className="grid border-line border-t pt-3">
              <Button type="submit" size="sm">
                Plant down: the busiest, 3 hours
              </Button>
            </fetcher.Form>
            <fetcher.Form
              method="post"
              action="/act/shift-clock"
              className="flex items-end gap-2 border-line border-t pt-3"
            >
              <label htmlFor="demo-minutes" className="grid flex-1 gap-1 text-table">
                Minutes to skip
                <Input id="demo-minutes" name="minutes" inputMode="numeric" defaultValue="60" autoComplete="off" />
              </label>
              <Button type="submit" size="sm">
                Move
              </Button>
            </fetcher.Form>
            {refusal && (
              <p role="alert" className="text-danger text-table">
                {refusal}
              </p>
            )}
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

const MOMENTS = [
  ['before_first_truck', '06:30, before the first truck'],
  ['full_day', '10:20, full day'],
  ['month_end', 'Month end, 16:30'],
] as const
const READ_ANEW_MS = 2000

/** While the demo plays on, the page follows it. */
function useFollowing(plays: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!plays || state !== 'idle') return
    const timer = setTimeout(revalidate, READ_ANEW_MS)
    return () => clearTimeout(timer)
  }, [plays, state, revalidate])
}

const shiftText = (minutes: number) => {
  const [sign, size] = [minutes < 0 ? '−' : '+', Math.abs(minutes)]
  return size < 60 ? `${sign}${size} min` : `${sign}${Math.floor(size / 60)} h ${String(size % 60).padStart(2, '0')}`
}

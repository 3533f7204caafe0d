import { Form, Link, useLocation } from '@remix-run/react'
import { ChevronLeft, ChevronRight, FileSpreadsheet } from 'lucide-react'
import { addDays, weekday } from '~/domain/kit/time'
import { weekdayWord } from '~/domain/kit/weekdays'
import type { Activity } from '~/domain/reports/activity'
import { showDate } from '~/web/kit/dates'
import { DateInput } from '~/web/kit/form/date-input'
import { useSentFilters } from '~/web/kit/list/send-filters'
import { callPath } from '~/web/kit/support-view'
import { buttonLook } from '~/web/ui/button'
import { Card } from '~/web/ui/card'

/** Saturday 21/11/2026. */
export const spokenDay = (day: string): string => `${weekdayWord(weekday(day))} ${showDate(day)}`

/** From day to day: the one before, any, the one after, today; and the day as a spreadsheet. */
export function DayBar({ day, today }: { day: string; today: string }) {
  const form = useSentFilters()
  const { pathname } = useLocation()
  return (
    <>
      <Link to={to(addDays(day, -1))} aria-label="Previous day" className={buttonLook()} preventScrollReset>
        <ChevronLeft aria-hidden />
      </Link>
      <Form ref={form} method="get" className="w-36">
        <DateInput key={day} name="day" label="Day" today={today} defaultValue={day} />
      </Form>
      <Link to={to(addDays(day, 1))} aria-label="Next day" className={buttonLook()} preventScrollReset>
        <ChevronRight aria-hidden />
      </Link>
      {day !== today && (
        <Link to={pathname} className={buttonLook()} preventScrollReset>
          Today
        </Link>
      )}
      <a href={`/files/${callPath('dashboard/activity/export', pathname)}?day=${day}`} className={buttonLook()}>
        <FileSpreadsheet aria-hidden /> Excel
      </a>
    </>
  )
}

const to = (day: string) => `?day=${day}`

/** A day without loads leads to the nearest that have some. */
export function NoWork({ day, of }: { day: string; of: NonNullable<Activity['pours']> }) {
  const near = [
    ['The last day with work', of.workBefore],
    ['The next', of.workAfter],
  ] as const
  return (
    <Card>
      <p className="text-body" role="status">
        There are no loads on {spokenDay(day)}.{' '}
        {near.map(([name, found]) =>
          found ? (
            <span key={name}>
              {name} is{' '}
              <Link className="text-link" to={to(found)} preventScrollReset>
                {spokenDay(found)}
              </Link>
              .{' '}
            </span>
          ) : null,
        )}
      </p>
    </Card>
  )
}

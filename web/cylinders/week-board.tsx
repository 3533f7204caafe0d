import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData, useSearchParams, useSubmit } from '@remix-run/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import * as words from '~/domain/cylinders/words'
import { addDays } from '~/domain/kit/time'
import { spokenTag, translated } from '~/domain/kit/translated'
import { apiFor, take } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { HereLink } from '~/web/kit/here-link'
import { withParams } from '~/web/kit/list/url'
import { PageHead } from '~/web/kit/page-head'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { Select } from '~/web/ui/input'
import { WeekCell } from './week-cell'
import { HOME } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context }).cylinders['cylinder-test']
  const query = Object.fromEntries(
    ['from', 'houseId', 'plantId'].flatMap(name => (params.get(name) ? [[name, params.get(name)!]] : [])),
  )
  const [week, houses] = await Promise.all([
    take(api['week-at-a-glance'].$get({ query })),
    take(api['house-data'].$get()),
  ])
  return {
    week,
    houses: houses.rows.map(house => ({ id: house.id, name: house.name })),
  }
}

/** A day of the week in the language of the page; a day is a date without a zone. */
const weekday = (day: string, look: 'long' | 'short') =>
  new Date(`${day}T00:00Z`).toLocaleDateString(spokenTag(), { weekday: look, timeZone: 'UTC' })

/** Seven days of the laboratory: what is to be crushed by age, what is done, what slipped. */
export default function WeekBoard() {
  const { week, houses } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const submit = useSubmit()
  const done = week.days.reduce((sum, day) => sum + day.done, 0)
  const late = week.days.reduce((sum, day) => sum + day.late, 0)
  const ages = [...new Set(week.days.flatMap(day => day.ages.map(age => age.ageDays)))].sort((a, b) => a - b)
  return (
    <>
      <PageHead
        title={translated('Week at a glance')}
        count={`${showDate(week.from)} – ${showDate(week.to)}`}
        note={(late ? words.weekNoteSlipped : words.weekNote)({ total: week.total, done, late })}
        actions={
          <>
            <Form method="get" onChange={event => submit(event.currentTarget)}>
              {params.get('from') && <input type="hidden" name="from" value={params.get('from') ?? ''} />}
              <Select
                name="houseId"
                aria-label={words.certificateLaboratory()}
                defaultValue={params.get('houseId') ?? ''}
                className="w-56"
              >
                <option value="">{words.weekEveryLaboratory()}</option>
                {houses.map(house => (
                  <option key={house.id} value={house.id}>
                    {house.name}
                  </option>
                ))}
              </Select>
            </Form>
            <Button asChild size="icon" aria-label={words.weekBefore()}>
              <Link to={withParams(params, { from: addDays(week.from, -7) })}>
                <ChevronLeft />
              </Link>
            </Button>
            <Button asChild>
              <Link to={withParams(params, { from: null })}>{words.weekThis()}</Link>
            </Button>
            <Button asChild size="icon" aria-label={words.weekAfter()}>
              <Link to={withParams(params, { from: addDays(week.from, 7) })}>
                <ChevronRight />
              </Link>
            </Button>
          </>
        }
      />
      <div className="grid gap-3 px-6 pb-10 max-md:px-4">
        {week.earlier > 0 && (
          <HereLink
            to={`${HOME}/inhouse-cylinder-lab-info?view=overdue`}
            data-tone="stop"
            className="font-semibold text-body text-tone"
          >
            {words.weekEarlier({ count: week.earlier })}
          </HereLink>
        )}
        <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-7">
          {week.days.map(day => (
            <li
              key={day.day}
              className={cn(
                'grid content-start rounded-lg border bg-raised',
                day.day === week.today ? 'border-brand' : 'border-line',
              )}
            >
              <header className="flex items-baseline justify-between gap-2 border-line border-b px-3 py-2.5">
                <h2 className="font-semibold text-table">
                  <span className="xl:hidden">{weekday(day.day, 'long')}</span>
                  <span className="max-xl:hidden">{weekday(day.day, 'short')}</span>{' '}
                  <span className="figures font-normal text-muted">{showDate(day.day).slice(0, 5)}</span>
                </h2>
                <span className="figures text-muted text-table">{day.due ? `${day.done}/${day.due}` : ''}</span>
              </header>
              {day.closed && <p className="px-3 pt-2 text-muted text-table">{day.closed}</p>}
              {ages.map(ageDays => {
                const age = day.ages.find(one => one.ageDays === ageDays)
                return age ? <WeekCell key={ageDays} age={age} day={day.day} /> : null
              })}
              {!day.due && !day.closed && <p className="px-3 py-3 text-muted text-table">{words.weekNothing()}</p>}
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useSubmit } from '@remix-run/react'
import { Printer } from 'lucide-react'
import { monthWord } from '~/domain/kit/month-words'
import { businessDay } from '~/domain/kit/time'
import type { MonthConcrete } from '~/domain/reports/month-concrete'
import { daysOfMonth, type PlantMonth } from '~/domain/reports/plant-month'
import { apiFor, take } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { PageHead } from '~/web/kit/page-head'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { Select } from '~/web/ui/input'
import { MonthBody } from './month-body'

const MONTHS_BACK = 12

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const api = apiFor({ request, context })
  const { rows: plants } = await take(api.fleet.plant.select.$get({ query: { limit: '200' } }))
  const months = monthsBefore(today)
  const month = months.find(each => each === params.get('month')) ?? months[0] ?? today.slice(0, 7)
  const plant = plants.find(each => each.id === params.get('plantId')) ?? plants[0]
  const report = api.reports.report['plant-monthly-report'][':plantId'][':month']
  const param = { plantId: plant?.id ?? '', month }
  const [found, concrete] = plant
    ? await Promise.all([take(report.$get({ param })), take(report.concrete.$get({ param }))])
    : [null, null]
  return {
    found: found as PlantMonth | null,
    concrete: concrete as MonthConcrete | null,
    month,
    months,
    today,
    plants: plants.map(({ id, plantName }) => ({ id, plantName })),
  }
}

/** This month and those before it, newest first. */
function monthsBefore(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: MONTHS_BACK }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}

/** A plant's month on one page: what it made, how well it weighed, its book of materials, its tests and audits. */
export default function PlantMonthlyReport() {
  const { found, concrete, month, months, plants, today } = useLoaderData<typeof loader>()
  const submit = useSubmit()
  const { from, to } = daysOfMonth(month)
  return (
    <>
      <PageHead
        title="Plant monthly report"
        count={found ? found.plant.plantName : undefined}
        note={`${showDate(from)} to ${showDate(to > today ? today : to)}${
          found?.plant.certificateNo
            ? `. Certificate ${found.plant.certificateNo}, valid to ${showDate(found.plant.certificateValidTo)}`
            : ''
        }.`}
        actions={
          <>
            <Form method="get" className="flex gap-2" onChange={event => submit(event.currentTarget)}>
              <Select name="plantId" aria-label="Plant" defaultValue={found?.plant.id ?? ''} className="max-w-48">
                {plants.map(plant => (
                  <option key={plant.id} value={plant.id}>
                    {plant.plantName}
                  </option>
                ))}
              </Select>
              <Select name="month" aria-label="Month" defaultValue={month} className="max-w-40">
                {months.map(each => (
                  <option key={each} value={each}>
                    {monthWord(each)}
                  </option>
                ))}
              </Select>
              <button type="submit" className="sr-only">
                Show
              </button>
            </Form>
            <Button onClick={() => window.print()}>
              <Printer /> Print
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        {found ? (
          <MonthBody of={found} concrete={concrete} />
        ) : (
          <p className="text-muted text-body">You have access to no plant.</p>
        )}
      </div>
    </>
  )
}

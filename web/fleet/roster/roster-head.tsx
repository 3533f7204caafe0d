import { Form, Link, useSearchParams, useSubmit } from '@remix-run/react'
import { ChevronLeft, ChevronRight, Copy } from 'lucide-react'
import { addDays } from '~/domain/kit/time'
import { showDate } from '~/web/kit/dates'
import { withParams } from '~/web/kit/list/url'
import { PageHead } from '~/web/kit/page-head'
import { useAction } from '~/web/kit/record/use-action'
import { Button, buttonLook } from '~/web/ui/button'
import { Select } from '~/web/ui/input'

type Props = {
  day: string
  today: string
  plants: readonly { id: string; plantName: string }[]
  counts: { on: number; off: number; open: number; late: number }
  mayManage: boolean
}

/** Day and plant in the address, the day in figures, and the copy of last week. */
export function RosterHead({ day, today, plants, counts, mayManage }: Props) {
  const [params] = useSearchParams()
  const submit = useSubmit()
  const run = useAction()
  const plantId = params.get('plant') ?? ''
  const step = buttonLook({ look: 'quiet', size: 'icon' })
  const to = (other: string) => withParams(params, { day: other, edit: null })
  const copy = () =>
    run({ label: 'Copy last week', intent: 'copy', fields: { day, plantId }, done: 'Last week copied' })
  return (
    <PageHead
      title="Roster"
      count={`${counts.on} on, ${counts.off} off${counts.open ? `, ${counts.open} not rostered` : ''}${counts.late ? `, ${counts.late} not in yet` : ''}`}
      actions={
        mayManage &&
        day >= today && (
          <Button
            onClick={copy}
            title="Shifts of the same weekday last week, for drivers of whom this day says nothing"
          >
            <Copy /> Copy last week
          </Button>
        )
      }
    >
      <div className="flex flex-wrap items-center gap-2" data-chrome>
        <div className="flex items-center">
          <Link to={to(addDays(day, -1))} aria-label="Day before" className={step}>
            <ChevronLeft aria-hidden />
          </Link>
          <span className="figures min-w-24 text-center font-semibold text-body">
            {day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : showDate(day)}
          </span>
          <Link to={to(addDays(day, 1))} aria-label="Day after" className={step}>
            <ChevronRight aria-hidden />
          </Link>
        </div>
        <Form method="get" onChange={event => submit(event.currentTarget, { preventScrollReset: true })}>
          <input type="hidden" name="day" value={day} />
          <Select name="plant" aria-label="Plant" key={plantId} defaultValue={plantId} className="w-44">
            <option value="">All plants</option>
            {plants.map(plant => (
              <option key={plant.id} value={plant.id}>
                {plant.plantName}
              </option>
            ))}
          </Select>
        </Form>
        <Link to={`/fleet/chart/optimisation-schedule?day=${day}`} className="text-link text-table">
          Schedule
        </Link>
      </div>
    </PageHead>
  )
}

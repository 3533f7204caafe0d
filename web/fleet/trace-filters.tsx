import { Form, Link, useSubmit } from '@remix-run/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays } from '~/domain/kit/time'
import { readDate } from '~/web/kit/dates'
import { DateInput } from '~/web/kit/form/date-input'
import { buttonLook } from '~/web/ui/button'
import { Select } from '~/web/ui/input'

type Props = {
  trucks: readonly { id: string; truckNo: string; driverName: string | null }[]
  truckId: string
  date: string
}

/** Which truck, which day: in the address. */
export function TraceFilters({ trucks, truckId, date }: Props) {
  const submit = useSubmit()
  const day = (days: number) => `?truckId=${truckId}&date=${addDays(date, days)}`
  return (
    <Form
      key={`${truckId} ${date}`}
      method="get"
      className="flex items-center gap-2 max-md:flex-wrap"
      onChange={event => {
        // A date that is being typed is none yet.
        const typed = String(new FormData(event.currentTarget).get('date') ?? '')
        if (/^\d{2}\/\d{2}\/\d{4}$/.test(typed) && readDate(typed, date)) submit(event.currentTarget)
      }}
    >
      <Select name="truckId" aria-label="Truck" defaultValue={truckId} className="max-w-48">
        {trucks.map(truck => (
          <option key={truck.id} value={truck.id}>
            {truck.driverName ? `${truck.truckNo}, ${truck.driverName}` : truck.truckNo}
          </option>
        ))}
      </Select>
      {date && (
        <>
          <Link to={day(-1)} aria-label="The day before" className={buttonLook({ look: 'quiet', size: 'icon' })}>
            <ChevronLeft aria-hidden />
          </Link>
          <span className="w-36">
            <DateInput name="date" label="Day" defaultValue={date} />
          </span>
          <Link to={day(1)} aria-label="The day after" className={buttonLook({ look: 'quiet', size: 'icon' })}>
            <ChevronRight aria-hidden />
          </Link>
        </>
      )}
      <button type="submit" className="sr-only">
        Show
      </button>
    </Form>
  )
}

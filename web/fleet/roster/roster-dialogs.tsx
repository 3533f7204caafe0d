import type { ShiftSave, UsualHoursSave } from '~/domain/fleet/roster'
import { clockTime } from '~/domain/kit/time'
import { WEEKDAYS } from '~/domain/kit/weekdays'
import { showDate } from '~/web/kit/dates'
import { CheckFields } from '~/web/kit/form/check-fields'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { PLANTS } from '~/web/kit/list/column'
import type { Row } from './roster-words'

const Shift = fieldsOf<typeof ShiftSave>()
const Usual = fieldsOf<typeof UsualHoursSave>()
const TRUCKS = { path: 'truck/list?active=true', label: 'truckNo', detail: 'driverName' }

type Props = { row: Row; day: string; offered: string }

/** The shift of a driver on one day. */
export function ShiftDialog({ row, day, offered }: Props) {
  const clock = (at: string | null) => (at ? clockTime(new Date(at), row.zone) : '')
  const values = {
    id: row.driverId,
    ...(row.version === null ? {} : { version: row.version }),
    startTime: clock(row.startsAt) || offered,
    endTime: clock(row.endsAt),
    truckId: row.truckId ?? '',
    plantId: row.plantId ?? '',
  }
  return (
    <DialogForm
      key={row.driverId}
      title={`${row.driverName}, ${showDate(day)}`}
      description="Counts for this day alone. An end before the start is on the next day."
      values={values}
      save="Save shift"
    >
      <input type="hidden" name="day" value={day} />
      <Shift.Time name="startTime" label="Starts at" span={6} />
      <Shift.Time name="endTime" label="Ends at" hint="Empty is the usual length" span={6} optional />
      <Shift.Combobox name="truckId" label="Truck" source={TRUCKS} text={row.truckNo ?? ''} span={6} />
      <Shift.Combobox name="plantId" label="Starts from" source={PLANTS} text={row.plantName ?? ''} span={6} />
    </DialogForm>
  )
}

/** The week that a driver works until further notice. */
export function UsualDialog({ row, day, offered }: Props) {
  const [first] = row.usual
  const values = {
    id: row.driverId,
    weekdays: row.usual.map(({ weekday }) => String(weekday)),
    startTime: first?.startsAt ?? offered,
    endTime: first?.endsAt ?? '',
    fromDate: day,
  }
  return (
    <DialogForm
      key={`usual ${row.driverId}`}
      title={`Usual hours of ${row.driverName}`}
      description="Counts on every such day that the roster does not change. Earlier days keep what they had."
      values={values}
      save="Save usual hours"
    >
      <CheckFields name="weekdays" label="Days" choices={WEEKDAYS} />
      <Usual.Time name="startTime" label="Starts at" span={4} />
      <Usual.Time name="endTime" label="Ends at" span={4} />
      <Usual.Date name="fromDate" label="From" span={4} />
    </DialogForm>
  )
}

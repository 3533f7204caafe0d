import { Combobox } from '~/web/kit/form/combobox'
import type { RecordAction } from '~/web/kit/record/record-action'
import { type Line, LineField, PlainField } from './action-fields'
import type { Card } from './yard-loader'

const TRUCKS = { path: 'truck/list?active=true', label: 'truckNo', detail: 'plateNo' }
const DRIVERS = { path: 'driver/list?active=true', label: 'driverName', detail: 'driverNo' }

/** For a truck whose driver has no app at hand: it joins at the end of the rank. */
export const joinYard = (plantId: string): RecordAction => ({
  label: 'Truck joins',
  intent: 'join',
  fields: { plantId },
  done: 'Truck added to the queue',
  confirm: {
    title: 'Truck joins the queue',
    verb: 'Join queue',
    form: (
      <div className="grid gap-4">
        <LookupField name="truckId" label="Truck" source={TRUCKS} />
        <LookupField name="driverId" label="Driver" source={DRIVERS} />
      </div>
    ),
  },
})

const LookupField = (of: { name: string; label: string; source: typeof TRUCKS }) => (
  <div className="grid gap-1">
    <span className="font-semibold text-table">{of.label}</span>
    <Combobox {...of} />
  </div>
)

/** To the gate, without a load yet. */
export const callNow = (row: Card): RecordAction => ({
  label: `Call ${row.truckNo}`,
  intent: 'call',
  fields: { queueId: row.queueId },
  done: `${row.truckNo} is called`,
  confirm: {
    title: `Call ${row.truckNo} to the gate`,
    verb: 'Call truck',
    form: <PlainField name="remarks" label="Remarks for the driver" hint="For example: line 2, wash out first" />,
  },
})

export const divert = (row: Card, lines: readonly Line[]): RecordAction => ({
  label: `Divert ${row.truckNo}`,
  intent: 'divert',
  fields: { queueId: row.queueId },
  done: `${row.truckNo} is diverted`,
  confirm: {
    title: `Divert ${row.truckNo}`,
    reason: true,
    form: <LineField lines={lines} now={row.batchingPlantId} />,
  },
})

export const withdraw = (row: Card): RecordAction => ({
  label: `Withdraw ${row.truckNo}`,
  intent: 'leave-queue',
  fields: { queueId: row.queueId },
  look: 'danger',
  done: `${row.truckNo} left the queue`,
  confirm: { title: `Remove ${row.truckNo} from the queue?`, reason: true, verb: 'Withdraw' },
})

/** Yes or no to what a driver asks. */
export const decide = (intent: string, row: { id: string; version: number }, status: string): RecordAction => ({
  label: status.charAt(0).toUpperCase() + status.slice(1),
  intent,
  fields: { id: row.id, version: String(row.version), status },
  done: `It is ${status}`,
})

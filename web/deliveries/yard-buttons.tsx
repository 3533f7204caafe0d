import * as words from '~/domain/deliveries/words'
import * as kitWords from '~/domain/kit/words'
import { Combobox } from '~/web/kit/form/combobox'
import type { RecordAction } from '~/web/kit/record/record-action'
import { type Line, LineField, PlainField } from './action-fields'
import type { Card } from './yard-loader'

const TRUCKS = { path: 'truck/list?active=true', label: 'truckNo', detail: 'plateNo' }
const DRIVERS = { path: 'driver/list?active=true', label: 'driverName', detail: 'driverNo' }

/** For a truck whose driver has no app at hand: it joins at the end of the rank. */
export const joinYard = (plantId: string): RecordAction => ({
  label: words.yardJoins(),
  intent: 'join',
  fields: { plantId },
  done: words.yardJoined(),
  confirm: {
    title: words.yardJoinsTitle(),
    verb: words.yardJoin(),
    form: (
      <div className="grid gap-4">
        <LookupField name="truckId" label={kitWords.fieldTruck()} source={TRUCKS} />
        <LookupField name="driverId" label={kitWords.fieldDriver()} source={DRIVERS} />
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
  label: words.truckCallTruckNo({ truck: row.truckNo }),
  intent: 'call',
  fields: { queueId: row.queueId },
  done: words.truckIsCalled({ truck: row.truckNo }),
  confirm: {
    title: words.yardCallToGate({ truck: row.truckNo }),
    verb: words.truckCallTruck(),
    form: <PlainField name="remarks" label={words.truckRemarks()} hint={words.yardCallExample()} />,
  },
})

export const divert = (row: Card, lines: readonly Line[]): RecordAction => ({
  label: words.yardDivertTruck({ truck: row.truckNo }),
  intent: 'divert',
  fields: { queueId: row.queueId },
  done: words.yardDiverted({ truck: row.truckNo }),
  confirm: {
    title: words.yardDivertTruck({ truck: row.truckNo }),
    reason: true,
    form: <LineField lines={lines} now={row.batchingPlantId} />,
  },
})

export const withdraw = (row: Card): RecordAction => ({
  label: words.yardWithdrawTruck({ truck: row.truckNo }),
  intent: 'leave-queue',
  fields: { queueId: row.queueId },
  look: 'danger',
  done: words.yardLeftQueue({ truck: row.truckNo }),
  confirm: { title: words.yardRemove({ truck: row.truckNo }), reason: true, verb: words.yardWithdraw() },
})

type Decision = 'granted' | 'denied' | 'accepted' | 'refused'

/** Yes or no to what a driver asks. */
export const decide = (intent: string, row: { id: string; version: number }, status: Decision): RecordAction => ({
  label: words.yardDecided({ status }),
  intent,
  fields: { id: row.id, version: String(row.version), status },
  done: words.yardDecided({ status }),
})

import * as words from '~/domain/deliveries/words'
import { showTime } from '~/web/kit/dates'
import type { Entry } from '~/web/kit/outbox/entry'
import { fieldOf } from '~/web/kit/outbox/entry'
import type { Holds } from '~/web/kit/outbox/outbox-bar'
import { statusWord } from '~/web/kit/status-words'
import type { BoardLoad } from './board-loader'

type Truck = {
  queueId: string
  truckNo: string
  status: string
  calledAt: string | null
  acknowledgedAt: string | null
}

/** What the board says of the records of a refused action, and the version to try again with. */
export const plantHolds = (loads: readonly BoardLoad[], trucks: readonly Truck[]): Holds => {
  const loadOf = ({ records }: Entry) => loads.find(({ id }) => records.includes(id))
  return {
    now: entry => {
      const truck = trucks.find(({ queueId }) => entry.records.includes(queueId))
      const load = loadOf(entry)
      return [load && loadNow(load), truck && truckNow(truck)].filter(Boolean).join('; ') || null
    },
    freshen: entry => {
      const load = loadOf(entry)
      const fresh: Record<string, string> = {}
      if (load && fieldOf(entry, 'version') !== undefined) fresh.version = String(load.version)
      return fresh
    },
  }
}

function loadNow({ doNumber, orderNo, loadNo, status, truckNo }: BoardLoad): string {
  const name = doNumber ?? words.calledLoadNamed({ order: orderNo, no: loadNo })
  return [
    words.calledNow({ truck: name, status: statusWord('deliveryOrder', status).label.toLowerCase() }),
    truckNo && words.calledTruckNamed({ truck: truckNo }),
  ]
    .filter(Boolean)
    .join(', ')
}

function truckNow({ truckNo, status, calledAt, acknowledgedAt }: Truck): string {
  const at = status === 'called' ? calledAt : status === 'acknowledged' ? acknowledgedAt : null
  const known = { truck: truckNo, status: statusWord('queue', status).label.toLowerCase() }
  return at ? words.calledNowSince({ ...known, at: showTime(at) }) : words.calledNow(known)
}

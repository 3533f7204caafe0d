import { byName } from '~/domain/kit/collation'
import { cubicMetres, sum } from '~/domain/kit/money'
import { isLate, isVeryLate, orderLateMinutes, type PromisedLoad } from '~/domain/orders/lateness'
import type { OrderList } from '~/web/kit/client/orders'

type OrderListRow = OrderList['rows'][number]

import type { BoardAlert } from '~/web/kit/board/board-screen'
import { countOf } from '~/web/kit/figures'

/** An order as it travels: instants are text on the wire. */
export type BoardOrder = Omit<OrderListRow, 'startsAt' | 'promisedStart' | 'nextLoadAt' | 'toArrive' | 'plants'> & {
  startsAt: string
  promisedStart: string | null
  nextLoadAt: string | null
  toArrive: PromisedLoad[]
  plants: { id: string; plantCode: string; plantName: string; startTime: string; quantity: string }[]
}

export const STATES = [
  ['open', 'Open'],
  ['in_progress', 'In progress'],
  ['confirmed', 'Waiting'],
  ['on_hold', 'On hold'],
  ['draft', 'Drafts'],
  ['completed', 'Completed'],
  ['cancelled', 'Cancelled'],
] as const

export const isIn = (row: Pick<BoardOrder, 'status'>, state: string): boolean =>
  state === 'open' ? !['completed', 'cancelled'].includes(row.status) : row.status === state

export function matches(row: BoardOrder, state: string, plant: string | null, keyword: string | null): boolean {
  if (!isIn(row, state)) return false
  if (plant && !row.plants.some(each => each.id === plant)) return false
  const text =
    `${row.orderNo} ${row.customerName} ${row.projectName} ${row.locationName} ${row.productCode}`.toLowerCase()
  return !keyword || text.includes(keyword.toLowerCase())
}

export function sumsOf(rows: readonly BoardOrder[]) {
  const counted = rows.filter(row => row.status !== 'cancelled' && row.status !== 'draft')
  return {
    ordered: cubicMetres(sum(counted.map(row => row.quantity))),
    poured: cubicMetres(sum(counted.map(row => row.acceptedQuantity))),
    running: cubicMetres(sum(counted.map(row => row.runningQuantity))),
    loads: counted.reduce((total, row) => total + row.loads, 0),
    doneLoads: counted.reduce((total, row) => total + row.doneLoads, 0),
  }
}

export type PlantGroup = { id: string; name: string; rows: BoardOrder[] }

/** Orders under the plant that starts them, in the order of the plants' codes. */
export function groupsOf(rows: readonly BoardOrder[]): PlantGroup[] {
  const groups = new Map<string, PlantGroup & { code: string }>()
  for (const row of rows) {
    const [first] = row.plants
    const id = first?.id ?? 'none'
    const group = groups.get(id) ?? {
      id,
      code: first?.plantCode ?? '~',
      name: first?.plantName ?? 'No plant yet',
      rows: [],
    }
    group.rows.push(row)
    groups.set(id, group)
  }
  return [...groups.values()].sort((a, b) => byName(a.code, b.code))
}

export function alertsOf(rows: readonly BoardOrder[], now: Date): BoardAlert[] {
  return rows
    .map(row => ({ row, late: orderLateMinutes(row, now) }))
    .filter(({ row, late }) => isLate(late, row.onTimeMinutes))
    .sort((a, b) => b.late - a.late)
    .map(({ row, late }) => ({
      id: row.id,
      tone: isVeryLate(late, row.onTimeMinutes) ? 'stop' : 'waiting',
      to: `/order/detail?id=${row.id}`,
      text: `${row.orderNo}, ${row.projectName}: the next load is ${countOf(late, 'minute')} behind its promise`,
    }))
}

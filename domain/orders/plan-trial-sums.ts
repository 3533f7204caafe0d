import { byText } from '../kit/collation'
import type { FactOrder, PlanLoad } from './plan/facts'
import {
  MOST_CHANGED_ORDERS,
  type PLAN_TRIAL_COLUMNS,
  type PlanTrialColumn,
  type PlanTrialColumns,
  type PlanTrialDay,
  type PlanTrialFigures,
  type PlanTrialOrder,
  type PlanTrialPour,
} from './plan-trial'
import type { DrivenLoad } from './plan-trial-day'
import { type Came, cubic, planned, pourOf, type TrialGround, total } from './plan-trial-figures'

/** All days together; a figure that is blank on a day with loads is blank. */
export function totalColumns(days: readonly PlanTrialDay[]): PlanTrialColumns {
  const column = (name: (typeof PLAN_TRIAL_COLUMNS)[number]): PlanTrialColumn => {
    const figures = days.map(day => day.columns[name].figures)
    const add = (of: (each: PlanTrialFigures) => number | null) =>
      figures.reduce<number | null>((sum, each) => {
        const value = of(each)
        return sum === null || value === null ? null : sum + value
      }, 0)
    const text = (of: (each: PlanTrialFigures) => string | null) => {
      const sum = add(each => (of(each) === null ? null : Math.round(Number(of(each)) * 100)))
      return sum === null ? null : cubic(sum)
    }
    return {
      figures: {
        loads: add(each => each.loads) ?? 0,
        quantity: text(each => each.quantity) ?? '0.00',
        lateFirstLoads: add(each => each.lateFirstLoads),
        lateLoads: add(each => each.lateLoads),
        lateMinutes: add(each => each.lateMinutes),
        longGaps: add(each => each.longGaps),
        gapMinutes: add(each => each.gapMinutes),
        truckMinutes: add(each => each.truckMinutes),
        overtimeMinutes: add(each => each.overtimeMinutes),
        distance: text(each => each.distance),
        trucks: add(each => each.trucks) ?? 0,
      },
      notes: [],
    }
  }
  return { happened: column('happened'), planned: column('planned'), changed: column('changed') }
}

type Sides = { driven: readonly DrivenLoad[]; planned: readonly PlanLoad[]; changed: readonly PlanLoad[] }

/** The orders of a day that the change serves otherwise. */
export function changedOrders(ground: TrialGround, sides: Sides): PlanTrialOrder[] {
  const side = (order: FactOrder, loads: readonly Came[]): PlanTrialPour => {
    const { volume, late, arrivedAt } = pourOf(ground, order, loads)
    return { quantity: cubic(volume), firstAt: arrivedAt?.toISOString() ?? null, lateMinutes: total(late) }
  }
  const delivered = sides.driven.filter(load => load.delivered)
  return ground.facts.orders
    .map(order => ({
      orderId: order.id,
      orderNo: order.no,
      day: ground.facts.orderDate,
      customerName: order.customerName,
      projectName: order.projectName,
      happened: delivered.some(load => load.orderId === order.id) ? side(order, delivered) : null,
      planned: side(order, sides.planned.map(planned)),
      changed: side(order, sides.changed.map(planned)),
    }))
    .filter(row => sizeOf(row).some(size => size > 0))
}

/** By m³ first, then by minutes late, then by the first load. */
const sizeOf = ({ planned: was, changed: now }: PlanTrialOrder): number[] => [
  Math.abs(Number(now.quantity) - Number(was.quantity)),
  Math.abs(now.lateMinutes - was.lateMinutes),
  was.firstAt && now.firstAt ? Math.abs(Date.parse(now.firstAt) - Date.parse(was.firstAt)) : 0,
]

export const mostChanged = (orders: readonly PlanTrialOrder[]): PlanTrialOrder[] =>
  orders
    .toSorted((a, b) => {
      const [one, two] = [sizeOf(a), sizeOf(b)]
      const at = one.findIndex((size, i) => size !== two[i])
      return at < 0 ? byText(a.day, b.day) || byText(a.orderNo, b.orderNo) : two[at]! - one[at]!
    })
    .slice(0, MOST_CHANGED_ORDERS)

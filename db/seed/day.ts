import type { deliveryOrders } from '../deliveries/tables'
import type { orders } from '../orders/tables'
import type { Seed } from './base'
import type { Random } from './random'
import type { Goods } from './seeded-goods'
import type { Site } from './sites'
import type { Chain } from './traffic'
import type { Yard } from './yard'

export type OrderRow = typeof orders.$inferInsert
export type Load = typeof deliveryOrders.$inferInsert & { id: string; chain: Chain }
export type Day = {
  day: string
  orders: (OrderRow & { plantId: string; addOnId: string | null })[]
  loads: Load[]
  /** Of a day that is not under every calendar: the others draw what they draw without it. */
  random?: Random
}

/** Numbers that people read, counted per series while the history is made and handed to the portal's counters. */
export type Series = Map<string, number>
export const take = (series: Series, name: string): number => {
  const next = (series.get(name) ?? 0) + 1
  series.set(name, next)
  return next
}

export type World = {
  seed: Seed
  yard: Yard
  goods: Goods
  sites: Site[]
  series: Series
  masters: {
    structureIds: string[]
    methods: { id: string; minutesPerM3: number; needsPump: boolean }[]
    pumpIds: string[]
    dispatcherId: string
  }
}

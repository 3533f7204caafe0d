import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { dischargeMethod } from '~/db/orders/discharge-method'
import { decimal } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'

export type UnloadingAsk = {
  orderDate: string
  dischargeMethodId?: string | null | undefined
  unloadingMinutes?: number | null | undefined
  dischargeLimitMinutes?: number | null | undefined
}
/** How a truck of an order is emptied: what is checked is what is written and priced. */
export type Unloading = {
  /** Of a full truck. */
  unloadingMinutes: number
  /** From first water until the load is out of the drum. */
  dischargeLimitMinutes: number
  /** The method of discharge is by pump. */
  needsPump: boolean
}

/** As asked for, else by the discharge method, else as usual in the region. */
export async function unloadingOf(sql: Sql, ask: UnloadingAsk, loadSize: string, regionId: string): Promise<Unloading> {
  const method = ask.dischargeMethodId ? await dischargeMethod.find(sql, ask.dischargeMethodId) : undefined
  if (ask.dischargeMethodId && !method) throw invalid('dischargeMethodId', 'There is no such discharge method')
  const perM3 = method?.minutesPerM3 ?? (await settingOn(sql, 'orders.unload-minutes-per-m3', ask.orderDate, regionId))
  return {
    unloadingMinutes: ask.unloadingMinutes || decimal(perM3).times(loadSize).ceil().toNumber(),
    dischargeLimitMinutes:
      ask.dischargeLimitMinutes ?? (await settingOn(sql, 'deliveries.discharge-minutes', ask.orderDate, regionId)),
    needsPump: method?.needsPump ?? false,
  }
}

type Pumped = { pumpId: string | null; dischargeMethodId: string | null }
/** Whether an order that is booked is poured by pump: one is on it, or its method of discharge takes one. */
export const isPumped = async (sql: Sql, { pumpId, dischargeMethodId }: Pumped): Promise<boolean> =>
  pumpId !== null || (dischargeMethodId !== null && !!(await dischargeMethod.find(sql, dischargeMethodId))?.needsPump)

import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { dischargeMethod } from '~/db/orders/discharge-method'
import { decimal } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'

type Ask = {
  orderDate: string
  dischargeMethodId?: string | null | undefined
  unloadingMinutes?: number | null | undefined
}

/** Minutes that a truck of so many m³ unloads: as asked for, else by the discharge method, else as usual. */
export async function unloadingMinutes(sql: Sql, ask: Ask, loadSize: string, regionId: string): Promise<number> {
  if (ask.unloadingMinutes) return ask.unloadingMinutes
  const method = ask.dischargeMethodId ? await dischargeMethod.find(sql, ask.dischargeMethodId) : undefined
  if (ask.dischargeMethodId && !method) throw invalid('dischargeMethodId', 'There is no such discharge method')
  const perM3 = method?.minutesPerM3 ?? (await settingOn(sql, 'orders.unload-minutes-per-m3', ask.orderDate, regionId))
  return decimal(perM3).times(loadSize).ceil().toNumber()
}

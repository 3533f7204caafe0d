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
export const unloadingMinutes = async (sql: Sql, ask: Ask, loadSize: string, regionId: string): Promise<number> =>
  (await unloadingOf(sql, ask, loadSize, regionId)).minutes

/** The same, and whether the method of discharge is by pump. */
export async function unloadingOf(sql: Sql, ask: Ask, loadSize: string, regionId: string) {
  const method = ask.dischargeMethodId ? await dischargeMethod.find(sql, ask.dischargeMethodId) : undefined
  if (ask.dischargeMethodId && !method) throw invalid('dischargeMethodId', 'There is no such discharge method')
  const needsPump = method?.needsPump ?? false
  if (ask.unloadingMinutes) return { minutes: ask.unloadingMinutes, needsPump }
  const perM3 = method?.minutesPerM3 ?? (await settingOn(sql, 'orders.unload-minutes-per-m3', ask.orderDate, regionId))
  return { minutes: decimal(perM3).times(loadSize).ceil().toNumber(), needsPump }
}

/** Minutes from first water in which a load of the order is out of the drum: as asked for, else as usual. */
export const dischargeLimit = async (
  sql: Sql,
  { dischargeLimitMinutes, orderDate }: { dischargeLimitMinutes?: number | null | undefined; orderDate: string },
  regionId: string,
): Promise<number> =>
  dischargeLimitMinutes ?? (await settingOn(sql, 'deliveries.discharge-minutes', orderDate, regionId))

import type { Sql } from '~/db/kit/open'
import { mixFieldRows } from '~/db/mixdesign/field-setup'

/** Minutes in which concrete is usually discharged, as the laboratory asks of every mix: no method of design gives them. */
export async function usualDischarge(sql: Sql): Promise<number | null> {
  const usual = (await mixFieldRows(sql, true)).find(({ field }) => field === 'dischargeMinutes')?.defaultValue
  return usual == null ? null : Number(usual)
}

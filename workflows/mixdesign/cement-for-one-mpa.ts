import type { Sql } from '~/db/kit/open'
import { mixOfSet } from '~/db/mixdesign/house-result'
import { fullRecipes } from '~/db/mixdesign/mix-page'
import { lossOf } from '~/domain/mixdesign/cement-radar/lean'
import { shippedPredictor } from '~/domain/mixdesign/strength/shipped'

export type CementForOneMpa = { kg: number; by: 'mix' | 'setting' }

/**
 * kg/m³ of binder for one MPa of the mix that a set was made of, around a mean that is asked later, by the law of the cement
 * radar; the company's own figure (`usual`) where its mix is not known or cannot be read. `mean` in MPa of the charted specimens.
 */
export async function cementForOneMpa(
  sql: Sql,
  setId: string | undefined,
  usual: number,
): Promise<(mean: number | null) => CementForOneMpa> {
  const mixId = setId ? await mixOfSet(sql, setId) : null
  const lines = mixId ? (await fullRecipes(sql, [mixId])).get(mixId) : undefined
  return mean => {
    const loss = lines && mean !== null ? lossOf(shippedPredictor(), lines, mean) : null
    return loss ? { kg: 1 / loss.perKg, by: 'mix' } : { kg: usual, by: 'setting' }
  }
}

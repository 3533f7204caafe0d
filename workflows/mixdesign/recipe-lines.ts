import type { Sql } from '~/db/kit/open'
import { type MaterialRow, material } from '~/db/materials/material'
import { invalid } from '~/domain/kit/problem'
import type { RecipeLine } from '~/domain/mixdesign/recipe-preview'

export type KnownLine = RecipeLine & Pick<MaterialRow, 'materialCode' | 'carbonSource' | 'active'>

/** Typed lines with what their materials are, in the order typed. */
export async function linesOf(
  sql: Sql,
  lines: readonly { materialId: string; kgPerM3: string }[],
): Promise<KnownLine[]> {
  const known = await material.byIds(
    sql,
    lines.map(line => line.materialId),
  )
  return lines.map(({ materialId, kgPerM3 }, at) => {
    const of = known.get(materialId)
    if (!of) throw invalid(`lines.${at}.materialId`, 'There is no such material')
    const { name, kind, density, solidsPercent, costPerKg, carbonFactor, carbonValidTo } = of
    const { carbonSource, materialCode, active } = of
    return {
      materialId,
      kgPerM3,
      name,
      kind,
      density,
      solidsPercent,
      costPerKg,
      carbonFactor,
      carbonValidTo,
      carbonSource,
      materialCode,
      active,
    }
  })
}

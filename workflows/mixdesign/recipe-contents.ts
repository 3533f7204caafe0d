import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { material } from '~/db/materials/material'
import type { LedgerRow } from '~/domain/deliveries/concrete-ledger-row'
import { contentsOf } from '~/domain/deliveries/ledger-contents'
import type { LedgerRecipeLine } from '~/domain/deliveries/ledger-load'

type Line = { materialId: string; kgPerM3: string }

/** Chloride and alkali of a m³ by design, with the company's limits of the day: the figures that the ledger of a load has. */
export async function recipeContents(sql: Sql, recipe: readonly LedgerRecipeLine[], day: string): Promise<LedgerRow[]> {
  const { chloridePercent, alkaliKgPerM3 } = await settingOn(sql, 'mixdesign.content-limits', day)
  return contentsOf(recipe, { chloride: chloridePercent, alkali: alkaliKgPerM3 })
}

/** Typed lines as a ledger reads them. */
export async function recipeOf(sql: Sql, lines: readonly Line[]): Promise<LedgerRecipeLine[]> {
  const known = await material.byIds(
    sql,
    lines.map(({ materialId }) => materialId),
  )
  return lines.flatMap(({ materialId, kgPerM3 }) => {
    const of = known.get(materialId)
    if (!of) return []
    const { name, kind, density, chloridePercent, alkaliPercent, solidsPercent } = of
    return [{ materialId, kgPerM3, name, kind, density, chloridePercent, alkaliPercent, solidsPercent }]
  })
}

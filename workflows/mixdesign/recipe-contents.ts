import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { material } from '~/db/materials/material'
import type { LedgerRow } from '~/domain/deliveries/concrete-ledger-row'
import { contentsOf } from '~/domain/deliveries/ledger-contents'
import type { LedgerRecipeLine } from '~/domain/deliveries/ledger-load'
import { type ContentLimits, type ContentRules, contentLimits } from '~/domain/mixdesign/durability-contents'
import type { ExposureClass } from '~/domain/mixdesign/requisition-choices'

type Line = { materialId: string; kgPerM3: string }

/** Chloride and alkali of a m³ by design, with the limits of the day for these classes: the figures that the ledger of a load has. */
export const recipeContents = async (
  sql: Sql,
  recipe: readonly LedgerRecipeLine[],
  day: string,
  classes: readonly ExposureClass[],
): Promise<LedgerRow[]> => contentsOf(recipe, await contentLimitsOn(sql, day, classes))

/** What the standard of the company and the company itself allow in a m³ of a day. */
export async function contentLimitsOn(
  sql: Sql,
  day: string,
  classes: readonly ExposureClass[],
): Promise<ContentLimits> {
  return contentLimits({ classes }, await contentRulesOn(sql, day))
}

/** By what chloride and alkali are judged on a day. */
export async function contentRulesOn(sql: Sql, day: string): Promise<ContentRules> {
  const { standard } = await settingOn(sql, 'cylinders.conformity', day)
  return { standard, company: await settingOn(sql, 'mixdesign.content-limits', day) }
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

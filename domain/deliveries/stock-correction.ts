import { type DecimalText, decimal, kilograms } from '../kit/money'

export type Taken = { siloId: string; materialId: string; kg: DecimalText }

/** Masses of a load in proportion to a changed quantity of the same mix, kg. */
export const scaled = (taken: readonly Taken[], before: DecimalText, after: DecimalText): Taken[] =>
  taken.map(row => ({ ...row, kg: kilograms(decimal(row.kg).times(after).div(before)) }))

/** What another mix would have taken: its recipe × m³ out of the silos that feed the line; without a silo nothing is in stock. */
export function byRecipe(
  recipe: readonly { materialId: string; kgPerM3: DecimalText }[],
  cubicMetres: DecimalText,
  feeding: readonly { materialId: string; siloId: string }[],
): Taken[] {
  return recipe.flatMap(({ materialId, kgPerM3 }) => {
    const silo = feeding.find(of => of.materialId === materialId)
    return silo ? [{ siloId: silo.siloId, materialId, kg: kilograms(decimal(kgPerM3).times(cubicMetres)) }] : []
  })
}

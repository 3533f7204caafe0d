import { type DecimalText, decimal } from '../kit/money'

export type RecipePart = { materialId: string; name: string; kgPerM3: DecimalText }
export type RecipeChange = {
  materialId: string
  name: string
  before: DecimalText | null
  after: DecimalText | null
  /** kg per m³ more (or less). */
  change: DecimalText
}

/** What one version of a recipe weighs otherwise than another, in the order of the later one; equal lines are left out. */
export function recipeDifference(before: readonly RecipePart[], after: readonly RecipePart[]): RecipeChange[] {
  const was = new Map(before.map(part => [part.materialId, part]))
  const is = new Set(after.map(part => part.materialId))
  const kept = after.map(part => changeOf(part, was.get(part.materialId)?.kgPerM3 ?? null, part.kgPerM3))
  const gone = before.filter(part => !is.has(part.materialId)).map(part => changeOf(part, part.kgPerM3, null))
  return [...kept, ...gone].filter(row => Number(row.change) !== 0)
}

const changeOf = (of: RecipePart, before: DecimalText | null, after: DecimalText | null): RecipeChange => ({
  materialId: of.materialId,
  name: of.name,
  before,
  after,
  change: decimal(after ?? '0')
    .minus(before ?? '0')
    .toFixed(3),
})

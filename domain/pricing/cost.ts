import { decimal, unitPrice } from '../kit/money'

/** A costing sheet of a region: S$ per kg of each material, S$ per m³ for plant, delivery and overhead. */
export type CostSheet = {
  plantCost: string
  deliveryCost: string
  overheadCost: string
  ingredients: ReadonlyMap<string, string>
}
export type RecipeLine = { materialId: string; name: string; kgPerM3: string }
export type CostPart = { label: string; amount: string }
export type ProductCost = { cost: string; materialCost: string; parts: CostPart[] } | { missing: string[] }

export const isCosted = (cost: ProductCost): cost is Extract<ProductCost, { cost: string }> => 'cost' in cost

/** S$ per m³ of a recipe on a sheet: Σ kg × S$/kg + plant + delivery + overhead; names the materials without a cost. */
export function costOf(recipe: readonly RecipeLine[], sheet: CostSheet): ProductCost {
  const missing = recipe.filter(line => !sheet.ingredients.has(line.materialId)).map(line => line.name)
  if (missing.length) return { missing }
  const materials = recipe.map(line => ({
    label: line.name,
    amount: unitPrice(decimal(line.kgPerM3).times(sheet.ingredients.get(line.materialId)!)),
  }))
  const materialCost = materials.reduce((sum, part) => sum.plus(part.amount), decimal(0))
  const fixed = [
    { label: 'Plant', amount: unitPrice(sheet.plantCost) },
    { label: 'Delivery', amount: unitPrice(sheet.deliveryCost) },
    { label: 'Overhead', amount: unitPrice(sheet.overheadCost) },
  ]
  const cost = fixed.reduce((sum, part) => sum.plus(part.amount), materialCost)
  return { cost: unitPrice(cost), materialCost: unitPrice(materialCost), parts: [...materials, ...fixed] }
}

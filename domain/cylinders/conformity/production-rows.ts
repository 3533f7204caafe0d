import { shapeOf } from '~/domain/cylinders/report-rows'
import { strengthAs } from '~/domain/mixdesign/strength-class'
import type { ProductionResult } from './production-result'

/** An approved result that counts, at the specified age. */
export type ProductionRow = {
  testId: string
  testNo: string
  castOn: string
  sampledAt: Date | null
  mean: number
  fck: number
  specimenKind: string
  productCode: string
}

/** Results in the order of casting as those of one kind of specimen, the kind that was cast last: cubes and cylinders mix. */
export function productionRows(rows: readonly ProductionRow[]): ProductionResult[] {
  const last = rows.at(-1)
  if (!last) return []
  const shape = shapeOf(last)
  return rows.map(row => ({
    ...{ id: row.testId, name: row.testNo, on: row.castOn, member: row.productCode },
    at: row.sampledAt ?? new Date(`${row.castOn}T00:00:00Z`),
    value: strengthAs(row.mean, shapeOf(row), shape),
    fck: strengthAs(row.fck, shapeOf(row), shape),
  }))
}

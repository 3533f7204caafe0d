import { toleranceKind } from '~/domain/deliveries/batch'
import { cubicMetres, decimal, sum } from '~/domain/kit/money'
import type { Sql } from '../kit/open'
import { silosOfLine } from '../materials/silo'
import { limitsAt } from '../materials/tolerance'
import { recipeOf } from '../mixdesign/mix-design'
import { weightsOf } from './batch-weight'
import type { DeliveryOrderRow } from './delivery-order'

export type BatchTarget = {
  materialId: string
  name: string
  kind: string
  kgPerM3: string
  siloCode: string | null
  levelKg: string | null
  informPercent: string
  actPercent: string
  mustExplain: boolean
}
/** What the next batch of a load weighs: the recipe per m³ with the limits of the plant, and what is left to batch. */
export type BatchTargets = { nextBatchNo: number; left: string; rows: BatchTarget[] }

export async function batchTargets(sql: Sql, load: DeliveryOrderRow, now: Date): Promise<BatchTargets> {
  const before = await weightsOf(sql, load.id, load.revision)
  const batches = new Map(before.map(({ batchNo, quantity }) => [batchNo, quantity ?? '0']))
  const left = decimal(load.quantity).minus(sum(batches.values()))
  const recipe = load.mixDesignId ? await recipeOf(sql, load.mixDesignId) : []
  const feeding = load.batchingPlantId ? await silosOfLine(sql, load.batchingPlantId) : []
  const limits = await limitsAt(sql, load.plantId, now)
  return {
    nextBatchNo: Math.max(0, ...batches.keys()) + 1,
    left: cubicMetres(left.isNegative() ? 0 : left),
    rows: recipe.map(({ materialId, name, kind, kgPerM3 }) => {
      const silo = feeding.find(of => of.materialId === materialId)
      const { informPercent, actPercent, mustExplain } = limits[toleranceKind(kind)]
      return {
        materialId,
        name,
        kind,
        kgPerM3,
        siloCode: silo?.siloCode ?? null,
        levelKg: silo?.levelKg ?? null,
        informPercent,
        actPercent,
        mustExplain,
      }
    }),
  }
}

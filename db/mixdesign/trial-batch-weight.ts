import { asc, eq } from 'drizzle-orm'
import { ledgerMaterial } from '../deliveries/concrete-ledger'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { materials } from '../materials/tables'
import { trialBatchWeights as weights } from './trial-batch-tables'

export const trialBatchWeight = children(weights, 'trialBatchId', 'trial_batch', 'weights')

/** What was weighed, with what each material is and declares. */
export const trialWeights = async (sql: Sql, trialBatchId: string) =>
  sql
    .select({
      ...ledgerMaterial,
      materialCode: materials.materialCode,
      carbonFactor: materials.carbonFactor,
      kg: weights.kg,
      moisturePercent: weights.moisturePercent,
      absorptionPercent: weights.absorptionPercent,
    })
    .from(weights)
    .innerJoin(materials, eq(materials.id, weights.materialId))
    .where(eq(weights.trialBatchId, trialBatchId))
    .orderBy(asc(weights.id))

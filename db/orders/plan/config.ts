import { OptimizationConfig, USUAL_OPTIMIZATION } from '~/domain/orders/plan/config'
import type { Sql } from '../../kit/open'
import { record } from '../../kit/record'
import type { Work } from '../../kit/work'
import { orderOptimizationConfigs } from './tables'

const optimizationConfig = record(orderOptimizationConfigs, 'order_optimization_config')

export type StoredOptimization = { version: number; config: OptimizationConfig; updatedAt: Date | null }

/** Version 0 is the usual configuration that nobody has changed yet; what an older row does not know is as usual. */
export async function storedOptimization(sql: Sql): Promise<StoredOptimization> {
  const [row] = await sql.select().from(orderOptimizationConfigs).limit(1)
  if (!row) return { version: 0, config: USUAL_OPTIMIZATION, updatedAt: null }
  return {
    version: row.version,
    config: OptimizationConfig.parse({
      ...USUAL_OPTIMIZATION,
      ...row.config,
      weights: { ...USUAL_OPTIMIZATION.weights, ...(row.config.weights as object) },
    }),
    updatedAt: row.updatedAt,
  }
}

export async function saveOptimization(
  work: Work,
  version: number,
  config: OptimizationConfig,
): Promise<StoredOptimization> {
  const [present] = await work.sql.select().from(orderOptimizationConfigs).limit(1)
  const row = present
    ? await optimizationConfig.update(work, { id: present.id, version }, { config })
    : await optimizationConfig.insert(work, { config })
  return { version: row.version, config, updatedAt: row.updatedAt }
}

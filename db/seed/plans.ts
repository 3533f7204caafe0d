import { USUAL_OPTIMIZATION } from '~/domain/orders/plan/config'
import { bulkInsert } from '../kit/bulk'
import { orderOptimizationConfigs, recommenderParameters } from '../orders/plan/tables'
import type { Seed } from './base'
import type { Yard } from './yard'

/** How the demo company plans: its plans follow the day by themselves, and the west proposes fewer plants. */
export async function seedPlanning({ sql, start, stamp }: Seed, { regions }: Pick<Yard, 'regions'>): Promise<void> {
  await bulkInsert(sql, orderOptimizationConfigs, [
    { ...stamp(start), single: true, config: { ...USUAL_OPTIMIZATION, follow: 'apply' as const } },
  ])
  const usual = { candidatePlants: 5, maxTravelMinutes: 75, prefer: 'site_setup', alternatives: 5 }
  await bulkInsert(sql, recommenderParameters, [
    { ...stamp(start), regionId: null, ...usual },
    { ...stamp(start), regionId: regions[0]!.id, ...usual, candidatePlants: 2, maxTravelMinutes: 45 },
  ])
}

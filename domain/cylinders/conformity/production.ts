import { aciProduction } from './aci-production'
import { en206Production } from './en206-production'
import type { Production, ProductionResult, ProductionRules } from './production-result'

/**
 * Where the production of one concrete stands, from its results alone, oldest first. More results never change what was said
 * before them, so a history of changes only grows while results come in and none is corrected.
 */
export const productionOf = (results: readonly ProductionResult[], rules: ProductionRules, now: Date): Production =>
  rules.standard === 'aci318' ? aciProduction(results) : en206Production(results, rules.groups, now)

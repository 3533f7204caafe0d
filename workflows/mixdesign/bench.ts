import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import type { BenchAsk } from '~/domain/mixdesign/bench/ask'
import { benchDesign } from '~/domain/mixdesign/bench/design'
import { benchMaterials } from './bench-materials'
import { type BenchMix, readMix, type With } from './bench-mix'

/** A mix by its method in the plant's materials, with all that a laboratory reads from a recipe. Nothing is kept. */
export async function designOnBench(sql: Sql, person: Person, ask: BenchAsk, by: With): Promise<BenchMix> {
  const materials = await benchMaterials(sql, person, ask, by.now)
  const found = benchDesign(ask, materials)
  return {
    ...(await readMix(sql, person, found.closing.parts, by, {
      airPercent: found.airPercent,
      strengthMpa: ask.strengthMpa,
      targetMean: found.targetMean,
      exposures: ask.exposures,
    })),
    steps: found.steps,
    reasons: found.reasons,
    warnings: found.warnings,
  }
}

import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import { invalid } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { BenchAsk } from '~/domain/mixdesign/bench/ask'
import { benchDesign } from '~/domain/mixdesign/bench/design'
import { type Deviation, deviationOf, deviationStep, recordOn, recordText } from '~/domain/mixdesign/bench/deviation'
import { benchMaterials } from './bench-materials'
import { type BenchMix, readMix, type With } from './bench-mix'
import { houseRecord } from './house-record'
import { contentRulesOn } from './recipe-contents'

type Designed = BenchMix & {
  deviation: Deviation & {
    /** The plant's own, whether it was taken or not; without it, why there is none. */
    house: { mpa: number; text: string } | null
    why: string | null
  }
}

/** A mix by its method in the plant's materials, with all that a laboratory reads from a recipe. Nothing is kept. */
export async function designOnBench(sql: Sql, person: Person, ask: BenchAsk, by: With): Promise<Designed> {
  if (ask.plantId) await getSeenPlant(sql, person, ask.plantId)
  const materials = await benchMaterials(sql, person, ask, by.now)
  const { house, why } = await houseRecord(sql, person, ask, by.now)
  const deviation = deviationOf(ask, house)
  if (!deviation) throw invalid('deviationReason', `Say why the deviation of ${recordText(house!)} does not hold`)
  const { mpa, results } = deviation
  const found = benchDesign(
    { ...ask, ...(mpa === null ? {} : { deviation: mpa }), ...(results === null ? {} : { results }) },
    materials,
    (await contentRulesOn(sql, businessDay(by.now))).standard,
  )
  return {
    ...(await readMix(sql, person, found.closing.parts, by, {
      airPercent: found.airPercent,
      strengthMpa: ask.strengthMpa,
      targetMean: found.targetMean,
      exposures: ask.exposures,
    })),
    steps: [deviationStep(deviation), ...found.steps],
    deviation: {
      ...deviation,
      why,
      house: house && { mpa: recordOn(house, deviation.shape), text: recordText(house) },
    },
    reasons: found.reasons,
    warnings: found.warnings,
  }
}

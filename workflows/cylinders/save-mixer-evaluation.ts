import { type MixerEvaluationRow, mixerEvaluation } from '~/db/cylinders/mixer-evaluation'
import { batchingPlant } from '~/db/fleet/batching-plant'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import { truck } from '~/db/fleet/truck'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { mixerUniformity } from '~/domain/cylinders/fresh/mixer-uniformity'
import type { MixerEvaluationSave } from '~/domain/cylinders/mixer-evaluation'
import { invalid } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'

/** Both samples through the six requirements; at least five make a uniform mixer. */
export async function saveMixerEvaluation(work: Work, given: MixerEvaluationSave): Promise<MixerEvaluationRow> {
  const { plantCode } = await getSeenPlant(work.sql, work.by, given.plantId)
  if (given.evaluatedOn > businessDay(work.now)) throw invalid('evaluatedOn', 'This day cannot be in the future')
  if (!given.batchingPlantId && !given.truckId) throw invalid('batchingPlantId', 'Name the mixer: a line or a truck')
  const line = given.batchingPlantId ? await batchingPlant.find(work.sql, given.batchingPlantId) : null
  if (given.batchingPlantId && line?.plantId !== given.plantId)
    throw invalid('batchingPlantId', 'This line belongs to another plant')
  if (given.truckId && !(await truck.find(work.sql, given.truckId))) throw invalid('truckId', 'There is no such truck')
  const result = mixerUniformity(given.input)
  const place = await nextNumber(work, `mixer-evaluation:${plantCode}`)
  return mixerEvaluation.insert(work, {
    ...given,
    evaluationNo: `ME-${plantCode}-${String(place).padStart(4, '0')}`,
    byName: work.by.name,
    result: { ...result },
    verdict: result.verdict,
  })
}

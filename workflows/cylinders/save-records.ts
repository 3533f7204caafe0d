import { type MixerEvaluationRow, mixerEvaluation } from '~/db/cylinders/mixer-evaluation'
import { getSeenAudit, type PlantAuditRow, plantAudit } from '~/db/cylinders/plant-audit'
import { batchingPlant } from '~/db/fleet/batching-plant'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import { truck } from '~/db/fleet/truck'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import type { MixerEvaluationSave } from '~/domain/cylinders/mixer-evaluation'
import { mixerUniformity } from '~/domain/cylinders/mixer-uniformity'
import { auditScore, type PlantAuditSave } from '~/domain/cylinders/plant-audit'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'

export async function savePlantAudit(work: Work, { id, version, ...given }: PlantAuditSave): Promise<PlantAuditRow> {
  const { plantCode } = await getSeenPlant(work.sql, work.by, given.plantId)
  if (given.auditOn > businessDay(work.now)) throw invalid('auditOn', 'This day is yet to come')
  const values = { ...given, ...auditScore(given.answers), auditorName: work.by.name }
  const action = given.status === 'submitted' ? 'submit' : 'save'
  if (!id) {
    const year = businessDay(work.now).slice(2, 4)
    const place = await nextNumber(work, `plant-audit:${plantCode}:${year}`)
    const auditNo = `PA-${plantCode}-${year}-${String(place).padStart(4, '0')}`
    return plantAudit.insert(work, { ...values, auditNo }, action)
  }
  const before = await getSeenAudit(work.sql, work.by, id)
  if (before.status === 'submitted')
    throw new Refused('A submitted audit stays as it is; begin a new one', undefined, { status: before.status })
  if (before.plantId !== given.plantId) throw invalid('plantId', 'An audit belongs to its plant')
  return plantAudit.update(work, { id, version: version ?? 0 }, values, action)
}

/** Both samples through the six requirements; at least five make a uniform mixer. */
export async function saveMixerEvaluation(work: Work, given: MixerEvaluationSave): Promise<MixerEvaluationRow> {
  const { plantCode } = await getSeenPlant(work.sql, work.by, given.plantId)
  if (given.evaluatedOn > businessDay(work.now)) throw invalid('evaluatedOn', 'This day is yet to come')
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

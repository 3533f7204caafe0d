import { getSeenAudit, type PlantAuditRow, plantAudit } from '~/db/cylinders/plant-audit'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { auditScore, type PlantAuditSave } from '~/domain/cylinders/plant-audit'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'

export async function savePlantAudit(work: Work, { id, version, ...given }: PlantAuditSave): Promise<PlantAuditRow> {
  const { plantCode } = await getSeenPlant(work.sql, work.by, given.plantId)
  if (given.auditOn > businessDay(work.now)) throw invalid('auditOn', 'This day cannot be in the future')
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
    throw new Refused('A submitted audit cannot be changed. Start a new one', undefined, { status: before.status })
  if (before.plantId !== given.plantId) throw invalid('plantId', 'You cannot move an audit to another plant')
  return plantAudit.update(work, { id, version: version ?? 0 }, values, action)
}

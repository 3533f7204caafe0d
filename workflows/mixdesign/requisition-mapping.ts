import type { Work } from '~/db/kit/work'
import { type RequisitionRow, requisition } from '~/db/mixdesign/requisition'
import {
  type MappedMix,
  mappingsOfRequisition,
  mixFactsOf,
  type RequisitionMappingRow,
  requisitionMapping,
} from '~/db/mixdesign/requisition-mapping'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { GOOD_STATUSES } from '~/domain/mixdesign/mix-design'
import type { RequisitionMappingSave } from '~/domain/mixdesign/requisition'
import { misses, saidMiss } from '~/domain/mixdesign/requisition-fit'
import { advanceLocked } from '../kit/workflow'
import { lockSeen } from './requisition'
import { withFindings } from './requisition-fit'
import { requisitionFlow } from './requisition-flow'

/** A mix answers a requisition: strong enough always, and what else it does not meet is taken with words only. */
export async function saveRequisitionMapping(
  work: Work,
  { id, version, active, ...fields }: RequisitionMappingSave,
): Promise<RequisitionMappingRow> {
  const of = await lockSeen(work, fields.requisitionId, undefined, 'mix')
  if (!['approved', 'mapped'].includes(of.status))
    throw new Refused(`${of.requisitionNo} is ${of.status}`, undefined, { rule: 'status', status: of.status })
  const before = id ? await lockMapped(work, id, version ?? 0, of) : null
  if (!active) return withdraw(work, of, before)
  await refuseUnfit(work, of, fields)
  const there = await mappingsOfRequisition(work.sql, of.id)
  if (there.some(row => row.mixDesignId === fields.mixDesignId && row.id !== id))
    throw invalid('mixDesignId', 'This mix is already mapped')
  if (before) return requisitionMapping.move(work, before, fields, 'change')
  const made = await requisitionMapping.insert(work, fields)
  await advanceLocked(work, requisitionFlow, of, { type: 'map' })
  return made
}

/** Complete is a mix that a line of the plant makes and has taken; with its last mix the requisition is complete. */
export async function completeRequisitionMapping(
  work: Work,
  id: string,
  version: number,
): Promise<RequisitionMappingRow & { requisitionStatus: string }> {
  const { requisitionId } = await requisitionMapping.get(work.sql, id)
  const of = await lockSeen(work, requisitionId, undefined, 'mix')
  const before = await lockMapped(work, id, version, of)
  const mix = await goodMix(work, before.mixDesignId, of)
  if (!mix.linesSynced)
    throw new Refused(`No line of this plant makes ${mix.mixCode} with an acknowledged recipe`, undefined, {
      rule: 'synced',
    })
  const values = { status: 'completed', completedAt: work.now, completedByName: work.by.name }
  const done = await requisitionMapping.move(work, before, values, 'complete')
  const rows = await mappingsOfRequisition(work.sql, of.id)
  if (!rows.every(row => row.status === 'completed')) return { ...done, requisitionStatus: of.status }
  const completed = { type: 'complete_mapping', values: { completedAt: work.now } }
  const { status } = await advanceLocked(work, requisitionFlow, of, completed)
  return { ...done, requisitionStatus: status }
}

async function withdraw(
  work: Work,
  of: RequisitionRow,
  before: RequisitionMappingRow | null,
): Promise<RequisitionMappingRow> {
  if (!before) throw invalid('id', 'Say which mapping to remove')
  await requisitionMapping.remove(work, before)
  if (!(await mappingsOfRequisition(work.sql, of.id)).length)
    await advanceLocked(work, requisitionFlow, await requisition.lock(work, of.id), { type: 'unmap' })
  return before
}

async function lockMapped(work: Work, id: string, version: number, of: RequisitionRow): Promise<RequisitionMappingRow> {
  const row = await requisitionMapping.lock(work, id)
  if (row.requisitionId !== of.id) throw invalid('requisitionId', 'This mapping is of another requisition')
  requisitionMapping.atVersion(row, version)
  if (row.status === 'completed')
    throw new Refused('This mapping is completed', undefined, { rule: 'completed', status: row.status })
  return row
}

type Fields = Pick<RequisitionMappingSave, 'mixDesignId' | 'remarks'>

async function refuseUnfit(work: Work, of: RequisitionRow, { mixDesignId, remarks }: Fields): Promise<void> {
  const mix = await goodMix(work, mixDesignId, of)
  const { exposureClasses, targetCarbon } = of
  const demand = { strengthMpa: of.strengthMpa ?? 0, exposureClasses, targetCarbon }
  const [fit] = await withFindings(work.sql, [mix], businessDay(work.now), () => demand)
  const missed = misses(fit!.findings)
  const weak = missed.find(({ check }) => check === 'strength')
  if (weak) throw new Refused(saidMiss(weak), undefined, { rule: 'strength' })
  if (missed.length && !remarks)
    throw invalid('remarks', `Give a reason to use it anyway. ${missed.map(saidMiss).join('; ')}`)
}

async function goodMix(work: Work, mixDesignId: string, of: RequisitionRow): Promise<MappedMix> {
  const mix = await mixFactsOf(work.sql, mixDesignId, of.plantId, businessDay(work.now))
  if (!mix) throw invalid('mixDesignId', 'There is no such mix design')
  if (!mix.mixActive || !GOOD_STATUSES.includes(mix.mixStatus))
    throw new Refused(`${mix.mixCode} is ${mix.mixActive ? mix.mixStatus : 'inactive'}`, undefined, {
      rule: 'approved',
    })
  return mix
}

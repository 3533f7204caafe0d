import { getSeenNonConformity, type NonConformityRow, nonConformity } from '~/db/cylinders/non-conformity'
import type { Work } from '~/db/kit/work'
import { coreAssessment } from '~/domain/cylinders/conformity/core-assessment'
import type { NonConformityDecide, NonConformityHold, NonConformityInquiry } from '~/domain/cylinders/non-conformity'
import { EngineeringFault } from '~/domain/kit/fault'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { SpecimenShape } from '~/domain/mixdesign/strength-class'
import { advanceLocked } from '../kit/workflow'
import { nonConformityFlow } from './non-conformity-flow'

async function seenAndLocked(work: Work, id: string, version: number): Promise<NonConformityRow> {
  await getSeenNonConformity(work.sql, work.by, id)
  return nonConformity.atVersion(await nonConformity.lock(work, id), version)
}

/** Causes, cores and the span of production, as they become known; after the decision they stay, unless the case is opened again. */
export async function inquireNonConformity(work: Work, id: string, given: NonConformityInquiry) {
  const { version, ...values } = given
  const row = await seenAndLocked(work, id, version)
  if (row.status !== 'open')
    throw new Refused(`This non-conformity is ${row.status}`, undefined, { status: row.status })
  if (given.toOn > businessDay(work.now)) throw invalid('toOn', 'This day cannot be in the future')
  if (given.cores.length) coresOf({ ...row, ...values })
  return nonConformity.move(work, row, values, 'inquire')
}

/** What the cores of a non-conformity say; a core that cannot be judged is told at its field. */
export function coresOf(of: Pick<NonConformityRow, 'cores' | 'coreStandard' | 'fck' | 'shape'>) {
  const specified = { fck: of.fck, shape: of.shape as SpecimenShape }
  try {
    return coreAssessment(of.cores, specified, of.coreStandard === 'aci318' ? 'aci318' : 'en13791')
  } catch (error) {
    if (error instanceof EngineeringFault) throw invalid('cores', error.message)
    throw error
  }
}

/** A hold keeps loads of the concrete from being called and ticketed until it is lifted. */
export async function holdConcrete(work: Work, id: string, of: NonConformityHold): Promise<NonConformityRow> {
  const row = await seenAndLocked(work, id, of.version)
  if (row.status === 'closed' && of.held)
    throw new Refused('This non-conformity is closed', undefined, { status: row.status })
  if (row.held === of.held)
    throw new Refused(of.held ? 'This concrete is on hold already' : 'This concrete is not on hold')
  const who = of.held ? { heldByName: work.by.name, heldAt: work.now, heldReason: of.reason } : {}
  return nonConformity.move(
    { ...work, reason: of.reason },
    row,
    { held: of.held, ...who },
    of.held ? 'hold' : 'lift hold',
  )
}

export async function decideNonConformity(work: Work, id: string, of: NonConformityDecide): Promise<NonConformityRow> {
  const row = await seenAndLocked(work, id, of.version)
  if (!row.causes) throw new Refused('Record the causes before the decision', undefined, { rule: 'causes' })
  const { decision, decisionText } = of
  return advanceLocked(work, nonConformityFlow, row, {
    type: 'decide',
    values: { decision, decisionText, decidedBy: work.by.id, decidedByName: work.by.name, decidedAt: work.now },
  })
}

/** By a second person, and not before the hold is lifted: a closed case stops no plant. */
export async function closeNonConformity(work: Work, id: string, version: number, remarks: string) {
  const row = await seenAndLocked(work, id, version)
  if (row.decidedBy === work.by.id)
    throw new Refused('Another person than the one who decided closes it', undefined, { rule: 'four-eyes' })
  if (row.held) throw new Refused('Lift the hold of the concrete first', undefined, { rule: 'held' })
  return advanceLocked(work, nonConformityFlow, row, {
    type: 'close',
    values: { closedByName: work.by.name, closedAt: work.now, closedRemarks: remarks },
  })
}

export async function reopenNonConformity(work: Work, id: string, version: number, reason: string) {
  const row = await seenAndLocked(work, id, version)
  return advanceLocked(work, nonConformityFlow, row, {
    type: 'reopen',
    reason,
    values: { reopenedReason: reason, closedByName: null, closedAt: null, closedRemarks: null },
  })
}

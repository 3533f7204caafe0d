import { attachmentsOf } from '~/db/kit/attachment'
import type { Sql } from '~/db/kit/open'
import { type AuditRow, auditTrail } from '~/db/kit/trail'
import { getSeenRequisition, type RequisitionDetail } from '~/db/mixdesign/requisition'
import {
  goodMixes,
  type MappedMix,
  mappingsOfRequisition,
  type RequisitionMappingLine,
  requisitionMappingPage,
} from '~/db/mixdesign/requisition-mapping'
import { type RequisitionTestRow, testsOfRequisition } from '~/db/mixdesign/requisition-test'
import type { Person } from '~/domain/access/roles'
import type { AttachmentLine } from '~/domain/kit/attachment'
import type { Page, Paging } from '~/domain/kit/page'
import { invalid } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { Standard } from '~/domain/mixdesign/durability'
import type { RequisitionMappingAsk } from '~/domain/mixdesign/requisition'
import type { Finding } from '~/domain/mixdesign/requisition-fit'
import { REQUISITION_TESTS, type RequisitionTestType } from '~/domain/mixdesign/requisition-tests'
import { openTo } from '../kit/workflow'
import { plantTarget } from './house-record'
import { contentRulesOn } from './recipe-contents'
import { withFindings } from './requisition-fit'
import { requisitionFlow } from './requisition-flow'

export type FittingMix = MappedMix & { findings: Finding[] }
export type RequisitionMapped = RequisitionMappingLine & { findings: Finding[] }
export type NamedTest = RequisitionTestRow & { name: string; unit: string; method: string }
/** What a mix of its grade aims at by the results of its plant. */
type Target = NonNullable<Awaited<ReturnType<typeof plantTarget>>>
export type FullRequisition = RequisitionDetail & {
  attachments: AttachmentLine[]
  mappings: RequisitionMapped[]
  /** What this person may do with it now. */
  open: string[]
  /** By which standard its exposure class asks today. */
  standard: Standard
}

const EVERY = { limit: 200, offset: 0 }

export async function requisitionDetail(sql: Sql, person: Person, id: string, now: Date): Promise<FullRequisition> {
  const row = await getSeenRequisition(sql, person, id)
  const attachments = await attachmentsOf(sql, 'requisition', id)
  const { standard } = await contentRulesOn(sql, businessDay(now))
  const mapped = await mappedMixes(sql, person, { ...EVERY, requisitionId: id }, now)
  return { ...row, attachments, mappings: mapped.rows, open: openTo(requisitionFlow, row, person), standard }
}

export async function requisitionWithTests(
  sql: Sql,
  person: Person,
  id: string,
  now: Date,
): Promise<FullRequisition & { tests: NamedTest[]; target: Target | null }> {
  const detail = await requisitionDetail(sql, person, id, now)
  const { plantId, strengthMpa } = detail
  const target = strengthMpa === null ? null : await plantTarget(sql, person, { plantId, strengthMpa }, now)
  return { ...detail, target, tests: (await testsOfRequisition(sql, id)).map(named) }
}

export async function mappedMixes(
  sql: Sql,
  person: Person,
  ask: RequisitionMappingAsk,
  now: Date,
): Promise<Page<RequisitionMapped>> {
  const page = await requisitionMappingPage(sql, person, ask, businessDay(now))
  const demand = ({ demandMpa, exposureClasses, targetCarbon }: RequisitionMappingLine) => ({
    strengthMpa: demandMpa,
    exposureClasses,
    targetCarbon,
  })
  return { ...page, rows: await withFindings(sql, page.rows, businessDay(now), demand) }
}

/** Mixes that may be made, each with what it meets of the requisition and what it does not. */
export async function fittingMixes(
  sql: Sql,
  person: Person,
  { requisitionId, ...paging }: Paging & { requisitionId: string },
  now: Date,
): Promise<Page<FittingMix>> {
  const of = await getSeenRequisition(sql, person, requisitionId)
  if (of.kind !== 'mix' || of.strengthMpa === null)
    throw invalid('requisitionId', 'Mixes belong to the requisition of a mix')
  const { strengthMpa, exposureClasses, targetCarbon } = of
  const page = await goodMixes(sql, { ...paging, plantId: of.plantId, leastMpa: strengthMpa }, businessDay(now))
  const demand = { strengthMpa, exposureClasses, targetCarbon }
  return { ...page, rows: await withFindings(sql, page.rows, businessDay(now), () => demand) }
}

/** Who did what with it, its tests and its mixes. */
export async function trailOfRequisition(sql: Sql, person: Person, id: string): Promise<Page<AuditRow>> {
  await getSeenRequisition(sql, person, id)
  const tests = await testsOfRequisition(sql, id)
  const rows = await mappingsOfRequisition(sql, id)
  return auditTrail(sql, { subjectId: [id, ...tests.map(test => test.id), ...rows.map(row => row.id)] }, EVERY)
}

function named(row: RequisitionTestRow): NamedTest {
  const { name, unit, method } = REQUISITION_TESTS[row.testType as RequisitionTestType]
  return { ...row, name, unit, method }
}

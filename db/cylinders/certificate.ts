import { and, arrayOverlaps, asc, desc, eq, ilike, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page, Paging } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { seenCertificates } from './scope'
import { cylinderCertificates as certificates } from './tables'

export const certificate = record(certificates, 'cylinder_certificate', { label: 'certificate' })
export type CertificateRow = typeof certificates.$inferSelect
export type CertificateLine = Pick<
  CertificateRow,
  'id' | 'version' | 'certNo' | 'status' | 'issuedAt' | 'issuedByName' | 'invalidReason' | 'ageIds' | 'projectId'
> & { customerName: string; projectName: string; results: number }

export async function getSeenCertificate(sql: Sql, person: Person, id: string): Promise<CertificateRow> {
  const [row] = await sql
    .select()
    .from(certificates)
    .where(and(eq(certificates.id, id), seenCertificates(person)))
  if (!row) throw new Missing('There is no such certificate')
  return row
}

/** A valid certificate of exactly these results and revisions: the same paper is not numbered twice. */
export async function certificateOf(sql: Sql, covers: readonly string[]): Promise<CertificateRow | undefined> {
  const [row] = await sql
    .select()
    .from(certificates)
    .where(and(eq(certificates.status, 'valid'), eq(certificates.covers, [...covers])))
  return row
}

/** Certificates that say what was corrected are invalid from now on; they stay readable. */
export async function invalidateOf(work: Work, ageIds: readonly string[], reason: string): Promise<void> {
  if (!ageIds.length) return
  const rows = await work.sql
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.status, 'valid'), arrayOverlaps(certificates.ageIds, [...ageIds])))
  for (const { id } of rows)
    await certificate.move(
      work,
      await certificate.lock(work, id),
      { status: 'invalid', invalidReason: reason },
      'invalidate',
    )
}

export function certificatePage(
  sql: Sql,
  person: Person,
  ask: Paging & { projectId?: string | undefined },
): Promise<Page<CertificateLine>> {
  const where = and(
    seenCertificates(person),
    ask.projectId ? eq(certificates.projectId, ask.projectId) : undefined,
    ask.keyword
      ? or(ilike(certificates.certNo, like(ask.keyword)), ilike(projects.projectName, like(ask.keyword)))
      : undefined,
  )
  const { id, version, certNo, status, issuedAt, issuedByName, invalidReason, ageIds, projectId } = certificates
  const rows = sql
    .select({
      id,
      version,
      certNo,
      status,
      issuedAt,
      issuedByName,
      invalidReason,
      ageIds,
      projectId,
      customerName: customers.customerName,
      projectName: projects.projectName,
      results: raw<number>`cardinality(${ageIds})`,
    })
    .from(certificates)
    .innerJoin(customers, eq(customers.id, certificates.customerId))
    .innerJoin(projects, eq(projects.id, projectId))
    .where(where)
    .orderBy(...sorted(ask.sort, { certNo, issuedAt, status }, [desc(issuedAt)]), asc(id))
    .$dynamic()
  const total = sql
    .select({ id })
    .from(certificates)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(where)
    .$dynamic()
  return paged<CertificateLine>(rows, cappedCount(sql, total), ask)
}

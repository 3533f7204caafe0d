import { paperLanguage } from '~/db/customers/project'
import { type CertificateRow, certificate, certificateOf } from '~/db/cylinders/certificate'
import { type AgeLine, seenAges } from '~/db/cylinders/cylinder-test-ages'
import { gaplessNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { invalid, Missing, Refused } from '~/domain/kit/problem'
import { ageName } from '~/domain/kit/specimen-age'
import { businessDay } from '~/domain/kit/time'

/** One certificate over approved results of one project; its number is taken with it and has no gap. */
export async function issueCertificate(work: Work, ids: readonly string[]): Promise<CertificateRow> {
  const ages = await approvedAges(work, ids)
  const [first] = ages
  if (ages.some(age => age.projectId !== first!.projectId))
    throw invalid('ids', 'A certificate covers one project. Choose results of one project')
  const covers = ages.map(age => `${age.id}:${age.revision}`).sort()
  const present = await certificateOf(work.sql, covers)
  if (present) return present
  const { customerId, projectId } = first!
  const year = businessDay(work.now).slice(0, 4)
  const place = await gaplessNumber(work, `cylinder-certificate:${year}`)
  return certificate.insert(
    work,
    {
      certNo: `CERT-${year}-${String(place).padStart(6, '0')}`,
      ...{ customerId, projectId, language: await paperLanguage(work.sql, { customerId, projectId }) },
      covers,
      ageIds: ages.map(age => age.id),
      plantIds: [...new Set(ages.map(age => age.plantId))],
      issuedAt: work.now,
      issuedByName: work.by.name,
    },
    'issue',
  )
}

type CustomerAge = AgeLine & { customerId: string; projectId: string }

/** Seen, all there, all approved, and of concrete that was delivered. */
export async function approvedAges(work: Work, ids: readonly string[]): Promise<CustomerAge[]> {
  const wanted = [...new Set(ids)]
  const ages = await seenAges(work.sql, work.by, wanted)
  if (ages.length !== wanted.length) throw new Missing('There is no such test result')
  const open = ages.find(age => age.status !== 'approved')
  if (open)
    throw new Refused(`${open.testNo} at ${ageName(open.ageDays)} is not approved yet`, undefined, {
      rule: 'approved',
      status: open.status,
    })
  return ages.map(age => {
    const { customerId, projectId } = age
    if (!customerId || !projectId)
      throw new Refused(`${age.testNo} is of trial batch ${age.doNumber}, which has no customer`, undefined, {
        rule: 'trial-batch',
      })
    return { ...age, customerId, projectId }
  })
}

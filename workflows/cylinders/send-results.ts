import * as z from 'zod'
import { contactEmails } from '~/db/customers/contact'
import { agesForPaper, statedOf } from '~/db/cylinders/paper'
import { letter } from '~/db/kit/letter'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { grouped } from '~/domain/cylinders/conformity/grouped'
import { testReportDocument } from '~/domain/cylinders/test-report'
import type { Queue } from '~/domain/kit/ports'
import { Missing, Refused } from '~/domain/kit/problem'
import { id } from '~/domain/kit/shape'
import { ageName } from '~/domain/kit/specimen-age'
import { businessDay, spokenDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { letterJobWith, sendWritten } from '../kit/letter-job'
import { approvedAges } from './certificate'

export type SentResults = { customerName: string; recipients: string[]; results: number; jobId: string }

/** One letter per customer to the contacts that take quality results; nobody else gets them. */
export async function sendResults(
  work: Work,
  queue: Queue,
  { ids, message }: { ids: readonly string[]; message?: string | undefined },
): Promise<SentResults[]> {
  const ages = await approvedAges(work, ids)
  const byCustomer = grouped(ages, age => age.customerId)
  const sent: SentResults[] = []
  for (const [customerId, own] of byCustomer) {
    const recipients = await contactEmails(work.sql, customerId, ['qc'])
    const { customerName, projectName } = own[0]!
    if (!recipients.length)
      throw new Refused(`${customerName} has no contact who receives test results by e-mail`, undefined, {
        rule: 'stored-contacts',
      })
    const made = await letter.insert(
      work,
      {
        cause: `cylinder_results:${newId(work.now.getTime())}`,
        subject: 'cylinder_age',
        subjectId: own[0]!.id,
        recipients,
        title: `Test results: ${projectName}${own.length > 1 ? ` (${own.length} results)` : `, ${own[0]!.testNo}`}`,
        body: `${message ? `${message}\n\n` : ''}${own.map(line).join('\n')}`,
      },
      'write',
    )
    const jobId = await sendWritten(work, queue, sendResultLetter, made.id, { ageIds: own.map(age => age.id) })
    sent.push({ customerName, recipients, results: own.length, jobId })
  }
  return sent
}

export const sendResultLetter = letterJobWith(
  z.strictObject({ letterId: id(), ageIds: z.array(id()).min(1).max(100) }),
  {
    kind: 'send-cylinder-results',
    right: ['manage', 'cylinder_test'],
    async papers({ db, by, now, print }, of, { ageIds }) {
      const pages = await agesForPaper(db.sql, by, ageIds)
      if (!pages.length) throw new Missing('The results for this e-mail no longer exist')
      const sender = await settingOn(db.sql, 'company.letterhead', businessDay(now))
      const bytes = await print.pdf(testReportDocument(pages, sender, await statedOf(db.sql, pages)))
      return [{ name: `cylinder-test_${pages[0]!.testNo}.pdf`, key: `cylinder-results/${of.id}.pdf`, bytes }]
    },
  },
)

const line = (age: { testNo: string; ageDays: number; mean: number | null; fck: number; castOn: string }) =>
  `${age.testNo}, cast ${spokenDay(age.castOn)}, ${ageName(age.ageDays)}: ${age.mean?.toFixed(1)} MPa (specified ${age.fck.toFixed(0)} MPa at 28 days)`

import { addDays, instantOn } from '~/domain/kit/time'
import { bulkInsert } from '../kit/bulk'
import { mixSubmittals } from '../mixdesign/mix-submittal-tables'
import type { Seed } from './base'
import type { Series } from './day'
import type { MixTrial, ProjectMix } from './mix-versions'
import type { Site } from './sites'

type World = {
  sites: readonly Site[]
  agreed: readonly ProjectMix[]
  trials: readonly MixTrial[]
  series: Series
  by: string
}

/** An agreement that ends soon enough to be on the work list of the laboratory. */
const ENDS_SOON = 12

/** Of the consultants; no customer employs them. */
const ENGINEERS = ['Kenneth Wee', 'Ramesh Iyer', 'Azlan Shah', 'Michelle Kwek']

/**
 * What customers of running projects agreed to before the first load: one with comments, one that ends soon. The next
 * version of a mix was sent and is not answered yet.
 */
export async function seedMixSubmittals(
  { sql, stamp, today }: Seed,
  { sites, agreed, trials, series, by }: World,
): Promise<void> {
  const year = today.slice(2, 4)
  const ordered = agreed.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
  const siteOf = (projectId: string) => sites.find(site => site.projectId === projectId)!
  const made = (of: Omit<ProjectMix, 'validFrom'>, place: number, sentOn: string) => ({
    ...stamp(instantOn(addDays(sentOn, -1), '16:30')),
    submittalNo: `MS-${year}-${String(place).padStart(4, '0')}`,
    revision: 0,
    projectId: of.projectId,
    productId: of.productId,
    mixDesignId: of.mixDesignId,
    plantId: siteOf(of.projectId).plantId,
    exposureClasses: ['XC1'],
    preparedByName: by,
    sentAt: instantOn(sentOn, '09:10'),
    sentByName: by,
  })
  const answered = ordered.map((of, at) => {
    const comments = at === 2 ? 'Agreed for columns and walls; cubes at 7 days for the first three pours.' : null
    return {
      ...made(of, at + 1, addDays(of.validFrom, -14)),
      status: comments ? 'agreed_with_comments' : 'agreed',
      answeredOn: addDays(of.validFrom, -3),
      answeredByName: ENGINEERS[at % ENGINEERS.length]!,
      answeredByPosition: at % 2 ? 'Resident engineer' : 'Qualified person (structural)',
      answerReference: `Letter RE/${118 + at * 7}`,
      answerComments: comments,
      answerRecordedByName: by,
      validUntil: addDays(today, at === 0 ? ENDS_SOON : 200 + at * 9),
    }
  })
  const next = trials.find(({ days }) => days === NEXT_TRIAL)
  const at = ordered[1]
  const open =
    next && at
      ? [
          {
            ...made(
              { projectId: at.projectId, productId: next.product.id, mixDesignId: next.mixDesignId },
              answered.length + 1,
              addDays(today, -4),
            ),
            status: 'sent',
          },
        ]
      : []
  await bulkInsert(sql, mixSubmittals, answered)
  await bulkInsert(sql, mixSubmittals, open)
  series.set(`mix-submittal:${year}`, answered.length + open.length)
}

/** The approved second version was cast as a trial so many days ago. */
const NEXT_TRIAL = 41

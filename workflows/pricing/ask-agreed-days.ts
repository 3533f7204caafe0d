import type { Work } from '~/db/kit/work'
import { factsOfDays } from '~/db/pricing/agreed-days-facts'
import { type LockedPeriod, lockedPeriods } from '~/db/pricing/agreed-period'
import { firstDayDelivered } from '~/db/pricing/priced-loads'
import { Refused } from '~/domain/kit/problem'
import { businessDay, spokenDay } from '~/domain/kit/time'
import { afterChange, type ChangedDays, changedDays, type DaysChange } from '~/domain/pricing/agreed-days'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { askPrice } from './ask-price'

type Project = { id: string; regionId: string; customerId: string; projectName: string }
const ALL_DAYS = { from: '0001-01-01', to: null }

/** What another price is agreed on by a change of days, with the periods of the project held until the end of the work. */
export async function changeOfDays(work: Work, projectId: string, change: DaysChange): Promise<ChangedDays[]> {
  const present = (await lockedPeriods(work, projectId, ALL_DAYS)).map(asPriced)
  const changed = changedDays(present, afterChange(present, change))
  await refuseDays(work, projectId, changed)
  return changed
}

/** What loads of past days were priced at changes by the run alone that lists each of them and corrects its bill. */
export async function refuseDays(work: Work, projectId: string, changed: readonly ChangedDays[]): Promise<void> {
  const day = await firstDayDelivered(work.sql, projectId, changed, work.now)
  if (day)
    throw new Refused(
      `This would change the price of loads delivered on ${spokenDay(day)}. Use a back-dated price change for past days`,
      undefined,
      { rule: 'back-dated', day },
    )
}

type DaysQuestion = { subjectKey: string; label: string; changed: readonly ChangedDays[]; command: object }

/** The gate in front of other days of agreed prices: each price on the days that it is carried to, the list where none is left. */
export async function askDays(
  work: Work,
  project: Project,
  { subjectKey, label, changed, command }: DaysQuestion,
): Promise<PendingPrice | null> {
  return askPrice(work, {
    kind: 'product_price',
    subjectKey,
    subjectId: project.id,
    label: `${label} for ${project.projectName}`,
    regionId: project.regionId,
    customerId: project.customerId,
    facts: await factsOfDays(work.sql, project, changed, businessDay(work.now)),
    command,
  })
}

/** What was approved is what was asked for: prices that were agreed since are judged by nobody. */
export function refuseOtherDays(asked: readonly ChangedDays[], present: readonly ChangedDays[]): void {
  if (textOf(asked) !== textOf(present))
    throw new Refused('What is agreed with this project has changed since. Reject it, and enter it again', undefined, {
      rule: 'changed',
    })
}

const textOf = (changed: readonly ChangedDays[]) =>
  JSON.stringify(changed.map(({ productId, from, to, before, after }) => [productId, from, to, before, after]))

const asPriced = ({ row, from, to, prices }: LockedPeriod) => ({ id: row.id, from, to, prices })

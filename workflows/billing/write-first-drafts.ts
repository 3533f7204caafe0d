import { holdLoadsOf } from '~/db/billing/held-loads'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { salespeopleOf } from '~/db/billing/salesperson-of'
import { breath } from '~/db/kit/breath'
import type { Work } from '~/db/kit/work'
import { type GeneratedDraft, generated, type Party } from './draft-project'
import type { DraftShare } from './draft-share'
import { draftContents } from './invoice-draft-content'
import { addLines, mergedContent } from './merge-draft-lines'
import { nextDraftNos } from './numbers'
import { raiseFirst } from './raise-draft-exceptions'
import { type OrderBook, type Places, statusOf, workedOut } from './write-draft'

/** The only draft of a project, which has none yet. */
export type FirstDraft = { of: Places; share: DraftShare; book: OrderBook }

/** Puts down the first drafts of many projects as `writeDraft` puts down one, in statements that they share. */
export async function writeFirstDrafts(
  work: Work,
  drafts: readonly FirstDraft[],
): Promise<Map<string, GeneratedDraft>> {
  if (!drafts.length) return new Map()
  const contents = await draftContents(
    work,
    drafts.map(({ of, share: { toDate, rows } }) => ({ of: { ...of, toDate, draftId: null }, rows })),
  )
  const salespeople = await salespeopleOf(
    work.sql,
    drafts.map(({ of }) => of.customerId),
  )
  const numbers = await numbersFor(work, drafts)
  const worked = []
  for (const [at, { of, share, book }] of drafts.entries()) {
    if (at > 0) await breath()
    const content = contents[at]!
    const merged = await mergedContent(work, null, content)
    const { values, found } = await workedOut(share, book, { ...merged, usual: content.usual })
    const status = statusOf(work, share.toDate, merged.billed.length, found.length)
    const salespersonId = salespeople.get(of.customerId) ?? null
    const row = { ...of, ...values, status, draftNo: numbers[at]!, madeBy: work.by.id, salespersonId }
    worked.push({ row, found, lines: merged.lines, loadIds: share.rows.map(({ load }) => load.id) })
  }
  const rows = await invoiceDraft.insertAll(
    work,
    worked.map(({ row }) => row),
    'generate',
  )
  const byNo = new Map(worked.map(one => [one.row.draftNo, one]))
  const made = rows.map(row => ({ ...byNo.get(row.draftNo)!, row }))
  await raiseFirst(work, made)
  await addLines(work, new Map(made.map(({ row, lines }) => [row.id, lines])))
  await holdLoadsOf(work, new Map(made.map(({ row, loadIds }) => [row.id, loadIds])))
  return new Map(made.map(({ row, loadIds }) => [keyOf(row), generated(row, loadIds.length)]))
}

/** In the order of the drafts, each from the series of its year. */
async function numbersFor(work: Work, drafts: readonly FirstDraft[]): Promise<string[]> {
  const years = drafts.map(({ share }) => share.fromDate.slice(0, 4))
  const numbers = new Map<string, string[]>()
  for (const [year, of] of Map.groupBy(years, year => year))
    numbers.set(year, await nextDraftNos(work, year, of.length))
  return years.map(year => numbers.get(year)!.shift()!)
}

/** A project's loads are billed to the customer that they were delivered to. */
export const keyOf = ({ projectId, customerId }: Party): string => `${projectId} ${customerId}`

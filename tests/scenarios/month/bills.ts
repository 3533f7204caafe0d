import { expect } from 'vitest'
import { decimal } from '~/domain/kit/money'
import { ok } from '../../kit/house'
import type { Month } from './ground'

type Line = { id: string; kind: string; description: string; amount: string }

/** A call at a moment of the company's clock. */
export const at = ({ portal }: Month, instant: string) => {
  portal.clock.at = new Date(instant)
}

export const generate = async ({ as }: Month, fromDate: string, toDate: string) =>
  ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate, toDate })).drafts as { id: string }[]

export const draftOf = async ({ as }: Month, id: string) => ok(await as('admin').get(`/invoice-draft/${id}`))

/** What each item of a bill comes to. */
export const sumsOf = (lines: readonly Line[]) =>
  Object.fromEntries(
    [...Map.groupBy(lines, line => line.description)].map(([what, of]) => [
      what,
      of.reduce((sum, line) => sum.plus(line.amount), decimal(0)).toFixed(2),
    ]),
  )

export async function put({ as }: Month, who: string, id: string, change: object) {
  const { version } = ok(await as('admin').get(`/invoice-draft/${id}`))
  return ok(await as(who).put(`/invoice-draft/${id}`, { version, ...change }))
}

const LEVELS = ['salesperson_admin', 'sales_manager_2', 'ceo']
/** Approved by so many levels; with a reason the next one sends it back. */
export async function climb(month: Month, id: string, levels = 3, reason?: string): Promise<void> {
  for (const [place, who] of LEVELS.entries()) {
    if (place > levels || (place === levels && !reason)) return
    const { version } = await draftOf(month, id)
    const drafts = [{ id, version }]
    const answer =
      place < levels
        ? await month.as(who).put('/invoice-draft/approve', { drafts })
        : await month.as(who).put('/invoice-draft/reject', { drafts, reason })
    expect(ok(answer).results).toMatchObject([{ ok: true }])
  }
}

export async function invoiced({ as }: Month, id: string, invoiceDate: string) {
  const { results } = ok(await as('finance_ar').post('/invoice/generate', { invoiceDate, draftIds: [id] }))
  expect(results).toMatchObject([{ ok: true }])
  return results[0] as { id: string; invoiceNo: string; total: string }
}

export const settled = async ({ as }: Month, exception: { id: string; version: number }, of: object) =>
  ok(
    await as('admin').put(`/invoice-draft/exception/${exception.id}/settle`, {
      ...of,
      version: exception.version,
    }),
  )

export const accepted = async ({ as }: Month, exception: { id: string; version: number }, reason: string) =>
  ok(
    await as('finance_ar').put(`/invoice-draft/exception/${exception.id}/accept`, {
      version: exception.version,
      reason,
    }),
  )

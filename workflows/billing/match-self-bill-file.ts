import { selfBill, selfBillsByNo } from '~/db/billing/self-bill'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import type { Person } from '~/domain/access/roles'
import type { SelfBillDocument } from '~/domain/billing/self-bill'
import type { SelfBillFileRow } from '~/domain/billing/self-bill-import'
import { showMoney } from '~/domain/kit/figures'
import { compare, sum } from '~/domain/kit/money'
import { businessDay } from '~/domain/kit/time'
import { takeSelfBill } from './match-self-bill'

/** The whole document comes in with its first row; the others are lines of it. */
export type FileSelfBill = { id: string; document: Omit<SelfBillDocument, 'version'> | null }
type Found =
  | { action: 'create' | 'update'; save: FileSelfBill }
  | { action: 'reject'; column: keyof SelfBillFileRow; message: string }

/** What the rows of a file mean: each document as a whole, or no row of it. */
export async function matchSelfBills(sql: Sql, person: Person, now: Date, rows: SelfBillFileRow[]): Promise<Found[]> {
  const bills = new Map(
    (
      await selfBillsByNo(
        sql,
        person,
        rows.map(row => row.statementNo.toUpperCase()),
      )
    ).map(bill => [bill.statementNo, bill]),
  )
  const documents = Map.groupBy(rows, row => row.statementNo.toUpperCase())
  const found = new Map<SelfBillFileRow, Found>()
  for (const [no, own] of documents) {
    const bill = bills.get(no)
    const wrong = bill ? wrongOf(own, bill, businessDay(now)) : reject('statementNo', 'There is no such statement')
    for (const [at, row] of own.entries())
      found.set(row, wrong ?? { action: at ? 'update' : 'create', save: saveOf(bill!.id, own, at) })
  }
  return rows.map(row => found.get(row)!)
}

function wrongOf(
  rows: readonly SelfBillFileRow[],
  { status }: { status: string },
  today: string,
): Extract<Found, { action: 'reject' }> | undefined {
  if (status === 'receivable') return reject('statementNo', 'Its invoice is a receivable already')
  for (const key of ['documentNo', 'documentDate', 'gst', 'total'] as const)
    if (new Set(rows.map(row => row[key])).size > 1) return reject(key, 'It differs between the rows of this statement')
  const { documentDate, gst, total } = rows[0]!
  if (documentDate > today) return reject('documentDate', 'The invoice date cannot be in the future')
  const added = sum([...rows.map(row => row.amount), gst]).toFixed(2)
  return compare(added, total) === 0
    ? undefined
    : reject('total', `The rows and GST add up to ${showMoney(added)}, not ${showMoney(total)}`)
}

function saveOf(id: string, rows: readonly SelfBillFileRow[], at: number): FileSelfBill {
  if (at) return { id, document: null }
  const { documentNo, documentDate, gst, total } = rows[0]!
  const lines = rows.map(({ docketNo, description, quantity, amount }) => ({
    ...{ quantity, amount },
    docketNo: docketNo || null,
    description: description || null,
  }))
  return { id, document: { documentNo, documentDate, gst, total, lines } }
}

/** A document of the file, compared as one that was typed. */
export async function saveSelfBillOfFile(work: Work, { id, document }: FileSelfBill): Promise<void> {
  if (!document) return
  const { version } = await selfBill.get(work.sql, id)
  await takeSelfBill(work, id, { ...document, version })
}

const reject = (column: keyof SelfBillFileRow, message: string) => ({ action: 'reject' as const, column, message })

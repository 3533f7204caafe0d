import { createHash } from 'node:crypto'
import { invoice } from '~/db/billing/invoice'
import { printedInvoice } from '~/db/billing/printed-invoice'
import { newestInvoices, someAttachments } from '~/db/kit/drill'
import type { Db } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { verifyAudit } from '~/db/kit/verify'
import { invoiceDocument } from '~/domain/billing/invoice-document'
import { pdf } from '~/functions/kit/pdf'
import type { Shelf } from '~/functions/parts'
import { brokenRules } from '~/workflows/support/broken-rules'

/** One thing that was looked at: what of it was found, and what is wrong with it. */
export type Check = { name: string; found: string; faults: string[] }

const MOST = 20

export async function rowCountCheck(
  expected: Record<string, number>,
  found: Record<string, number>,
  exact: boolean,
): Promise<Check> {
  const tables = Object.keys(expected)
  const faults = tables
    .filter(table => (exact ? found[table] !== expected[table] : found[table] === undefined))
    .map(table => `${table}: ${found[table] ?? 'no table'} instead of ${expected[table]}`)
  const rows = tables.reduce((sum, table) => sum + (found[table] ?? 0), 0)
  const how = exact ? 'equal to the base’s' : 'the base could not hold them still, so only the tables were compared'
  return { name: 'Row counts', found: `${rows} rows in ${tables.length} tables, ${how}`, faults }
}

/** What must hold in any database of the portal. */
export async function databaseChecks(db: Db): Promise<Check[]> {
  const broken = await brokenRules(db.sql)
  const { sealed, brokenAt } = await verifyAudit(db.sql)
  return [
    {
      name: 'Invariants',
      found: broken.length ? `${broken.length} broken` : 'all hold',
      faults: broken.map(({ id, text, rows }) => `${id} ${text}: ${rows.length} rows`),
    },
    {
      name: 'Audit chain',
      found: `${sealed} lines sealed`,
      faults: brokenAt === null ? [] : [`broken at line ${brokenAt}`],
    },
    await invoiceCheck(db),
  ]
}

/** The newest invoices, as their customers would open them. */
async function invoiceCheck({ sql }: Db): Promise<Check> {
  const rows = await newestInvoices(sql, MOST)
  const faults: string[] = []
  for (const id of rows)
    try {
      const found = await printedInvoice(sql, await invoice.get(sql, id))
      const letterhead = await settingOn(sql, 'company.letterhead', found.invoiceDate)
      const bytes = await pdf(invoiceDocument(found, letterhead))
      if (Buffer.from(bytes.subarray(0, 5)).toString() !== '%PDF-') faults.push(`invoice ${found.invoiceNo} is no PDF`)
    } catch (error) {
      faults.push(`invoice ${id}: ${(error as Error).message}`)
    }
  return { name: 'Invoices', found: `${rows.length} opened`, faults }
}

/** The bytes of attachments are those that were attached. */
export async function attachmentCheck({ sql }: Db, shelf: Shelf): Promise<Check> {
  const rows = await someAttachments(sql, MOST * 10)
  const faults: string[] = []
  for (const { key, name, sha256 } of rows) {
    const file = await shelf.get(key)
    if (!file) faults.push(`${name}: not in the backup`)
    else if (createHash('sha256').update(file.body).digest('hex') !== sha256) faults.push(`${name}: other bytes`)
  }
  return { name: 'Attachments', found: `${rows.length} opened`, faults }
}

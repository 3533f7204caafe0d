import { and, asc, isNull, sql as raw } from 'drizzle-orm'
import { eInvoiceFacts } from '~/db/billing/e-invoice'
import { printedInvoice } from '~/db/billing/printed-invoice'
import { invoices } from '~/db/billing/tables'
import { openDb } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { eInvoiceNeeds } from '~/domain/billing/e-invoice'
import { eInvoiceXml } from '~/domain/billing/e-invoice-ubl'
import { runningUrl } from '../kit/running-url'
import { otherFigures, paperOf } from './paper-figures'
import { violations } from './schematron'

/**
 * `npm run peppol [-- --month 2026-11]`: every invoice and note of a running portal as an e-invoice, held against the
 * official rules and against the figures that its PDF shows. It fails where nothing was valid.
 */
const at = process.argv.indexOf('--month')
const month = at < 0 ? null : process.argv[at + 1]
const db = openDb(runningUrl(), { max: 1, statementSeconds: 300 })
const rows = await db.sql
  .select()
  .from(invoices)
  .where(
    and(
      // The customer issued these itself: they are sent to nobody.
      isNull(invoices.customerDocumentNo),
      month ? raw`to_char(${invoices.invoiceDate}, 'YYYY-MM') = ${month}` : undefined,
    ),
  )
  .orderBy(asc(invoices.invoiceNo))

let [valid, lacking, wrong] = [0, 0, 0]
const began = performance.now()
for (const row of rows) {
  const facts = await eInvoiceFacts(db.sql, row)
  const needs = eInvoiceNeeds(facts)
  if (needs.length) {
    lacking++
    console.log(`lacks  ${row.invoiceNo}: ${needs.join('. ')}`)
    continue
  }
  const xml = eInvoiceXml(facts)
  const paper = await printedInvoice(db.sql, row)
  const sender = await settingOn(db.sql, 'company.letterhead', row.invoiceDate)
  const faults = [
    ...(await violations(xml)).map(of => `${of.id} (${of.flag}) ${of.text}`),
    ...otherFigures(xml, await paperOf(paper, sender), paper),
  ]
  if (faults.length) wrong++
  else valid++
  for (const fault of faults) console.log(`WRONG  ${row.invoiceNo}: ${fault}`)
}

await db.close()
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(`${rows.length} documents in ${seconds} s: ${valid} valid, ${lacking} lack something, ${wrong} wrong`)
process.exitCode = wrong || !valid ? 1 : 0

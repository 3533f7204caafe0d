import { asc, sql as raw } from 'drizzle-orm'
import { eInvoiceFacts } from '~/db/billing/e-invoice'
import { printedInvoice } from '~/db/billing/printed-invoice'
import { invoices } from '~/db/billing/tables'
import { openDb } from '~/db/kit/open'
import { eInvoiceNeeds } from '~/domain/billing/e-invoice'
import { eInvoiceXml } from '~/domain/billing/e-invoice-ubl'
import { decimal } from '~/domain/kit/money'
import { runningUrl } from '../kit/running-url'
import { violations } from './schematron'

/**
 * `npm run peppol [-- --month 2026-11]`: every invoice and note of a running portal as an e-invoice, held against the
 * official rules and against the figures of its paper.
 */
const at = process.argv.indexOf('--month')
const month = at < 0 ? null : process.argv[at + 1]
const db = openDb(runningUrl(), { max: 1, statementSeconds: 300 })
const rows = await db.sql
  .select()
  .from(invoices)
  .where(month ? raw`to_char(${invoices.invoiceDate}, 'YYYY-MM') = ${month}` : undefined)
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
  const faults = [
    ...(await violations(xml)).map(of => `${of.id} (${of.flag}) ${of.text}`),
    ...otherFigures(xml, await printedInvoice(db.sql, row)),
  ]
  if (faults.length) wrong++
  else valid++
  for (const fault of faults) console.log(`WRONG  ${row.invoiceNo}: ${fault}`)
}

/** Where the document says another amount than the paper; both write a credit without a sign. */
function otherFigures(xml: string, paper: { total: string; gst: string; subtotal: string }): string[] {
  return (
    [
      ['PayableAmount', paper.total],
      ['TaxExclusiveAmount', paper.subtotal],
      ['TaxAmount', paper.gst],
    ] as const
  ).flatMap(([name, value]) => {
    const written = new RegExp(`<cbc:${name}[^>]*>([^<]*)<`).exec(xml)?.[1]
    const shown = decimal(value).abs().toFixed(2)
    return written === shown ? [] : [`${name} is ${written}, the paper has ${shown}`]
  })
}

await db.close()
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(`${rows.length} documents in ${seconds} s: ${valid} valid, ${lacking} lack something, ${wrong} wrong`)
process.exitCode = wrong || !rows.length ? 1 : 0

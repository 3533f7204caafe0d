import { invoiceDocument } from '~/domain/billing/invoice-document'
import type { PrintedInvoice } from '~/domain/billing/invoice-lines-table'
import { gstRows } from '~/domain/billing/totals'
import type { Letterhead } from '~/domain/kit/letterhead'
import { decimal, sum } from '~/domain/kit/money'
import { print } from '~/functions/kit/print'
import { readPdf } from '../kit/read-pdf'

export const paperOf = (of: PrintedInvoice, sender: Letterhead) => print.pdf(invoiceDocument(of, sender))

/**
 * Where an e-invoice says another amount than its PDF, read from the page as the customer reads it. Both write a credit
 * without a sign.
 */
export function otherFigures(xml: string, pdf: Uint8Array, of: PrintedInvoice): string[] {
  const words = readPdf(pdf)
    .map(page => page.words)
    .join(' ')
  const taxes = gstRows(of).map(({ label }) => shown(words, label))
  const faults = [
    ['PayableAmount', shown(words, of.kind === 'credit_note' ? 'Total credit S$' : 'Total S$')],
    ['TaxExclusiveAmount', shown(words, 'Subtotal')],
    ['TaxAmount', taxes.includes(null) ? null : sum(taxes as string[]).toFixed(2)],
  ] as const
  return faults.flatMap(([name, paper]) => {
    const written = new RegExp(`<cbc:${name}[^>]*>([^<]*)<`).exec(xml)?.[1]
    if (paper === null) return [`the paper does not show ${name}`]
    return written === decimal(paper).abs().toFixed(2) ? [] : [`${name} is ${written}, the paper has ${paper}`]
  })
}

/** The last amount after a label, wherever the label wraps: what is above the totals may have the same words. */
function shown(words: string, label: string): string | null {
  const letters = [...label.replaceAll(/\s/g, '')].map(of => of.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s*')
  const found = [...words.matchAll(new RegExp(`${letters}\\s+(-?[\\d,]+\\.\\d\\d)`, 'g'))].at(-1)
  return found ? found[1]!.replaceAll(',', '') : null
}

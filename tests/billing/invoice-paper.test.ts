import { expect, test } from 'vitest'
import { invoiceDocument } from '~/domain/billing/invoice-document'
import type { PrintedInvoice, PrintedLine } from '~/domain/billing/invoice-lines-table'
import { USUAL_LETTERHEAD } from '~/domain/kit/letterhead'
import { pdf } from '~/functions/kit/pdf'
import { readPdf } from '../kit/read-pdf'
import { paperFaults } from '../kit/rules/paper-faults'

const LONG = 'C40-S2 C32/40 Structural pumpable low-shrinkage 20 mm with retarder'
const line = (place: number, description: string): PrintedLine => ({
  ...{ id: String(place), place, kind: 'product', doNumber: `TUAS-26-${String(place).padStart(6, '0')}`, description },
  ...{ quantity: '9', unit: 'm³', unitPrice: '150', amount: '1350.00' },
  ...{ deliveredOn: '2026-11-03', siteName: 'Gate A', orderNo: 'SO-26-1' },
})
const invoice = (lines: PrintedLine[], more: Partial<PrintedInvoice> = {}): PrintedInvoice => ({
  ...{ invoiceNo: 'INV-2026-000001', kind: 'invoice', customerName: 'Acme Builders', customerCode: 'A1' },
  ...{ registrationNo: '201010713A', address: '21 Ubi Road 1', projectName: 'Tower', purchaseOrderNo: 'PO-1' },
  ...{ invoiceDate: '2026-11-20', dueDate: '2026-12-20', fromDate: '2026-11-01', toDate: '2026-11-15' },
  ...{ quantity: '18', subtotal: '2700.00', gstPercent: '9', gstTotals: [], gst: '243.00', total: '2943.00' },
  ...{ noteOn: null, lines, ...more },
})
const pages = async (of: PrintedInvoice) => readPdf(await pdf(invoiceDocument(of, USUAL_LETTERHEAD)))

/** From the docket of each line to that of the next, in points. */
async function heights(description: string): Promise<number[]> {
  const [page] = await pages(invoice([1, 2, 3, 4].map(place => line(place, description))))
  const tops = page!.texts.filter(({ text }) => text.startsWith('TUAS-26-')).map(({ y }) => y)
  expect(tops).toHaveLength(4)
  return tops.slice(1).map((y, at) => Math.round(y - tops[at]!))
}

test('a long product name takes no more of the page than a short one: its second line stands beside the day of the docket', async () => {
  const short = await heights('C40')
  // The second line is of the size of the first, the day a size smaller.
  for (const [at, height] of (await heights(LONG)).entries()) expect(height - short[at]!).toBeLessThanOrEqual(1)
})

test('whatever a product is called, all of it is on the paper and nothing stands on anything else', async () => {
  const names = [
    LONG,
    `${LONG} ${LONG}`,
    'Customer-specified-designation-C4045678901234567890-without-a-space-in-it',
    'C40',
  ]
  const found = await pages(invoice(names.map((name, at) => line(at + 1, name))))
  expect(paperFaults(found)).toEqual([])
  const words = found.map(page => page.words.replaceAll(/\s/g, '')).join('')
  for (const name of names) expect(words).toContain(name.replaceAll(/\s/g, ''))
})

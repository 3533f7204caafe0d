import { describe, expect, test } from 'vitest'
import { type EInvoice, type EInvoiceLine, eInvoiceNeeds } from '~/domain/billing/e-invoice'
import { eInvoiceXml } from '~/domain/billing/e-invoice-ubl'
import { GST_CODES, GST_TREATMENTS, gstAt, gstKey } from '~/domain/billing/gst'
import type { PrintedInvoice } from '~/domain/billing/invoice-lines-table'
import { amount, decimal, lineAmount, percentOf, sum } from '~/domain/kit/money'
import { otherFigures, paperOf } from './paper-figures'
import { violations } from './schematron'

/** The documents that the portal sends, held against the official rules of Peppol PINT for Singapore: none may fail. */
const line = (
  place: number,
  description: string,
  quantity: string,
  unitPrice: string,
  of: Partial<EInvoiceLine> = {},
): EInvoiceLine => ({
  place,
  doNumber: `T1-26-00010${place}`,
  description,
  quantity,
  unit: 'm³',
  unitPrice,
  amount: lineAmount(quantity, unitPrice),
  gstPercent: '9.00',
  gstCode: 'SR',
  ...of,
})

function invoice(lines: EInvoiceLine[], of: Partial<EInvoice> = {}): EInvoice {
  const taxes = [...Map.groupBy(lines, each => gstKey(gstAt(each.gstPercent, each.gstCode))).values()].map(at => {
    const taxable = amount(sum(at.map(each => each.amount)))
    const { percent, code } = gstAt(at[0]!.gstPercent, at[0]!.gstCode)
    return { percent, code, taxable, gst: percentOf(taxable, percent) }
  })
  const [subtotal, gst] = [amount(sum(taxes.map(tax => tax.taxable))), amount(sum(taxes.map(tax => tax.gst)))]
  return {
    id: '019aa8a2-51f4-7c3f-9a55-0f6f3c1f7a10',
    invoiceNo: 'INV-2026-000123',
    kind: 'invoice',
    invoiceDate: '2026-11-20',
    dueDate: '2026-12-20',
    fromDate: '2026-11-01',
    toDate: '2026-11-15',
    purchaseOrderNo: 'PO-2026/17',
    project: { code: 'P1001', name: 'Tengah Garden Walk, block 12 <north> & south' },
    site: '3 Tengah Garden Walk',
    seller: {
      name: 'Readymix Concrete Pte Ltd',
      address: '8 Jurong Port Road, Singapore 619088',
      registration: '201412345K',
      gstNo: 'M9-0123456-7',
      bank: 'Transfer to Merlion Bank, account 012-345678-9',
    },
    buyer: {
      name: 'Lim & Sons Construction Pte Ltd',
      code: 'C1001',
      address: '21 Ubi Road 1, #03-11, Singapore 408724',
      registration: '201010713A',
      gstNo: '201010713A',
      email: 'accounts@lim.example',
    },
    noteOn: null,
    reason: null,
    gstSource: null,
    lines,
    taxes,
    subtotal,
    gst,
    total: amount(decimal(subtotal).plus(gst)),
    ...of,
  }
}

const concrete = [line(1, 'N40 Grade 40', '9', '154.4'), line(2, 'N40 Grade 40', '6.5', '154.4')]
const noteOn = { invoiceNo: 'INV-2026-000100', invoiceDate: '2026-11-02' }
const back = [line(1, 'N40: 9 m³ invoiced, 8.5 m³ delivered', '-0.5', '154.4', { doNumber: null })]

const DOCUMENTS: Record<string, EInvoice> = {
  'an invoice': invoice([
    ...concrete,
    line(3, 'Waiting', '17', '2.35', { unit: 'min' }),
    line(4, 'Cylinder test', '2', '55', { unit: 'set', doNumber: null }),
  ]),
  'an invoice with a price agreed lower and concrete returned': invoice([
    ...concrete,
    line(3, 'Goodwill', '1', '-100', { unit: 'each', doNumber: null }),
    line(4, 'Returned concrete 1.50 m³', '-1.5', '154.4'),
  ]),
  'an invoice across a change of the GST rate': invoice([
    concrete[0]!,
    line(2, 'N40 Grade 40', '7.25', '154.4', { gstPercent: '10.00' }),
  ]),
  'an invoice without GST and without a purchase order': invoice(
    [line(1, 'N40 Grade 40, delivered to a ship for export', '9', '154.4', { gstPercent: '0', gstCode: 'ZR' })],
    { purchaseOrderNo: null, site: null },
  ),
  ...Object.fromEntries(
    GST_CODES.filter(code => !GST_TREATMENTS[code].charged).flatMap(code => {
      const free = concrete.map(of => ({ ...of, gstPercent: '0', gstCode: code }))
      const gstSource = `${GST_TREATMENTS[code].name} (${code}), project Quay, from 01/11/2026: approval no. 7`
      const returned = back.map(of => ({ ...of, gstPercent: '0', gstCode: code }))
      return [
        [`an invoice treated as ${code}`, invoice(free, { gstSource })],
        [`an invoice with a part treated as ${code}`, invoice([free[0]!, concrete[1]!], { gstSource })],
        [
          `a credit note treated as ${code}`,
          invoice(returned, {
            ...{ kind: 'credit_note', invoiceNo: 'CN-2026-000010', noteOn, reason: 'Weighed again', gstSource },
          }),
        ],
      ]
    }),
  ),
  'a debit note': invoice([line(1, 'N40: 8.5 m³ invoiced, 9 m³ delivered', '0.5', '154.4', { doNumber: null })], {
    kind: 'debit_note',
    invoiceNo: 'DN-2026-000004',
    noteOn,
    reason: 'Weighed again',
  }),
  'a credit note': invoice(back, {
    kind: 'credit_note',
    invoiceNo: 'CN-2026-000009',
    noteOn,
    reason: 'Weighed again at the plant',
  }),
}

/** The same bill as its row has it for the paper. */
const paperFrom = (of: EInvoice): PrintedInvoice => ({
  ...{ invoiceNo: of.invoiceNo, kind: of.kind, purchaseOrderNo: of.purchaseOrderNo, gstSource: of.gstSource },
  ...{ customerName: of.buyer.name, customerCode: of.buyer.code, address: of.buyer.address },
  ...{ registrationNo: of.buyer.registration, projectName: of.project.name },
  ...{ invoiceDate: of.invoiceDate, dueDate: of.dueDate, fromDate: of.fromDate, toDate: of.toDate },
  ...{ quantity: '0', subtotal: of.subtotal, gst: of.gst, total: of.total, gstPercent: of.taxes[0]!.percent },
  gstTotals: of.taxes.map(({ percent, code, taxable, gst }) => ({ percent, code, subtotal: taxable, gst })),
  lines: of.lines.map(each => ({
    ...each,
    ...{ id: String(each.place), kind: 'product', deliveredOn: null, siteName: null, orderNo: null },
  })),
  noteOn: of.noteOn && { ...of.noteOn, doNumber: null, revision: null, emodNo: null, reason: of.reason },
})

describe('documents of Peppol PINT Singapore', () => {
  test.for(Object.entries(DOCUMENTS))('%s passes every official rule', async ([, of]) => {
    expect(eInvoiceNeeds(of)).toEqual([])
    expect(await violations(eInvoiceXml(of))).toEqual([])
  })

  test.for(Object.entries(DOCUMENTS))('%s says the amounts that its PDF shows', async ([, of]) => {
    const paper = paperFrom(of)
    const pdf = await paperOf(paper, of.seller)
    expect(otherFigures(eInvoiceXml(of), pdf, paper)).toEqual([])
    // Read from the page, not from what the page is made of.
    const dearer = { ...paper, total: amount(decimal(paper.total).plus(1)) }
    expect(otherFigures(eInvoiceXml(of), await paperOf(dearer, of.seller), paper)).toHaveLength(1)
  })

  test('what the rules refuse is refused: a total that is a cent off, a price below zero', async () => {
    const right = eInvoiceXml(DOCUMENTS['an invoice']!)
    const payable = right.replace(/(<cbc:PayableAmount[^>]*>)[\d.]+/, '$11.00')
    const below = right.replace(/(<cbc:PriceAmount[^>]*>)2.35/, '$1-2.35')
    expect((await violations(payable)).map(of => of.id)).toContain('ibr-co-16')
    expect((await violations(below)).map(of => of.id)).toContain('ibr-027')
  })

  test('a credit note says with its type what the paper says with its sign', () => {
    const xml = eInvoiceXml(DOCUMENTS['a credit note']!)
    expect(xml).toContain('<cbc:CreditNoteTypeCode>381<')
    expect(xml).toContain('<cbc:PayableAmount currencyID="SGD">84.15<')
    expect(xml).toContain('<cbc:CreditedQuantity unitCode="MTQ">0.5<')
  })

  test('a document says by its code and in words why no tax is charged, part by part', () => {
    const xml = eInvoiceXml(DOCUMENTS['an invoice with a part treated as ZR']!).replaceAll(/>\s+</g, '><')
    expect(xml.match(/<cac:TaxSubtotal>/g)).toHaveLength(2)
    expect(xml).toMatch(
      /<cbc:TaxAmount currencyID="SGD">0.00<.{0,60}<cbc:ID>ZR<\/cbc:ID><cbc:Percent>0<\/cbc:Percent><cbc:TaxExemptionReason>Zero-rated \(ZR\), project Quay, from 01\/11\/2026: approval no. 7</s,
    )
    expect(xml).toMatch(/<cbc:ID>SR<\/cbc:ID><cbc:Percent>9<\/cbc:Percent><cac:TaxScheme>/)
  })

  test('a customer without a UEN or an address is asked for before anything is sent', () => {
    const of = DOCUMENTS['an invoice']!
    expect(eInvoiceNeeds({ ...of, buyer: { ...of.buyer, registration: '12', address: ' ' } })).toEqual([
      'The customer has no valid UEN',
      'The customer has no address',
    ])
  })
})

import { amount, type DecimalText, decimal } from '../kit/money'
import { element, textElement, type XmlElement, xmlDocument } from '../kit/xml'
import type { EInvoice, EInvoiceLine } from './e-invoice'
import { buyerParty, sellerParty } from './e-invoice-party'
import { GST_TREATMENTS, type Gst, gstAt } from './gst'

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:'
/** Peppol PINT billing for Singapore, version 1.4 (docs.peppol.eu, PINT SG Billing: specification identifier ibt-024 and process ibt-023). */
const SPECIFICATION = 'urn:peppol:pint:billing-1@sg-1'
const PROCESS = 'urn:peppol:bis:billing'
const CURRENCY = 'SGD'

/** The document as UBL 2.1: a credit note turns the signs of the paper, a debit note is an invoice of type 383. */
export function eInvoiceXml(of: EInvoice): string {
  const credit = of.kind === 'credit_note'
  // The preceding invoice (ibg-03): what a note corrects, or what was cancelled and is made anew.
  const before = of.noteOn ?? of.replaces
  const root = credit ? 'CreditNote' : 'Invoice'
  const document = element(
    root,
    textElement('cbc:CustomizationID', SPECIFICATION),
    textElement('cbc:ProfileID', PROCESS),
    textElement('cbc:ID', of.invoiceNo),
    textElement('cbc:UUID', of.id),
    textElement('cbc:IssueDate', of.invoiceDate),
    credit ? null : textElement('cbc:DueDate', of.dueDate),
    textElement(`cbc:${root}TypeCode`, credit ? '381' : of.kind === 'debit_note' ? '383' : '380'),
    textElement('cbc:Note', of.reason ?? of.replaces?.remarks ?? null),
    textElement('cbc:DocumentCurrencyCode', CURRENCY),
    textElement('cbc:BuyerReference', of.buyer.code),
    element('cac:InvoicePeriod', textElement('cbc:StartDate', of.fromDate), textElement('cbc:EndDate', of.toDate)),
    element('cac:OrderReference', textElement('cbc:ID', of.purchaseOrderNo)),
    before &&
      element(
        'cac:BillingReference',
        element(
          'cac:InvoiceDocumentReference',
          textElement('cbc:ID', before.invoiceNo),
          textElement('cbc:IssueDate', before.invoiceDate),
        ),
      ),
    credit
      ? // A credit note has no element of its own for the project: PINT puts it here, type 50 (ibt-011).
        element(
          'cac:AdditionalDocumentReference',
          textElement('cbc:ID', of.project.code),
          textElement('cbc:DocumentTypeCode', '50'),
        )
      : element('cac:ProjectReference', textElement('cbc:ID', of.project.code)),
    sellerParty(of.seller),
    buyerParty({ ...of.buyer, contact: of.replaces?.attention ?? null }),
    delivery(of),
    element(
      'cac:PaymentMeans',
      textElement('cbc:PaymentMeansCode', '30', { name: 'Credit transfer' }),
      textElement('cbc:PaymentID', of.invoiceNo),
    ),
    credit ? null : element('cac:PaymentTerms', textElement('cbc:Note', of.seller.bank)),
    taxTotal(of, credit),
    monetaryTotal(of, credit),
    ...of.lines.map(line => lineElement(line, credit)),
  )!
  return xmlDocument(document, {
    xmlns: `${NAMESPACE}${root}-2`,
    'xmlns:cac': `${NAMESPACE}CommonAggregateComponents-2`,
    'xmlns:cbc': `${NAMESPACE}CommonBasicComponents-2`,
  })
}

function delivery({ toDate, project, site }: EInvoice) {
  return element(
    'cac:Delivery',
    textElement('cbc:ActualDeliveryDate', toDate),
    element(
      'cac:DeliveryLocation',
      element(
        'cac:Address',
        textElement('cbc:StreetName', site ?? project.name),
        element('cac:Country', textElement('cbc:IdentificationCode', 'SG')),
      ),
    ),
  )
}

const signed = (value: DecimalText, credit: boolean) => (credit ? decimal(value).negated() : decimal(value)).toFixed()
const money = (name: string, value: DecimalText, credit: boolean) =>
  textElement(name, amount(signed(value, credit)), { currencyID: CURRENCY })

/** The treatment by its code of IRAS (PINT SG, ibt-118), and why no tax is charged (ibt-120) once in the totals. */
const category = ({ percent, code }: Gst, why: string | null = null) => [
  textElement('cbc:ID', code),
  textElement('cbc:Percent', decimal(percent).toFixed()),
  GST_TREATMENTS[code].charged ? null : textElement('cbc:TaxExemptionReason', why),
  element('cac:TaxScheme', textElement('cbc:ID', 'GST')),
]

function taxTotal({ gst, taxes, gstSource }: EInvoice, credit: boolean) {
  return element(
    'cac:TaxTotal',
    money('cbc:TaxAmount', gst, credit),
    ...taxes.map(tax =>
      element(
        'cac:TaxSubtotal',
        money('cbc:TaxableAmount', tax.taxable, credit),
        money('cbc:TaxAmount', tax.gst, credit),
        element('cac:TaxCategory', ...category(tax, gstSource ?? GST_TREATMENTS[tax.code].name)),
      ),
    ),
  )
}

function monetaryTotal({ subtotal, total }: EInvoice, credit: boolean) {
  return element(
    'cac:LegalMonetaryTotal',
    money('cbc:LineExtensionAmount', subtotal, credit),
    money('cbc:TaxExclusiveAmount', subtotal, credit),
    money('cbc:TaxInclusiveAmount', total, credit),
    money('cbc:PayableAmount', total, credit),
  )
}

/** UN/ECE Recommendation 20 of the units that bills are written in; what it does not know is a piece (C62). */
const UNITS: Record<string, string> = {
  'm³': 'MTQ',
  kg: 'KGM',
  t: 'TNE',
  l: 'LTR',
  litre: 'LTR',
  m: 'MTR',
  min: 'MIN',
  h: 'HUR',
  hour: 'HUR',
  day: 'DAY',
  set: 'SET',
  trip: 'E54',
}

/** A price is never below zero (ibr-027): the sign goes to the quantity. */
function lineElement(line: EInvoiceLine, credit: boolean): XmlElement | null {
  const below = decimal(line.unitPrice).isNegative()
  const quantity = signed(below ? decimal(line.quantity).negated().toFixed() : line.quantity, credit)
  return element(
    credit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    textElement('cbc:ID', String(line.place)),
    textElement(credit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', decimal(quantity).toFixed(), {
      unitCode: UNITS[line.unit] ?? 'C62',
    }),
    money('cbc:LineExtensionAmount', line.amount, credit),
    line.doNumber
      ? element(
          'cac:DespatchLineReference',
          textElement('cbc:LineID', '1'),
          element('cac:DocumentReference', textElement('cbc:ID', line.doNumber)),
        )
      : null,
    element(
      'cac:Item',
      textElement('cbc:Name', line.description),
      element('cac:ClassifiedTaxCategory', ...category(gstAt(line.gstPercent, line.gstCode))),
    ),
    element(
      'cac:Price',
      textElement('cbc:PriceAmount', decimal(line.unitPrice).abs().toFixed(), { currencyID: CURRENCY }),
    ),
  )
}

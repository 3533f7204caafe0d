import type { PrintDocument, PrintNode } from '../kit/document'
import { showNumber } from '../kit/figures'
import type { Letterhead } from '../kit/letterhead'
import { isZero } from '../kit/money'
import { GREY, paperFooter, paperHead, paperLabel } from '../kit/paper'
import { spokenDay as day, daysBetween } from '../kit/time'
import { isCustomerAccounted } from './gst'
import { credited, linesTable, oneOf, type PrintedInvoice } from './invoice-lines-table'
import { billWord, invoiceName } from './note'
import { gstRows, isTaxInvoice } from './totals'

/** The tax invoice or a note to one as it is printed and mailed: who, for what, each line, GST and what is due when. */
export function invoiceDocument(of: PrintedInvoice, sender: Letterhead): PrintDocument {
  const name = isStatement(of) ? 'Statement of deliveries' : titleOf(of)
  return {
    title: `${name} ${of.invoiceNo}`,
    content: [
      paperHead(sender, name, of.invoiceNo, { taxNumbers: true }),
      ...(of.noteOn ? [refersTo(of, of.noteOn)] : []),
      ...reissue(of),
      ...(of.customerDocumentNo
        ? [{ text: `Your tax invoice ${of.customerDocumentNo}`, bold: true, margin: [0, 0, 0, 10] }]
        : []),
      {
        columns: [
          {
            stack: [
              paperLabel('Bill to'),
              { text: of.customerName, bold: true },
              ...(of.replaces?.attention ? [`Attention ${of.replaces.attention}`] : []),
              of.address ?? '',
              of.registrationNo ? `UEN ${of.registrationNo}` : '',
              ...(isCustomerAccounted(of.gstTotals) && of.customerGstNo ? [`GST ${of.customerGstNo}`] : []),
              `Account ${of.customerCode}`,
            ],
          },
          {
            stack: [
              paperLabel('Project'),
              { text: of.projectName, bold: true },
              of.purchaseOrderNo ? `Purchase order ${of.purchaseOrderNo}` : '',
              ...oneOf('Site', of.lines, line => line.siteName),
              ...oneOf('Order', of.lines, line => line.orderNo),
            ],
          },
          facts(of),
        ],
        columnGap: 16,
      },
      { margin: [0, 14, 0, 0], ...linesTable(of) },
      {
        margin: [0, 10, 0, 0],
        columns: [
          { width: '*', stack: [...payment(of, sender), ...treatment(of)] },
          { width: 210, ...totals(of) },
        ],
      },
    ],
    footer: paperFooter(`${of.invoiceNo} · ${of.customerName}`),
  }
}

const titleOf = (of: PrintedInvoice) => (of.kind === 'invoice' && isTaxInvoice(of) ? 'Tax invoice' : billWord(of.kind))
/** A note is taxed as its invoice was. */
const invoiceWord = (of: PrintedInvoice) => (isTaxInvoice(of) ? 'tax invoice' : 'invoice')

/** Under a statement it is the customer who issues the tax invoice. */
const isStatement = ({ kind, customerDocumentNo }: PrintedInvoice) =>
  kind === 'self_bill' || (kind === 'invoice' && Boolean(customerDocumentNo))

function refersTo(of: PrintedInvoice, noteOn: NonNullable<PrintedInvoice['noteOn']>) {
  const { invoiceNo, customerDocumentNo, invoiceDate, doNumber, revision, emodNo, reason } = noteOn
  const load = doNumber ? ` · delivery order ${doNumber}, revision ${revision}` : ''
  return {
    stack: [
      {
        text: `Refers to ${invoiceWord(of)} ${invoiceName({ invoiceNo, customerDocumentNo })} of ${day(invoiceDate)}${load}${emodNo ? ` (${emodNo})` : ''}`,
        bold: true,
      },
      ...(reason ? [{ text: `Reason: ${reason}` }] : []),
    ],
    margin: [0, 0, 0, 10],
  }
}

/** An invoice that is cancelled or takes the place of one says so above all else. */
function reissue(of: PrintedInvoice): PrintNode[] {
  const { replaces, cancellation } = of
  const words: string[] = []
  if (cancellation?.noteNo)
    words.push(
      `Cancelled by credit note ${cancellation.noteNo} of ${day(cancellation.noteDate!)}${cancellation.anewInvoiceNo ? `, re-issued as ${cancellation.anewInvoiceNo}` : ''}`,
    )
  if (replaces)
    words.push(
      `Replaces ${invoiceWord(of)} ${replaces.invoiceNo} of ${day(replaces.invoiceDate)}${replaces.noteNo ? `, cancelled by credit note ${replaces.noteNo}` : ''}`,
    )
  return words.map(text => ({ text, bold: true, margin: [0, 0, 0, 10] }))
}

/** A bill that charges less than the standard rate says why, in words that an auditor of the customer can follow. */
function treatment(of: PrintedInvoice): PrintNode[] {
  const owed = of.kind === 'credit_note' ? null : of.customerGst
  // GST (General) Regulations, reg. 11(4)(b): what the customer is to account for is said on the tax invoice, in the words of IRAS.
  const statement = owed
    ? `Sale made under customer accounting. Customer to account for GST of $${showNumber(owed, 2)}.`
    : null
  const words = [of.gstSource, statement].filter(text => text != null)
  return words.length ? [{ stack: [paperLabel('GST'), ...words], margin: [0, 8, 0, 0] }] : []
}

function payment(of: PrintedInvoice, { bank }: Letterhead): PrintNode[] {
  const { kind, invoiceNo, noteOn, replaces } = of
  if (kind === 'self_bill')
    return [
      paperLabel('To match'),
      'You issue the tax invoice for these deliveries, by docket number.',
      { text: `Please quote ${invoiceNo}`, color: GREY },
    ]
  if (kind === 'credit_note')
    return [
      paperLabel('Credit'),
      noteOn ? `Set off against ${invoiceName(noteOn)}` : 'Set off against your account',
      { text: `Please quote ${invoiceNo}`, color: GREY },
    ]
  return [
    ...(replaces?.remarks ? [paperLabel('Remarks'), { text: replaces.remarks, margin: [0, 0, 0, 6] }] : []),
    paperLabel('Payment'),
    bank,
    ...(of.paymentTermSource ? [{ text: `Terms: ${of.paymentTermSource}` }] : []),
    { text: `Please quote ${invoiceNo}`, color: GREY },
  ]
}

const termsOf = ({ invoiceDate, dueDate }: PrintedInvoice) => {
  const days = daysBetween(invoiceDate, dueDate)
  return days ? `${days} days from date` : 'Due on receipt'
}

function facts(of: PrintedInvoice): PrintNode {
  const owes = !['credit_note', 'self_bill'].includes(of.kind)
  const rows = [
    ['Date', day(of.invoiceDate)],
    ...(owes ? [['Due', day(of.dueDate)]] : []),
    ...(owes ? [['Terms', termsOf(of)]] : []),
    ['Period', `${day(of.fromDate)} – ${day(of.toDate)}`],
    ...(isZero(of.quantity) ? [] : [['Concrete', `${showNumber(credited(of, of.quantity), 2)} m³`]]),
  ]
  return {
    layout: 'noBorders',
    table: {
      widths: ['auto', '*'],
      body: rows.map(([name, value]) => [
        { text: name!, color: GREY },
        { text: value!, alignment: 'right' },
      ]),
    },
  }
}

function totals(of: PrintedInvoice): { [part: string]: unknown } {
  const rows: [string, string, boolean][] = [
    ['Subtotal', credited(of, of.subtotal), false],
    ...gstRows(of).map(({ label: name, gst }): [string, string, boolean] => [name, credited(of, gst), false]),
    [of.kind === 'credit_note' ? 'Total credit S$' : 'Total S$', credited(of, of.total), true],
  ]
  return {
    layout: 'lightHorizontalLines',
    table: {
      widths: ['*', 'auto'],
      body: rows.map(([name, value, bold]) => [
        { text: name, bold, fontSize: bold ? 11 : 9 },
        { text: showNumber(value, 2), bold, alignment: 'right', fontSize: bold ? 11 : 9 },
      ]),
    },
  }
}

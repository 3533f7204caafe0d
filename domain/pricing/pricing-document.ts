import { type Gst, gstRate } from '../billing/gst'
import type { PrintNode } from '../kit/document'
import { showNumber } from '../kit/figures'
import type { Letterhead } from '../kit/letterhead'
import { type DecimalText, decimal, isPositive } from '../kit/money'
import { GREY, paperHead, paperLabel } from '../kit/paper'
import { type PlainDate, spokenDay } from '../kit/time'
import { bandWords } from './banded-price'
import type { Escalation } from './escalation'
import type { TermFigures } from './terms'

type Charge = Pick<TermFigures, 'unitPrice' | 'freeAllowance' | 'minimum' | 'maximum' | 'bands' | 'escalation'> & {
  name: string
  unit: string
  /** What it follows, where it follows an index. */
  indexName: string | null
}
export type PrintedQuote = {
  pricingReference: string
  revision: number
  status: string
  superseded: string | null
  quotedOn: PlainDate
  fromDate: PlainDate
  toDate: PlainDate | null
  customerName: string
  customerCode: string
  address: string | null
  registrationNo: string | null
  projectName: string
  paymentDays: number
  gst: Gst
  /** m³; a load below it is a part load. */
  minimumLoad: DecimalText
  preparedBy: string | null
  lines: readonly { productCode: string; name: string; unitPrice: DecimalText }[]
  charges: readonly Charge[]
}

/** A quote as the customer gets it: an offer of the company with all that a load may cost, never costs and margins. */
export const quoteContent = (quote: PrintedQuote, sender: Letterhead): PrintNode[] => [
  paperHead(sender, 'Quotation', `${quote.pricingReference}, revision ${quote.revision}`, { taxNumbers: true }),
  ...noOffer(quote),
  {
    columns: [
      {
        stack: [
          paperLabel('To'),
          { text: quote.customerName, bold: true },
          quote.address ?? '',
          quote.registrationNo ? `UEN ${quote.registrationNo}` : '',
          `Account ${quote.customerCode}`,
        ],
      },
      { stack: [paperLabel('Project'), { text: quote.projectName, bold: true }] },
      facts(quote),
    ],
    columnGap: 16,
  },
  heading('Concrete'),
  table(
    ['auto', '*', 'auto'],
    ['Product', 'Description', right('S$ per m³')],
    quote.lines.map(line => [line.productCode, line.name, price(line.unitPrice)]),
  ),
  ...(quote.charges.length
    ? [
        heading('Add-ons, surcharges and services'),
        table(
          ['*', '*', 'auto', 'auto'],
          ['Item', 'Conditions', 'Unit', right('S$ per unit')],
          quote.charges.map(of => [of.name, conditions(of), of.unit, of.escalation ? right('') : price(of.unitPrice)]),
        ),
      ]
    : []),
  {
    text: `Prices before GST, now ${gstRate(quote.gst)}. Minimum load ${plain(quote.minimumLoad)} m³; a smaller one is a part load. Each load is charged at the prices of its day of delivery.`,
    margin: [0, 12, 0, 0],
  },
  acceptance(quote),
]

function noOffer({ status, superseded }: PrintedQuote): PrintNode[] {
  const words =
    status === 'approved'
      ? superseded &&
        (superseded === 'wholly' ? 'Replaced by a later quotation' : 'Partly replaced by a later quotation')
      : status === 'draft' || status === 'submitted'
        ? 'Draft: no offer before it is approved'
        : 'No longer valid'
  return words ? [{ text: words, bold: true, margin: [0, 0, 0, 10] }] : []
}

const heading = (text: string): PrintNode => ({ text, bold: true, fontSize: 11, margin: [0, 16, 0, 4] })
const plain = (value: DecimalText) => showNumber(decimal(value).toString())
const right = (text: string) => ({ text, alignment: 'right' })
const price = (text: DecimalText) => right(showNumber(text, 2))

function facts(quote: PrintedQuote): PrintNode {
  const rows = [
    ['Date', spokenDay(quote.quotedOn)],
    ['Valid from', spokenDay(quote.fromDate)],
    ['Valid to', quote.toDate ? spokenDay(quote.toDate) : 'further notice'],
    ['Payment', quote.paymentDays ? `${quote.paymentDays} days from invoice` : 'On receipt of invoice'],
    ...(quote.preparedBy ? [['Prepared by', quote.preparedBy]] : []),
  ]
  return {
    stack: rows.map(([name, value]) => ({
      columns: [{ text: name, color: GREY, width: 62 }, { text: value }],
    })),
  }
}

function conditions({ freeAllowance, minimum, maximum, unit, bands, escalation, indexName }: Charge): string {
  if (escalation) return agreedIndex(escalation, indexName)
  const of = (value: DecimalText | null, words: (quantity: string) => string) =>
    value && isPositive(value) ? [words(`${plain(value)} ${unit}`)] : []
  const limits = [
    ...of(freeAllowance, quantity => `first ${quantity} free`),
    ...of(minimum, quantity => `at least ${quantity}`),
    ...of(maximum, quantity => `at most ${quantity}`),
    ...(bands ?? []).map(band => `${bandWords(band)} S$${showNumber(band.unitPrice, 2)}`),
  ].join(', ')
  return limits.charAt(0).toUpperCase() + limits.slice(1)
}

/** What follows an index has no price of its own: "6 % of concrete by Diesel, base 2.42, beyond ±3 %". */
function agreedIndex({ sharePercent, base, withinPercent }: Escalation, indexName: string | null): string {
  const beyond = isPositive(withinPercent) ? `, beyond ±${plain(withinPercent)} %` : ''
  return `${plain(sharePercent)} % of concrete by ${indexName ?? 'index'}, base ${plain(base)}${beyond}`
}

const table = (widths: string[], titles: PrintNode[], rows: PrintNode[][]): PrintNode => ({
  table: {
    headerRows: 1,
    widths,
    dontBreakRows: true,
    body: [
      titles.map(title => (typeof title === 'string' ? { text: title, bold: true } : { ...title, bold: true })),
      ...rows,
    ],
  },
  layout: 'lightHorizontalLines',
})

/** The customer signs on the page that has the last price. */
const acceptance = ({ customerName }: PrintedQuote): PrintNode => ({
  unbreakable: true,
  margin: [0, 28, 0, 0],
  stack: [
    { text: `Accepted for ${customerName}`, bold: true, margin: [0, 0, 0, 34] },
    {
      columns: ['Name', 'Signature and stamp', 'Date'].map(text => ({
        stack: [
          { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 150, y2: 0, lineWidth: 0.5, lineColor: '#8A94A3' }] },
          { text, color: GREY, fontSize: 8, margin: [0, 3, 0, 0] },
        ],
      })),
      columnGap: 16,
    },
  ],
})

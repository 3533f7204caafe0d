import type { PrintDocument, PrintNode } from '../kit/document'
import { showNumber } from '../kit/figures'
import { amount, decimal, isPositive, isZero } from '../kit/money'
import { spokenDay as day } from '../kit/time'
import type { Sender } from './invoice-document'
import { AGE_LABELS, AGES, type Ageing, daysLate, type OpenItem } from './receivable'

export type Statement = {
  customerName: string
  customerCode: string
  address: string | null
  day: string
  items: readonly OpenItem[]
  ageing: Ageing
}

const GREY = '#4B5563'
const BRAND = '#0F5F73'

/** The account of a customer on a day: each open bill, how late it is, and what is to be paid after all credits. */
export function statementDocument(of: Statement, sender: Sender): PrintDocument {
  const title = `Statement of account ${of.customerCode}`
  return {
    title,
    content: [
      {
        columns: [
          {
            stack: [
              { text: sender.name, fontSize: 13, bold: true, color: BRAND },
              { text: sender.address, color: GREY },
              { text: `UEN ${sender.registration} · GST ${sender.gstNo}`, color: GREY },
            ],
          },
          {
            stack: [
              { text: 'Statement of account', fontSize: 17, bold: true, alignment: 'right' },
              { text: `As at ${day(of.day)}`, fontSize: 12, alignment: 'right' },
            ],
          },
        ],
      },
      {
        margin: [0, 18, 0, 12],
        stack: [{ text: of.customerName, bold: true }, of.address ?? '', `Account ${of.customerCode}`],
      },
      of.items.length ? itemsTable(of) : { text: 'There are no open invoices.' },
      { margin: [0, 14, 0, 0], ...ageingTable(of.ageing) },
      { margin: [0, 14, 0, 0], text: balanceLine(of.ageing), bold: true, fontSize: 11 },
      { margin: [0, 14, 0, 0], stack: [{ text: 'Payment', color: GREY, fontSize: 8 }, sender.bank] },
    ],
    footer: (page, pages) => ({
      margin: [40, 8],
      columns: [
        { text: `${title} · ${of.customerName}`, color: GREY, fontSize: 8 },
        { text: `Page ${page} of ${pages}`, alignment: 'right', color: GREY, fontSize: 8 },
      ],
    }),
  }
}

function itemsTable({ items, day: on }: Statement): PrintNode {
  const head = ['Invoice', 'Project', 'Date', 'Due', 'Days late', 'Amount S$', 'Settled S$', 'Open S$']
  const body = items.map(item => {
    const late = daysLate(item.dueDate, on)
    return [
      item.invoiceNo,
      item.purchaseOrderNo ? `${item.projectName}, PO ${item.purchaseOrderNo}` : item.projectName,
      day(item.invoiceDate),
      day(item.dueDate),
      right(late ? String(late) : ''),
      right(figure(item.total)),
      right(figure(amount(decimal(item.total).minus(item.open)))),
      right(figure(item.open)),
    ]
  })
  return {
    layout: 'lightHorizontalLines',
    fontSize: 8.5,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [78, '*', 50, 50, 26, 58, 54, 58],
      body: [
        head.map((text, at) => ({ text, bold: true, fontSize: 8, color: GREY, alignment: at > 3 ? 'right' : 'left' })),
        ...body,
      ],
    },
  }
}

function ageingTable(of: Ageing): { [part: string]: unknown } {
  const cells: [string, string][] = [
    ...AGES.map((age): [string, string] => [AGE_LABELS[age], of[age]]),
    ...(isZero(of.credit)
      ? []
      : [['Payments not allocated', amount(decimal(of.credit).negated())] as [string, string]]),
  ]
  return {
    layout: 'lightHorizontalLines',
    table: {
      widths: cells.map(() => '*'),
      body: [
        cells.map(([text]) => ({ text, bold: true, fontSize: 8, color: GREY, alignment: 'right' })),
        cells.map(([, value]) => right(figure(value))),
      ],
    },
  }
}

const balanceLine = ({ balance, overdue }: Ageing): string =>
  isPositive(balance)
    ? `Balance S$ ${figure(balance)}${isPositive(overdue) ? `, of which S$ ${figure(overdue)} is overdue` : ''}`
    : `Balance S$ ${figure(balance)}: nothing to pay`

const right = (text: string): PrintNode => ({ text, alignment: 'right' })
const figure = (value: string) => showNumber(value, 2)

import type { PrintDocument, PrintNode } from '../kit/document'
import { showMoney, showNumber } from '../kit/figures'
import type { Letterhead } from '../kit/letterhead'
import { amount, decimal, isPositive, isZero } from '../kit/money'
import { GREY, paperFooter, paperHead } from '../kit/paper'
import { spokenDay as day } from '../kit/time'
import { invoiceName } from './note'
import { AGE_LABELS, AGES, type Ageing, daysLate, type OpenItem } from './receivable'

export type Statement = {
  customerName: string
  customerCode: string
  address: string | null
  day: string
  items: readonly OpenItem[]
  ageing: Ageing
}

/** The account of a customer on a day: each open bill, how late it is, and what is to be paid after all credits. */
export function statementDocument(of: Statement, sender: Letterhead): PrintDocument {
  const title = `Statement of account ${of.customerCode}`
  return {
    title,
    content: [
      paperHead(sender, 'Statement of account', `As at ${day(of.day)}`, { taxNumbers: true }),
      {
        margin: [0, 0, 0, 12],
        stack: [{ text: of.customerName, bold: true }, of.address ?? '', `Account ${of.customerCode}`],
      },
      of.items.length ? itemsTable(of) : { text: 'There are no open invoices.' },
      { margin: [0, 14, 0, 0], ...ageingTable(of.ageing) },
      { margin: [0, 14, 0, 0], text: balanceLine(of.ageing), bold: true, fontSize: 11 },
      { margin: [0, 14, 0, 0], stack: [{ text: 'Payment', color: GREY, fontSize: 8 }, sender.bank] },
    ],
    footer: paperFooter(`${title} · ${of.customerName}`),
  }
}

function itemsTable({ items, day: on }: Statement): PrintNode {
  const head = ['Invoice', 'Project', 'Date', 'Due', 'Days late', 'Amount S$', 'Settled S$', 'Open S$']
  const body = items.map(item => {
    const late = daysLate(item.dueDate, on)
    return [
      invoiceName(item),
      item.purchaseOrderNo ? `${item.projectName}, PO ${item.purchaseOrderNo}` : item.projectName,
      day(item.invoiceDate),
      day(item.dueDate),
      right(late ? String(late) : ''),
      right(showNumber(item.total, 2)),
      right(showNumber(amount(decimal(item.total).minus(item.open)), 2)),
      right(showNumber(item.open, 2)),
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
        cells.map(([, value]) => right(showNumber(value, 2))),
      ],
    },
  }
}

const balanceLine = ({ balance, overdue }: Ageing): string =>
  isPositive(balance)
    ? `Balance ${showMoney(balance)}${isPositive(overdue) ? `, of which ${showMoney(overdue)} is overdue` : ''}`
    : `Balance ${showMoney(balance)}: nothing to pay`

const right = (text: string): PrintNode => ({ text, alignment: 'right' })

import { GST_CODES, usualGst } from '~/domain/billing/gst'
import type { CommercialNote } from '~/domain/billing/invoice-note'
import { commercialLines } from '~/domain/billing/invoice-note-lines'
import type { InvoicedItem } from '~/domain/billing/invoiced-items'
import { billWord, noteKind } from '~/domain/billing/note'
import { type GstTotal, totalsOf } from '~/domain/billing/totals'
import { amount, decimal, sum } from '~/domain/kit/money'
import { Fault } from '~/domain/kit/problem'

type Fields = Record<string, string>

export function readNote(form: FormData): { fields: Fields; key: string } {
  const fields: Fields = {}
  for (const [name, value] of form) if (typeof value === 'string' && !name.startsWith('_')) fields[name] = value.trim()
  return { fields, key: String(form.get('_key') ?? '') }
}

const plain = (text: string | undefined) => (text ?? '').replaceAll(',', '').trim()

/** The fields of the form as the call takes them; what is blank is not asked. */
export function askedOf(fields: Fields): CommercialNote {
  const ids = new Set(
    Object.keys(fields).flatMap(name =>
      /^(quantity|unitPrice)\./.test(name) && plain(fields[name]) ? [name.split('.')[1]!] : [],
    ),
  )
  const lines = [...ids].map(lineId => {
    const [quantity, unitPrice] = [plain(fields[`quantity.${lineId}`]), plain(fields[`unitPrice.${lineId}`])]
    return { lineId, ...(quantity ? { quantity } : {}), ...(unitPrice ? { unitPrice } : {}) }
  })
  const { description = '', direction = 'credit', gst = '', reason = '', text = '' } = fields
  const value = plain(fields.amount)
  // The choice is a rate and a treatment, as the list of the form has them.
  const [gstPercent = '0', code] = gst.split(' ')
  const gstCode = GST_CODES.find(of => of === code)
  return {
    reason: reason as CommercialNote['reason'],
    text,
    lines,
    lumpSums: value
      ? [{ description, direction: direction as 'credit' | 'debit', amount: value, gstPercent, gstCode }]
      : [],
  }
}

type Basis = {
  items: InvoicedItem[]
  gstPercent: string
  gstTotals: GstTotal[]
  notes: { total: string; invoiceNo: string | null }[]
  total: string
}

/** What the note comes to as it is typed, by the same rule that makes it. */
export function noteTotals(of: Basis, fields: Fields) {
  const asked = askedOf(fields)
  if (!asked.lines.length && !asked.lumpSums.length) return { problem: 'Change a line or enter a lump sum.' }
  try {
    const lines = commercialLines(
      of.items.map(item => ({ ...item, issued: true, reason: null, correctsLineId: null })),
      asked,
    )
    const { subtotal, gst, total } = totalsOf(lines, usualGst(of))
    const unsigned = (value: string) => decimal(value).abs().toFixed(2)
    const now = sum([of.total, ...of.notes.flatMap(note => (note.invoiceNo ? [note.total] : []))])
    return {
      word: billWord(noteKind(total)),
      subtotal: unsigned(subtotal),
      gst: unsigned(gst),
      total: unsigned(total),
      after: amount(now.plus(total)),
    }
  } catch (error) {
    return { problem: error instanceof Fault ? error.message : 'Enter figures only.' }
  }
}

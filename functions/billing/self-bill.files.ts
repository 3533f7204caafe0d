import { exceptionsOfDraft } from '~/db/billing/draft-exception'
import { getSeenDraft } from '~/db/billing/invoice-draft'
import { searchSelfBills, seenSelfBill, selfBill } from '~/db/billing/self-bill'
import { printedSelfBill } from '~/db/billing/self-bill-paper'
import { contactsOf } from '~/db/customers/contact'
import { lettersAbout } from '~/db/kit/letter'
import { settingOn } from '~/db/kit/setting'
import { newestLines } from '~/db/kit/trail'
import { isOpenException } from '~/domain/billing/draft-exception'
import { SendAgain } from '~/domain/billing/invoice'
import { invoiceDocument } from '~/domain/billing/invoice-document'
import { SelfBillDocument, SelfBillSearch, SelfBillSend } from '~/domain/billing/self-bill'
import { SELF_BILL_COLUMNS, type SelfBillFileRow } from '~/domain/billing/self-bill-import'
import { type MatchedLine, type MatchState, matchSums } from '~/domain/billing/self-bill-match'
import { Id } from '~/domain/kit/shape'
import { differencesOf, takeSelfBill } from '~/workflows/billing/match-self-bill'
import { type FileSelfBill, matchSelfBills, saveSelfBillOfFile } from '~/workflows/billing/match-self-bill-file'
import { sendLetterAgain } from '~/workflows/billing/send-letter-again'
import { sendSelfBills } from '~/workflows/billing/send-self-bill'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { importRoutes } from '../kit/import/import-routes'
import type { Importable } from '../kit/import/noun'
import { pdf } from '../kit/pdf'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const importedSelfBills: Importable<SelfBillFileRow, FileSelfBill> = {
  noun: 'self_bill',
  title: 'Invoices of customers',
  template: 'self-billed-invoices',
  columns: SELF_BILL_COLUMNS,
  most: 2000,
  keyOf: row => JSON.stringify([row.statementNo, row.docketNo, row.description, row.quantity, row.amount]),
  keyColumn: 'docketNo',
  match: ({ sql, person, now }, rows) => matchSelfBills(sql, person, now, rows),
  save: saveSelfBillOfFile,
}

/** Statements to customers who issue the invoices themselves, and their own documents beside them. */
export const selfBillFiles = area()
  .route('/', importRoutes('/self-bill/import', importedSelfBills))
  .get('/self-bill', may('GET /self-bill'), query(SelfBillSearch), async c =>
    c.json(await searchSelfBills(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post('/self-bill/send', may('POST /self-bill/send', 'once'), body(SelfBillSend), async c =>
    c.json({ results: await write(c, work => sendSelfBills(work, c.var.parts.queue, c.req.valid('json'))) }),
  )
  .get('/self-bill/:id', may('GET /self-bill/:id'), param(Id), async c =>
    c.json(await detailOf(c, c.req.valid('param').id)),
  )
  .get('/self-bill/:id/pdf', may('GET /self-bill/:id/pdf'), param(Id), async c => {
    const { id, statementNo } = await seenSelfBill(sqlOf(c), personOf(c), c.req.valid('param').id)
    const printed = await printedSelfBill(sqlOf(c), personOf(c), await selfBill.get(sqlOf(c), id))
    const sender = await settingOn(sqlOf(c), 'company.letterhead', printed.invoiceDate)
    const bytes = await pdf(invoiceDocument(printed, sender))
    return attachment(c, { name: `statement_${statementNo}.pdf`, type: 'application/pdf', bytes })
  })
  .post(
    '/self-bill/:id/letter-again',
    may('POST /self-bill/:id/letter-again', 'once'),
    param(Id),
    body(SendAgain),
    async c => {
      const { id, customerId } = await seenSelfBill(sqlOf(c), personOf(c), c.req.valid('param').id)
      const about = { customerId, subjectId: id }
      return c.json(await write(c, work => sendLetterAgain(work, c.var.parts.queue, about, c.req.valid('json'))))
    },
  )
  .put(
    '/self-bill/:id/document',
    may('PUT /self-bill/:id/document', 'once'),
    param(Id),
    body(SelfBillDocument),
    async c => {
      const { id } = await seenSelfBill(sqlOf(c), personOf(c), c.req.valid('param').id)
      await write(c, async work => {
        const { version } = await takeSelfBill(work, id, c.req.valid('json'))
        return { id, version }
      })
      return c.json(await detailOf(c, id))
    },
  )

/** Before the customer's invoice is here there is nothing to compare. */
type ShownLine = Omit<MatchedLine, 'state'> & { state: MatchState | null }

async function detailOf(c: Ctx, id: string) {
  const [sql, person] = [sqlOf(c), personOf(c)]
  const seen = await seenSelfBill(sql, person, id)
  const bill = await selfBill.get(sql, id)
  const draft = await getSeenDraft(sql, person, bill.draftId)
  const { rows } = await differencesOf(sql, draft, bill)
  const [exceptions, letters, contacts, history] = await Promise.all([
    exceptionsOfDraft(sql, bill.draftId),
    lettersAbout(sql, id),
    contactsOf(sql, person, bill.customerId),
    newestLines(sql, { subject: 'self_bill', subjectId: id }, 50),
  ])
  const { subtotal, gst, documentSubtotal, documentGst, linesHash } = bill
  return {
    ...seen,
    ...{ subtotal, gst, documentSubtotal, documentGst },
    /** What the draft says is not what was sent. */
    changed: linesHash !== draft.linesHash,
    draftTotal: draft.total,
    rows: rows.map((row): ShownLine => ({ ...row, state: bill.documentNo ? row.state : null })),
    sums: matchSums(rows),
    exceptions: exceptions.filter(of => of.kind === 'self_billed' && isOpenException(of)),
    letters,
    contacts: contacts.map(({ id: contactId, name, jobTitle, email }) => ({ id: contactId, name, jobTitle, email })),
    history,
  }
}

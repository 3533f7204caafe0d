import { expect } from 'vitest'
import { approve, go, reject, said, shows } from './kit/commands'
import type { Story } from './kit/story'
import { DAY_SHOWN, PROJECT } from './words'

const INBOX = '/sales-management/invoice-draft/overview'
/**
 * 13 × 9.00 + 8.60 m³ at 132.00; pump 6.50 a m³; ice 10 kg a m³ at 0.45, as dosed before the correction; two sets of
 * cylinders at 60.00; 9.00 a m³ for two loads batched before 06:30; 25 minutes of waiting beyond the free hour at 2.20.
 */
const LINES = {
  product: { 'N40-20-100': 16_579.2 },
  sub_product: { Pump: 816.4, Cylinder: 120, 'After hours': 162, Waiting: 55 },
  associate: { ice: 567 },
}
const TOTAL = 'S$19,946.56'

type Draft = { id: string; version: number; projectId: string; status: string; total: string }

/** The delivered loads of a week become drafts; ours is right to the cent. */
export async function makeDrafts({ as, ask, facts }: Story): Promise<void> {
  const finance = await as('finance_ar')
  await go(finance, '/billing/invoice/invoice-generate')
  await finance.getByRole('textbox', { name: 'From' }).fill('16/11/2026')
  await finance.getByRole('textbox', { name: 'To', exact: true }).fill(DAY_SHOWN)
  await finance.getByRole('button', { name: 'Generate drafts' }).click()
  await finance.getByText(/^\d+ drafts?, S\$/).waitFor({ timeout: 90_000 })
  const { rows } = (await ask('finance_ar', 'POST', '/invoice-draft/list', { status: 'collecting', limit: 200 })).body
  const draft = rows.find((row: Draft) => row.projectId === facts.projectId)
  facts.draftId = draft.id
  // The day still runs: the sales manager sends it on before it ends.
  const early = { version: draft.version, submit: true }
  expect((await ask('sales_manager', 'PUT', `/invoice-draft/${draft.id}`, early)).body).toMatchObject({
    status: 'with_sales',
  })
  const { body } = await ask('finance_ar', 'GET', `/invoice-draft/${facts.draftId}`)
  for (const [kind, parts] of Object.entries(LINES))
    for (const [name, amount] of Object.entries(parts)) {
      const own = body.lines.filter(
        (line: { kind: string; description: string }) =>
          line.kind === kind && line.description.toLowerCase().includes(name.toLowerCase()),
      )
      const sum = own.reduce(
        (cents: number, line: { amount: string }) => cents + Math.round(Number(line.amount) * 100),
        0,
      )
      expect([name, sum]).toEqual([name, Math.round(amount * 100)])
    }
  expect(body).toMatchObject({
    ...{ quantity: '125.60', subtotal: '18299.60', gst: '1646.96', total: '19946.56', exceptions: [] },
  })
}

/** A rejection says why and sends it back; three persons then approve in order, the CEO several at once with their sum. */
export async function climb(story: Story): Promise<void> {
  const { as, ask, facts } = story
  await approve(await as('salesperson'), INBOX, PROJECT, TOTAL)
  const early = await ask('ceo', 'PUT', '/invoice-draft/approve', { drafts: [await versionOf(story)] })
  expect(early.status).not.toBe(200)
  await reject(await as('sales_manager'), INBOX, PROJECT, 'Name the gate')

  const seller = await as('salesperson')
  await go(seller, `/sales-management/invoice-draft/edit?id=${facts.draftId}`)
  await shows(seller, 'Sent back', '“Name the gate”')
  await seller.getByRole('button', { name: 'Save and submit' }).click()
  await said(seller, / saved$/)
  await approve(seller, INBOX, PROJECT, TOTAL)
  await approve(await as('sales_manager'), INBOX, PROJECT, TOTAL)

  const ceo = await as('ceo')
  await go(ceo, INBOX)
  const queue = ceo.getByRole('region', { name: 'Queue' })
  const { rows } = (await ask('ceo', 'POST', '/invoice-draft/list', { status: 'with_ceo', limit: 200 })).body
  const other = rows.find((row: Draft) => row.id !== facts.draftId)
  const sum = shownMoney((Math.round(Number(other.total) * 100) + 1_994_656) / 100)
  await queue.getByRole('checkbox', { name: `Select ${PROJECT}` }).check()
  await queue
    .getByRole('checkbox', { name: `Select ${other.projectName}` })
    .first()
    .check()
  await said(ceo, `2 selected, ${sum}`)
  await ceo.getByRole('button', { name: 'Approve 2' }).click()
  const dialog = ceo.getByRole('dialog', { name: 'Approve 2 at once' })
  await shows(dialog, `Together ${sum}.`, PROJECT, TOTAL)
  await dialog.getByRole('button', { name: 'Approve 2' }).click()
  await said(ceo, '2 of 2 approved')
  const { body } = await ask('ceo', 'GET', `/invoice-draft/${facts.draftId}`)
  expect(body).toMatchObject({ status: 'approved', total: '19946.56' })
  const last = body.approvals.slice(-3)
  expect(last.map((of: { level: number }) => of.level)).toEqual([1, 2, 3])
  expect(new Set(last.map((of: { approverName: string }) => of.approverName)).size).toBe(3)
}

async function versionOf({ ask, facts }: Story) {
  const { id, version } = (await ask('admin', 'GET', `/invoice-draft/${facts.draftId}`)).body
  return { id, version }
}

const shownMoney = (value: number) =>
  `S$${value.toLocaleString('en-SG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** One approved draft becomes an invoice with the next number and the same sums. */
export async function makeInvoice({ as, ask, facts }: Story): Promise<void> {
  const finance = await as('finance_ar')
  await go(finance, '/billing/invoice/invoice-generate')
  for (const box of await finance.getByRole('checkbox').all()) await box.uncheck()
  await finance.getByRole('checkbox', { name: PROJECT }).check()
  await finance.getByRole('button', { name: 'Generate 1 invoice', exact: true }).click()
  await finance.getByText('1 of 1 generated').waitFor()
  const text = (await finance.getByText(/^INV-\d{4}-\d{6}, /).textContent())!
  expect(text).toContain(TOTAL)
  facts.invoiceNo = text.split(',')[0]!
  const { body } = await ask('finance_ar', 'GET', `/invoice/${facts.invoiceNo}`)
  facts.invoiceId = body.id
  expect(body).toMatchObject({
    ...{ quantity: '125.60', subtotal: '18299.60', gst: '1646.96', total: '19946.56', sentAt: null },
  })
  expect(body.lines.filter((line: { kind: string }) => line.kind === 'product')).toHaveLength(14)
  const again = await ask('finance_ar', 'POST', '/invoice/generate', {
    ...{ invoiceDate: '2026-11-21', draftIds: [facts.draftId] },
  })
  expect(again.body.results?.[0]?.ok ?? false).toBe(false)
}

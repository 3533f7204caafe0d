import { expect } from 'vitest'
import { sendRequest, typeQuantity } from './correction'
import { approve, fetched, go, said, shows } from './kit/commands'
import type { Story } from './kit/story'
import { MAILBOX, PROJECT } from './words'

/** The invoice leaves once, as PDF, to the stored contact that takes invoices. */
export async function mailInvoice({ as, facts }: Story): Promise<void> {
  const finance = await as('finance_ar')
  await go(finance, `/billing/invoice/${facts.invoiceNo}`)
  const paper = await fetched(finance, `/files/invoice/${facts.invoiceId}/download`)
  expect(paper.body.subarray(0, 5).toString()).toBe('%PDF-')
  await finance.getByRole('button', { name: 'E-mail invoice' }).click()
  await finance.getByRole('dialog').getByRole('button', { name: 'E-mail invoice' }).click()
  await said(finance, `${facts.invoiceNo} is on its way`)
  const letter = finance.getByRole('article').filter({ hasText: facts.invoiceNo })
  await expect
    .poll(
      async () => {
        await go(finance, '/mailbox')
        return letter.count()
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(1)
  await shows(letter, `To ${MAILBOX}`, 'S$19,946.56', `With invoice_${facts.invoiceNo}.pdf`)
  await go(finance, `/billing/invoice/${facts.invoiceNo}`)
  await shows(finance, 'Sent', MAILBOX)
}

/** Everything that was not exported goes into one file; there is no second one. */
export async function exportOnce({ as, ask, facts }: Story): Promise<void> {
  const finance = await as('finance_ar')
  await go(finance, '/billing/invoice/export-invoice')
  await finance.getByRole('button', { name: /^Export \d+ invoices?$/ }).click()
  await finance.getByText('The file is being prepared').waitFor()
  expect(await finance.getByRole('button', { name: 'Export 0 invoices' }).isDisabled()).toBe(true)
  const exportNo = (await finance.getByRole('status').getByRole('strong').first().textContent())!
  const twice = await ask('finance_ar', 'POST', '/invoice/export', { toDate: '2026-11-21' })
  expect([twice.status, twice.body.facts?.rule]).toEqual([409, 'exported-once'])
  const link = finance.getByRole('link', { name: `${exportNo}.csv` })
  await expect
    .poll(
      async () => {
        await go(finance, '/billing/invoice/export-invoice')
        return (await finance.request.get(new URL((await link.getAttribute('href'))!, finance.url()).href)).status()
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(200)
  const file = (await fetched(finance, (await link.getAttribute('href'))!)).body.toString()
  expect(file.split(`${facts.invoiceNo},`)).toHaveLength(2)
  expect(file).toMatch(/^T,\d+,[\d.]+/m)
}

/** A load that is invoiced already is corrected by a note of its own: the invoice stays as it was. */
export async function creditAfterwards({ as, ask, facts }: Story): Promise<void> {
  const page = await as('dispatcher')
  const doNumber = facts.doNumbers[4]!
  await typeQuantity(page, doNumber, '8.8')
  // 8.80 m³ of concrete with its pump, and the ice of 9.00 m³.
  await shows(page, 'S$1,259.30', new RegExp(`^Invoice ${facts.invoiceNo} stays; credit note of S\\$[\\d.]+ with GST`))
  await sendRequest(page)
  for (const who of ['dispatcher_manager', 'finance_ar', 'finance_hod']) {
    const { rows } = (await ask(who, 'GET', '/emodification/search-approval?turn=mine&limit=100')).body
    if (rows.some((row: { doNumber: string }) => row.doNumber === doNumber))
      await approve(await as(who), '/order/emodification/emodification-approval', doNumber)
  }
  const { rows } = (await ask('salesperson', 'POST', '/invoice-draft/list', { status: 'with_sales', limit: 200 })).body
  const note = rows.find((row: { projectId: string; kind: string }) => row.projectId === facts.projectId)
  expect(note).toMatchObject({ kind: 'credit_note', projectName: PROJECT })
  expect(Number(note.total)).toBeLessThan(0)
  const { body } = await ask('finance_ar', 'GET', `/invoice/${facts.invoiceNo}`)
  expect(body).toMatchObject({ total: '19946.56' })
}

import { eq } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { users } from '~/db/users/tables'
import { showNumber } from '~/domain/kit/figures'
import { speaking } from '~/functions/kit/speaking'
import { sendDueReports } from '~/workflows/reports/send-report-schedule'
import { demoHouse } from '../kit/demo-house'
import { type House, ok } from '../kit/house'

let portal: House
const PATH = '/report-schedule'
const WEEKLY = { report: 'cockpit', frequency: 'week', at: '07:00', format: 'xlsx' }
const own = async (who: string) => ok(await portal.as(who).get(PATH))

beforeAll(async () => {
  portal = await demoHouse({ historyDays: 30 })
  for (const name of ['ceo', 'finance_ar', 'dispatcher_manager', 'batcher', 'finance_hod']) await portal.adopt(name)
  for (const name of ['ceo', 'dispatcher_manager', 'finance_hod'])
    for (const { id, version } of (await own(name)).rows)
      ok(await portal.as(name).delete(`${PATH}/${id}?version=${version}`))
}, 120_000)

async function round(now: string) {
  portal.clock.at = new Date(now)
  portal.letters.length = 0
  await Promise.all([sendDueReports(portal.parts, speaking), sendDueReports(portal.parts, speaking)])
  await portal.runJobs()
  return portal.letters
}

test('each person has what their role sees, once as often, and their own alone', async () => {
  expect((await own('ceo')).reports).toEqual(['activity', 'cockpit', 'ageing'])
  expect((await own('batcher')).reports).toEqual(['activity'])
  expect((await portal.as('batcher').post(PATH, WEEKLY)).status).toBe(403)
  expect((await portal.as('ceo').post(PATH, { ...WEEKLY, report: 'activity' })).status).toBe(422)
  const { id } = ok(await portal.as('ceo').post(PATH, { ...WEEKLY, at: '06:00', format: 'pdf' }))
  expect(ok(await portal.as('ceo').post(PATH, WEEKLY)).id).toBe(id)
  const { rows } = await own('ceo')
  expect(rows).toMatchObject([{ ...WEEKLY, id, nextAt: '2026-11-22T23:00:00.000Z', sentAt: null }])
  expect((await portal.as('finance_hod').delete(`${PATH}/${id}?version=${rows[0].version}`)).status).toBe(404)
  expect((await portal.as('finance_hod').post(`${PATH}/${id}/send`)).status).toBe(404)
})

test('it goes out once at its time, with the figures of the screen in the e-mail and in the file', async () => {
  expect(await round('2026-11-22T22:59:00.000Z')).toEqual([])
  const [letter, ...more] = await round('2026-11-22T23:00:30.000Z')
  expect(more).toEqual([])
  const { span } = ok(await portal.as('ceo').get('/cockpit?from=2026-11-16&to=2026-11-22'))
  expect(letter!.subject).toBe('Company figures, 16/11/2026 to 22/11/2026')
  expect(letter!.text).toContain(`On drafts or invoices, m³: ${showNumber(span.billed, 2)} (before: `)
  expect(letter!.text).toContain(`Delivered revenue, S$: ${showNumber(span.revenue, 2)} (before: `)
  const [file] = letter!.attachments!
  expect(file!.name).toBe('Company_figures_2026-11-23.xlsx')
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(Buffer.from(file!.bytes) as never)
  expect(book.worksheets.map(page => page.name)).toEqual(['Company', 'Plants', 'Revenue by day'])
  const [, , delivered] = (book.worksheets[0]!.getRow(2).values as unknown[]) ?? []
  expect(delivered).toBe(Number(span.delivered.quantity))
  expect(book.worksheets[2]!.rowCount).toBe(8)
  expect(await round('2026-11-23T04:00:00.000Z')).toEqual([])
  expect((await own('ceo')).rows[0]).toMatchObject({ nextAt: '2026-11-29T23:00:00.000Z' })
})

test('on paper it is a PDF, sent at once to see what one gets, the next one still at its time', async () => {
  ok(await portal.as('finance_ar').post(PATH, { report: 'ageing', frequency: 'day', at: '08:00', format: 'pdf' }))
  const [{ id, nextAt }] = (await own('finance_ar')).rows
  portal.letters.length = 0
  ok(await portal.as('finance_ar').post(`${PATH}/${id}/send`))
  await portal.runJobs()
  const [letter] = portal.letters
  expect(letter!.attachments![0]!.name).toBe('Receivables_ageing_2026-11-23.pdf')
  expect(Buffer.from(letter!.attachments![0]!.bytes).subarray(0, 5).toString()).toBe('%PDF-')
  const ageing = ok(await portal.as('finance_ar').get('/receivable/ageing?day=2026-11-22'))
  expect(letter!.text).toContain(showNumber(ageing.totals.balance, 2))
  expect((await own('finance_ar')).rows[0].nextAt).toBe(nextAt)
})

test('who lost the right, the address or the account gets nothing, and nothing is caught up on later', async () => {
  const change = (who: string, of: object) => portal.db.sql.update(users).set(of).where(eq(users.username, who))
  await change('finance_ar', { roles: ['batcher'] })
  expect(await round('2026-11-24T00:00:10.000Z')).toEqual([])
  await change('finance_ar', { roles: ['finance_ar'], active: false })
  expect(await round('2026-11-25T00:00:10.000Z')).toEqual([])
  await change('finance_ar', { active: true })
  expect(await round('2026-11-25T06:00:00.000Z')).toEqual([])
  expect(await round('2026-11-26T00:00:10.000Z')).toHaveLength(1)
})

test('a portal that was off for days sends one, of the last occasion', async () => {
  ok(await portal.as('dispatcher_manager').post(PATH, { ...WEEKLY, report: 'activity', frequency: 'day', at: '05:30' }))
  const letters = await round('2026-11-29T22:00:00.000Z')
  const activity = letters.filter(({ subject }) => subject.startsWith('Activity'))
  expect(activity.map(({ subject }) => subject)).toEqual(['Activity of the day, 29/11/2026'])
})

/** Words of the Latin script that are no unit, number or address. */
const english = (text: string) =>
  (text.replace(/https?:\S+/g, '').match(/[A-Za-z]{2,}/g) ?? []).filter(word => !/^(min|MPa|kg|CO)$/.test(word))

test.each([
  ['zh', '当天动态', '2026-12-01T02:00:00.000Z', '30/11/2026'],
  ['ta', 'நாளின் செயல்பாடு', '2026-12-02T02:00:00.000Z', '01/12/2026'],
])('the e-mail of a day is in the language of its person, %s', async (language, title, at, day) => {
  portal.clock.at = new Date(at)
  const change = (of: object) => portal.db.sql.update(users).set(of).where(eq(users.username, 'dispatcher_manager'))
  await change({ language })
  const [row] = (await own('dispatcher_manager')).rows
  portal.letters.length = 0
  ok(await portal.as('dispatcher_manager').post(`${PATH}/${row.id}/send`))
  await portal.runJobs()
  const [letter] = portal.letters
  expect(letter!.subject).toBe(`${title}, ${day}`)
  expect(letter!.text.split('\n').length).toBeGreaterThan(10)
  expect(english(letter!.text)).toEqual([])
  expect(letter!.attachments).toHaveLength(1)
  await change({ language: null })
})

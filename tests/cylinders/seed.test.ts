import excel from 'exceljs'
import { expect, test } from 'vitest'
import { temperatureRecords } from '~/db/cylinders/temperature-record-tables'
import { demoHouse } from '../kit/demo-house'

/** The company as it stands in its demo, looked at through the calls of the laboratory. */
test('the demo company has ninety days of tests, some low, some due, and every report says something', async () => {
  const portal = await demoHouse()
  await portal.adopt('admin')
  const ask = async (path: string, json?: object) => {
    const answer = json ? await portal.as('admin').post(path, json) : await portal.as('admin').get(path)
    expect(answer.status, `${path} ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(200)
    return answer.body
  }
  const all = await ask('/cylinder-test/search-all', {})
  expect(all.total).toBeGreaterThan(300)
  const period = { from: '2026-08-20', to: '2026-11-20' }
  const approved = await ask('/cylinder-test/search-history', { ...period, status: 'approved', ageDays: 28 })
  expect(approved.total).toBeGreaterThan(100)
  const low = await ask('/cylinder-test/search-history', { ...period, verdict: 'low' })
  expect(low.total).toBeGreaterThan(0)
  expect(low.total).toBeLessThan(approved.total / 10)
  const week = await ask('/cylinder-test/week-at-a-glance')
  expect(week.total).toBeGreaterThan(20)
  const due = await ask('/cylinder-test/test-age-details?day=2026-11-20&late=true')
  expect(due.total).toBeGreaterThan(0)
  // The sheet for the press holds what the screen says is to be crushed: what is late, too, unless a day is asked for.
  const onSheet = async (query: string) => {
    const book = new excel.Workbook()
    await book.xlsx.load((await ask(`/cylinder-test/dry-test/download${query}`)) as never)
    return book.worksheets[0]!.rowCount - 1
  }
  expect(await onSheet('')).toBe(await onSheet('?day=2026-11-20&late=true'))
  expect(await onSheet('')).toBeGreaterThan(await onSheet('?day=2026-11-20'))
  const exported = new excel.Workbook()
  await exported.xlsx.load((await ask('/cylinder-test/download-excel?from=2026-10-01&to=2026-11-20')) as never)
  const [sheet] = exported.worksheets
  const mix = (sheet!.getRow(1).values as string[]).indexOf('Mix')
  const without = Array.from({ length: sheet!.rowCount - 1 }, (_, row) => sheet!.getRow(row + 2).getCell(mix).value)
  expect([mix > 0, without.length > 100, without.filter(code => !code)]).toEqual([true, true, []])
  const summary = await ask('/cylinder-test/plant-summary-report', { ...period, ageDays: 28 })
  expect(summary.total).toBeGreaterThan(5)
  const conad = await ask('/cylinder-test/conad-report', period)
  expect(conad.results.length).toBeGreaterThan(100)
  expect(conad.cusum.variables.map((of: { variable: string }) => of.variable)).toContain('strength')
  expect((await ask('/cylinder-test/plant-info')).total).toBeGreaterThan(4)
  expect((await ask('/cylinder-test/house-data')).total).toBe(2)
  expect((await ask('/cylinder-test/certificates')).total).toBeGreaterThan(5)
  expect((await ask('/cylinder-test/requests?status=open')).total).toBe(2)
  expect((await ask('/cylinder-test/mixer-ev-report', {})).total).toBeGreaterThan(4)
  expect((await ask('/cylinder-test/plant-audit-info')).total).toBeGreaterThan(8)
  expect((await ask(`/cylinder-test/testing-reports?from=${period.from}&to=${period.to}`)).total).toBeGreaterThan(10)
  expect((await ask('/cylinder-test/audit-report', period)).total).toBeGreaterThan(10)
  const mixes = (await ask('/mix-designs/list?limit=200')).rows
  const good = mixes.filter((mix: { status: string }) => ['approved', 'completed'].includes(mix.status))
  expect(good.length).toBeGreaterThan(20)
  for (const { id, mixCode, mixVersion } of good)
    expect(await ask(`/mix-designs/${id}/evidence`), `${mixCode} ${mixVersion}`).toMatchObject({
      met: true,
      by: 'trial',
    })
  const trials = await ask('/trial-batches/list?limit=200')
  for (const { id, trialNo } of trials.rows) {
    const { ledger } = await ask(`/trial-batches/${id}`)
    const outside = ledger.rows.filter((row: { verdict: string }) => ['above', 'below'].includes(row.verdict))
    expect(outside, trialNo).toEqual([])
  }
  const kept = await portal.db.sql.select().from(temperatureRecords).orderBy(temperatureRecords.measures)
  expect((await ask('/cylinder-test/search-all', { temperature: true })).total).toBe(4)
  const pours = kept.filter(({ measures }) => measures === 'structure')
  expect([kept.length, pours.length]).toEqual([4, 2])
  for (const { testId } of pours) {
    const { mix, records, asked, fck } = await ask(`/cylinder-test/maturity/${testId}`)
    expect(mix.why, 'the mix has a curve of its own results').toBeNull()
    const [{ summary, forecast, endsAt }] = records
    expect(new Date(endsAt).getTime()).toBeLessThanOrEqual(portal.clock.now().getTime())
    expect(summary.peak.celsius).toBeGreaterThan(40)
    expect(summary.peak.celsius).toBeLessThan(70)
    expect(forecast.now.mpa).toBeGreaterThan(0.15 * fck)
    expect(forecast.reached.low, `${asked} MPa`).toBeGreaterThan(forecast.reached.mean)
  }
  for (const { testId } of kept.filter(({ measures }) => measures === 'specimens')) {
    const { checks } = await ask(`/cylinder-test/maturity/${testId}`)
    expect(checks.length).toBe(5)
    for (const { differs } of checks) expect(Math.abs(differs)).toBeLessThan(20)
  }
  expect(portal.defects).toEqual([])
}, 240_000)

import { certificatePage } from '~/db/cylinders/certificate'
import { getSeenSet, setTrail } from '~/db/cylinders/cylinder-test'
import { agePage, agesPlanned, agesToTest } from '~/db/cylinders/cylinder-test-ages'
import { mixerEvaluationPage } from '~/db/cylinders/mixer-evaluation'
import { groupedRows, reportRows } from '~/db/cylinders/report-rows'
import { settingOn } from '~/db/kit/setting'
import {
  CertificateList,
  ConadReport,
  ControlReport,
  ListReport,
  PeriodReport,
  SummaryReport,
  WeekAsk,
} from '~/domain/cylinders/cylinder-reports'
import { MixerEvaluationSearch } from '~/domain/cylinders/mixer-evaluation'
import { mondayOf, testingSummary } from '~/domain/cylinders/report-rows'
import { weekBoard } from '~/domain/cylinders/week-board'
import * as words from '~/domain/cylinders/words'
import { Id } from '~/domain/kit/shape'
import { addDays, businessDay, instantOn, weekday } from '~/domain/kit/time'
import { labCalendar } from '~/workflows/cylinders/calendar'
import { charted, conadReport, controlReport } from '~/workflows/cylinders/control-report'
import { plantSummaryReport } from '~/workflows/cylinders/plant-summary-report'
import { cementForOneMpa } from '~/workflows/mixdesign/cement-for-one-mpa'
import { forecastSets } from '~/workflows/mixdesign/forecast-strength'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { tagged } from '../kit/tag'
import { body, param, query } from '../kit/valid'

const listed = <Row>(rows: readonly Row[]) => ({ rows, total: rows.length })
const today = (c: Ctx) => businessDay(c.var.now)
/** What the laboratory's figures say about plants, mixes and its own work. */
export const cylinderReportEngine = area()
  .post('/cylinder-test/audit-report', may('POST /cylinder-test/audit-report'), body(PeriodReport), async c => {
    const { from, to, limit, offset, keyword, ...where } = c.req.valid('json')
    const period = { from: instantOn(from, '00:00'), to: instantOn(addDays(to, 1), '00:00') }
    return c.json(await setTrail(sqlOf(c), personOf(c), { ...period, where }, { limit, offset, keyword }))
  })
  .post('/cylinder-test/testing-report', may('POST /cylinder-test/testing-report'), body(PeriodReport), async c =>
    c.json(await agePage(sqlOf(c), personOf(c), c.req.valid('json'))),
  )
  .get('/cylinder-test/testing-reports', may('GET /cylinder-test/testing-reports'), query(ListReport), async c => {
    const rows = await reportRows(sqlOf(c), personOf(c), c.req.valid('query'))
    return c.json(listed(testingSummary(rows, today(c)).reverse()))
  })
  .post('/cylinder-test/conad-report', may('POST /cylinder-test/conad-report'), body(ConadReport), async c => {
    const of = c.req.valid('json')
    return c.json(conadReport(await groupedRows(sqlOf(c), personOf(c), of), of))
  })
  .post('/cylinder-test/control-chart', may('POST /cylinder-test/control-chart'), body(ControlReport), async c => {
    const of = c.req.valid('json')
    const { ageDays: _age, ...period } = of
    const rows = await reportRows(sqlOf(c), personOf(c), period)
    const usual = await settingOn(sqlOf(c), 'cylinders.cement-per-mpa', today(c))
    const rules = {
      strengthAge: await settingOn(sqlOf(c), 'cylinders.strength-age', today(c)),
      usualGain: await settingOn(sqlOf(c), 'cylinders.usual-gain', today(c)),
      cement: await cementForOneMpa(sqlOf(c), charted(rows, of).at(-1)?.cylinderTestId, usual),
      singleBelow: await settingOn(sqlOf(c), 'cylinders.single-below', today(c)),
    }
    const sets = [...new Set(rows.map(row => row.cylinderTestId))]
    return c.json(controlReport(rows, of, rules, await forecastSets(sqlOf(c), sets, c.var.now)))
  })
  .post(
    '/cylinder-test/mixer-ev-report',
    may('POST /cylinder-test/mixer-ev-report'),
    body(MixerEvaluationSearch),
    async c => c.json(await mixerEvaluationPage(sqlOf(c), personOf(c), c.req.valid('json'))),
  )
  .post(
    '/cylinder-test/plant-summary-report',
    may('POST /cylinder-test/plant-summary-report'),
    body(SummaryReport),
    async c => {
      return c.json(listed(await plantSummaryReport(sqlOf(c), personOf(c), c.req.valid('json'), c.var.now)))
    },
  )
  .get('/cylinder-test/forecast/:id', may('GET /cylinder-test/forecast/:id'), param(Id), async c => {
    const { id } = await getSeenSet(sqlOf(c), personOf(c), c.req.valid('param').id)
    const found = await forecastSets(sqlOf(c), [id], c.var.now)
    return c.json({ id, forecast: found.get(id) ?? null })
  })
  .get('/cylinder-test/certificates', may('GET /cylinder-test/certificates'), query(CertificateList), async c =>
    c.json(await certificatePage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/cylinder-test/week-at-a-glance', may('GET /cylinder-test/week-at-a-glance'), query(WeekAsk), async c => {
    const { from = today(c), ...where } = c.req.valid('query')
    const monday = mondayOf(from)
    const sunday = addDays(monday, 6)
    const sql = sqlOf(c)
    const current = monday === mondayOf(today(c))
    const [rows, late] = await Promise.all([
      agesPlanned(sql, personOf(c), { ...where, from: monday, to: sunday }),
      // Of earlier weeks, and not pressed yet: no week of its own would show it.
      current ? agesToTest(sql, personOf(c), { ...where, day: addDays(monday, -1), late: true }) : [],
    ])
    const calendar = await labCalendar(sql, monday)
    const standing = rows.filter(row => row.status !== 'withdrawn' && row.setStatus !== 'withdrawn')
    const closedOn = (day: string) =>
      calendar.names.get(day) ?? (calendar.openWeekdays.includes(weekday(day)) ? null : words.weekClosed())
    const days = weekBoard(standing, { from: monday, today: today(c), now: c.var.now, closedOn })
    return tagged(c, {
      ...{ from: monday, to: sunday, today: today(c), days, total: standing.length },
      earlier: late.length,
    })
  })

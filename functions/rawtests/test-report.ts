import { reportedTests } from '~/db/rawtests/test-report'
import { AggregateReportAsk, aggregateReport, cementReport, ReportAsk } from '~/domain/rawtests/test-report'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body } from '../kit/valid'

/** Tests of a period as tables; the files of them stand in test-report.files.ts. */
export const testReportRoutes = area()
  .post(
    '/raw-material-test/get-aggregate-test-reports',
    may('POST /raw-material-test/get-aggregate-test-reports'),
    body(AggregateReportAsk),
    async c => {
      const ask = { ...c.req.valid('json'), testType: 'sieve' as const }
      return c.json(aggregateReport(await reportedTests(sqlOf(c), personOf(c), ask)))
    },
  )
  .post('/raw-material-test/getReport', may('POST /raw-material-test/getReport'), body(ReportAsk), async c => {
    const ask = c.req.valid('json')
    const tests = await reportedTests(sqlOf(c), personOf(c), ask)
    const sieve = ask.testType === 'sieve' ? aggregateReport(tests) : null
    return c.json({ testType: ask.testType, aggregate: sieve, cement: sieve ? null : cementReport(tests) })
  })

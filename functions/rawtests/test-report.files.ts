import { reportedTests } from '~/db/rawtests/test-report'
import type { SheetColumn } from '~/domain/kit/sheet'
import { fileStamp } from '~/domain/kit/time'
import { sieveName } from '~/domain/rawtests/sieve-sizes'
import {
  type AggregateLine,
  AggregateReportAsk,
  type AggregateSummary,
  aggregateReport,
  type CementLine,
  CementReportAsk,
  type CementSummary,
  cementReport,
} from '~/domain/rawtests/test-report'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { sheet, XLSX } from '../kit/sheet'
import { body } from '../kit/valid'

/** The reports as workbooks: a page of tests and a page of the figures of each material. */
export const testReportFiles = area()
  .post(
    '/raw-material-test/export-aggregate-excel-report',
    may('POST /raw-material-test/export-aggregate-excel-report'),
    body(AggregateReportAsk),
    async c => {
      const ask = { ...c.req.valid('json'), testType: 'sieve' as const }
      const { sizes, rows, summary } = aggregateReport(await reportedTests(sqlOf(c), personOf(c), ask))
      const bytes = await sheet(
        { name: 'Aggregate tests', columns: aggregateColumns(sizes), rows },
        { name: 'By material', columns: aggregateSummary(sizes), rows: summary },
      )
      return workbook(c, 'aggregate-rmt-report', bytes)
    },
  )
  .post(
    '/raw-material-test/exportCementExcelReport',
    may('POST /raw-material-test/exportCementExcelReport'),
    body(CementReportAsk),
    async c => {
      const ask = { ...c.req.valid('json'), testType: 'cement' as const }
      const { properties, rows, summary } = cementReport(await reportedTests(sqlOf(c), personOf(c), ask))
      const bytes = await sheet(
        { name: 'Cement tests', columns: cementColumns(properties), rows },
        { name: 'By class', columns: cementSummary(properties), rows: summary },
      )
      return workbook(c, 'cement-rmt-report', bytes)
    },
  )

const workbook = (c: Ctx, name: string, bytes: Uint8Array) =>
  attachment(c, { name: `${name}_${fileStamp(c.var.now)}.xlsx`, type: XLSX, bytes })

type Named = Pick<
  AggregateLine,
  'testNo' | 'sampledOn' | 'materialName' | 'sourceName' | 'supplierName' | 'plantName' | 'status' | 'verdict'
>
const head = <Row extends Named>(): SheetColumn<Row>[] => [
  { title: 'Test', value: row => row.testNo },
  { title: 'Sampled', value: row => row.sampledOn, kind: 'day' },
  { title: 'Material', value: row => row.materialName, width: 28 },
  { title: 'Source', value: row => row.sourceName, width: 24 },
  { title: 'Supplier', value: row => row.supplierName, width: 24 },
  { title: 'Plant', value: row => row.plantName },
  { title: 'Status', value: row => row.status },
  { title: 'Verdict', value: row => row.verdict },
]
const number = (decimals: number) => ({ kind: 'number', decimals }) as const

const aggregateColumns = (sizes: readonly number[]): SheetColumn<AggregateLine>[] => [
  ...head<AggregateLine>(),
  { title: 'Specification', value: row => row.specification, width: 28 },
  { title: 'Fineness modulus', value: row => row.finenessModulus, ...number(2) },
  { title: 'Fines, %', value: row => row.fines, ...number(1) },
  ...sizes.map((size, at) => ({
    title: `${sieveName(size)}, % passing`,
    value: (row: AggregateLine) => row.passing[at],
    ...number(1),
  })),
]

const aggregateSummary = (sizes: readonly number[]): SheetColumn<AggregateSummary>[] => [
  { title: 'Material', value: row => row.materialName, width: 28 },
  { title: 'Tests', value: row => row.tests, ...number(0) },
  { title: 'Judged', value: row => row.judged, ...number(0) },
  { title: 'Passed', value: row => row.passed, ...number(0) },
  { title: 'Mean fineness modulus', value: row => row.finenessModulus.mean, ...number(2) },
  { title: 'Deviation', value: row => row.finenessModulus.deviation, ...number(3) },
  { title: 'Mean fines, %', value: row => row.fines.mean, ...number(1) },
  ...sizes.map((size, at) => ({
    title: `${sieveName(size)}, mean % passing`,
    value: (row: AggregateSummary) => row.passing[at],
    ...number(1),
  })),
]

type Properties = ReturnType<typeof cementReport>['properties']

const cementColumns = (properties: Properties): SheetColumn<CementLine>[] => [
  ...head<CementLine>(),
  { title: 'Standard', value: row => row.standard },
  { title: 'Class or type', value: row => row.class },
  ...properties.map((of, at) => ({
    title: `${of.label}, ${of.unit}`,
    value: (row: CementLine) => row.values[at],
    ...number(of.decimals),
  })),
  { title: 'Outside', value: row => row.failed.join(', '), width: 32 },
]

const cementSummary = (properties: Properties): SheetColumn<CementSummary>[] => [
  { title: 'Material', value: row => row.materialName, width: 28 },
  { title: 'Class or type', value: row => row.class },
  { title: 'Tests', value: row => row.tests, ...number(0) },
  { title: 'Passed', value: row => row.passed, ...number(0) },
  ...properties.flatMap((of, at) => [
    { title: `${of.label}, mean`, value: (row: CementSummary) => row.figures[at]?.mean, ...number(of.decimals) },
    {
      title: `${of.label}, deviation`,
      value: (row: CementSummary) => row.figures[at]?.deviation,
      ...number(of.decimals + 1),
    },
  ]),
]

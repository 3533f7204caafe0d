import { getSeenCertificate } from '~/db/cylinders/certificate'
import { agePage, agesToTest, seenAgesOfSets } from '~/db/cylinders/cylinder-test-ages'
import { agesForPaper, statedOf, withSpecimens } from '~/db/cylinders/paper'
import { reportRows } from '~/db/cylinders/report-rows'
import { settingOn } from '~/db/kit/setting'
import { certificateDocument } from '~/domain/cylinders/certificate-document'
import {
  DownloadAsk,
  GenerateCert,
  ManyTests,
  PeriodReport,
  SendResults,
  SheetDay,
  SummaryReport,
} from '~/domain/cylinders/cylinder-reports'
import { TestKey } from '~/domain/cylinders/cylinder-test'
import { asCertified } from '~/domain/cylinders/cylinder-test-paper'
import { registerDocument } from '~/domain/cylinders/register-document'
import { LabelsAsk } from '~/domain/cylinders/specimen-label'
import { testReportDocument } from '~/domain/cylinders/test-report'
import type { Spoken } from '~/domain/kit/language'
import { Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { addDays, businessDay, fileStamp } from '~/domain/kit/time'
import { issueCertificate } from '~/workflows/cylinders/certificate'
import { agesOfSet } from '~/workflows/cylinders/cylinder-test-detail'
import { plantSummaryReport } from '~/workflows/cylinders/plant-summary-report'
import { sendResults } from '~/workflows/cylinders/send-results'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { pdf } from '../kit/pdf'
import { sheet, XLSX } from '../kit/sheet'
import { speaking } from '../kit/speaking'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'
import { DRY_SHEET, REGISTER_SHEET, SUMMARY_SHEET } from './sheets'
import { specimenLabelDocument } from './specimen-label-document'

const PDF = 'application/pdf'

/** Papers and spreadsheets of tests. */
export const cylinderTestFiles = area()
  .get('/cylinder-test/dry-test/download', may('GET /cylinder-test/dry-test/download'), query(SheetDay), async c => {
    const { day: asked, late, ...where } = c.req.valid('query')
    const day = asked ?? businessDay(c.var.now)
    const ages = await withSpecimens(
      sqlOf(c),
      await agesToTest(sqlOf(c), personOf(c), { ...where, day, late: late ?? !asked }),
    )
    const rows = ages.flatMap(age => age.specimens.map(specimen => ({ age, specimen })))
    return spreadsheet(c, `cylinder-test_${day}.xlsx`, { name: 'Dry test', columns: DRY_SHEET, rows })
  })
  .get('/cylinder-test/download-excel', may('GET /cylinder-test/download-excel'), query(DownloadAsk), async c => {
    const { to = businessDay(c.var.now), from = addDays(to, -35), ...where } = c.req.valid('query')
    const rows = await reportRows(sqlOf(c), personOf(c), { ...where, from, to })
    return spreadsheet(c, `cylinder-test_${fileStamp(c.var.now)}.xlsx`, {
      name: 'Cylinder tests',
      columns: REGISTER_SHEET,
      rows,
    })
  })
  .post(
    '/cylinder-test/plant-summary-report/excel',
    may('POST /cylinder-test/plant-summary-report/excel'),
    body(SummaryReport),
    async c => {
      const of = c.req.valid('json')
      const found = await plantSummaryReport(sqlOf(c), personOf(c), of, c.var.now)
      return spreadsheet(c, `cylinder-test_summary_${fileStamp(c.var.now)}.xlsx`, {
        name: 'Plant summary',
        columns: SUMMARY_SHEET,
        rows: found,
      })
    },
  )
  .get('/cylinder-test/pdf/:id', may('GET /cylinder-test/pdf/:id'), param(TestKey), async c => {
    const results = await agesOfSet(sqlOf(c), personOf(c), c.req.valid('param').id)
    const [from, stated] = [await sender(c), await statedOf(sqlOf(c), results)]
    const name = `cylinder-test_${results[0]?.testNo ?? 'none'}.pdf`
    return paper(c, name, () => testReportDocument(results, from, stated), { inline: true })
  })
  .get('/cylinder-test/labels', may('GET /cylinder-test/labels'), query(LabelsAsk), async c => {
    const { ids, day, late, as } = c.req.valid('query')
    const [sql, person, today] = [sqlOf(c), personOf(c), businessDay(c.var.now)]
    const ages = ids ? await agesOfSets(c, ids) : await agesToTest(sql, person, { day: day!, late: !!late })
    const results = await withSpecimens(sql, ages)
    const labels = results.flatMap(age => age.specimens.map(({ label }) => ({ ...age, label })))
    if (!labels.length) throw new Missing('There are no specimens to label')
    const { publicUrl } = c.var.parts.settings
    const look =
      as === 'sheet'
        ? { as, publicUrl, size: await settingOn(sql, 'cylinders.label-sheet', today) }
        : { as, publicUrl, size: await settingOn(sql, 'cylinders.label-roll', today) }
    const name = `cylinder-test_labels_${fileStamp(c.var.now)}.pdf`
    return paper(c, name, () => specimenLabelDocument(labels, look), { inline: true })
  })
  .post('/cylinder-test/multi-pdf', may('POST /cylinder-test/multi-pdf'), body(ManyTests), async c => {
    const { ids } = c.req.valid('json')
    const ages = await agesOfSets(c, ids)
    const results = await withSpecimens(sqlOf(c), ages)
    const [from, stated] = [await sender(c), await statedOf(sqlOf(c), results)]
    return paper(c, `cylinder-test_${fileStamp(c.var.now)}.pdf`, () => testReportDocument(results, from, stated))
  })
  .post('/cylinder-test/export-pdf', may('POST /cylinder-test/export-pdf'), body(PeriodReport), async c => {
    const of = c.req.valid('json')
    const { rows, total } = await agePage(sqlOf(c), personOf(c), of)
    const from = await sender(c)
    const name = `cylinder-test_register_${fileStamp(c.var.now)}.pdf`
    return paper(c, name, () => registerDocument(rows, { ...of, total }, from))
  })
  .post(
    '/cylinder-test/generate-cert',
    may('POST /cylinder-test/generate-cert', 'once'),
    body(GenerateCert),
    async c => {
      const issued = await write(c, work => issueCertificate(work, c.req.valid('json').ids))
      c.header('Content-Location', `/api/cylinder-test/certificate/${issued.id}`)
      return certificatePdf(c, issued.id)
    },
  )
  .get('/cylinder-test/certificate/:id', may('GET /cylinder-test/certificate/:id'), param(Id), c =>
    certificatePdf(c, c.req.valid('param').id),
  )
  .post(
    '/cylinder-test/send-email-test-result',
    may('POST /cylinder-test/send-email-test-result', 'once'),
    body(SendResults),
    async c => {
      const rows = await write(c, work => sendResults(work, c.var.parts.queue, c.req.valid('json')))
      return c.json({ rows, total: rows.length })
    },
  )

/** Every age of the named sets; one that the person may not see is like one that does not exist. */
async function agesOfSets(c: Ctx, ids: readonly string[]) {
  const ages = await seenAgesOfSets(sqlOf(c), personOf(c), ids)
  if (new Set(ages.map(age => age.cylinderTestId)).size !== new Set(ids).size)
    throw new Missing('There is no such cylinder test')
  return ages
}

async function certificatePdf(c: Ctx, id: string) {
  const row = await getSeenCertificate(sqlOf(c), personOf(c), id)
  const results = await agesForPaper(sqlOf(c), personOf(c), row.ageIds)
  const [first] = results
  if (!first) throw new Missing('The results of this certificate no longer exist')
  const { customerName, projectName } = first
  const certified = results.map(result => asCertified(result, row.covers))
  const [from, stated] = [await sender(c), await statedOf(sqlOf(c), results)]
  const of = { ...row, customerName, projectName }
  return paper(c, `${row.certNo}.pdf`, () => certificateDocument(of, certified, from, stated), {
    ...{ inline: true, language: row.language },
  })
}

const sender = (c: Ctx) => settingOn(sqlOf(c), 'company.letterhead', businessDay(c.var.now))

/** In English unless it was issued in another language, whoever asks for it. */
async function paper(
  c: Ctx,
  name: string,
  make: () => Parameters<typeof pdf>[0],
  { inline = false, language = 'en' }: { inline?: boolean; language?: Spoken } = {},
) {
  return attachment(c, { name, type: PDF, bytes: await speaking(language, () => pdf(make())), inline })
}

const spreadsheet = async (c: Ctx, name: string, page: Parameters<typeof sheet>[0]) =>
  attachment(c, { name, type: XLSX, bytes: await sheet(page) })

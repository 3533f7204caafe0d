import * as z from 'zod'
import { DRY_COLUMNS, type DryRow } from '~/domain/cylinders/dry-upload'
import { mapHeaders, markDoubled, neededMissing, readDrafts } from '~/domain/kit/import'
import { invalid } from '~/domain/kit/problem'
import { unfit, uploadDry } from '~/workflows/cylinders/save-dry-upload'
import { area, may } from '../kit/area'
import { formFile } from '../kit/import/form-file'
import { USUAL_LIMITS } from '../kit/import/limits'
import { readFile } from '../kit/import/read-file'
import { readable } from '../kit/scanned'
import { takesFile } from '../kit/takes-file'
import { write } from '../kit/write'

const flag = z.enum(['true', 'false']).optional()
/** `confirmed`: what is unusual was checked at the press. */
const Fields = z.strictObject({ submit: flag, confirmed: flag })
const LIMITS = { ...USUAL_LIMITS, rows: 2000 }

/** The sheet of the dry test, filled in at the press; `submit` hands the results in at once. */
export const dryUploadFiles = area().post(
  '/cylinder-test/upload-cylinder-test',
  may('POST /cylinder-test/upload-cylinder-test'),
  takesFile(Fields),
  async c => {
    const { name, bytes, fields } = await formFile(c, LIMITS)
    await readable(c, bytes)
    const [page] = await readFile({ name, bytes }, LIMITS)
    const header = page?.rows[0]
    if (!page || !header) throw invalid('file', 'The file is empty')
    const map = mapHeaders(DRY_COLUMNS, header.cells)
    const missing = neededMissing(DRY_COLUMNS, map)
    if (missing.length) throw invalid('file', `These columns are missing: ${missing.join(', ')}`)
    const drafts = readDrafts(DRY_COLUMNS, page, map).filter(draft => !untouched(draft.values, draft.problems.length))
    markDoubled(drafts, values => String(values.label), 'Specimen')
    const problems = drafts.flatMap(draft => draft.problems)
    if (problems.length) throw unfit(problems)
    if (!drafts.length) throw invalid('file', 'No specimen in the file has its figures')
    const rows = drafts.map(({ row, values }) => ({ ...(values as DryRow), row }))
    return c.json(
      await write(c, work =>
        uploadDry(work, rows, { submit: fields.submit === 'true', confirmed: fields.confirmed === 'true' }),
      ),
    )
  },
)

/** A row of which only the label is there was not crushed yet. */
const untouched = (values: Record<string, unknown>, problems: number) =>
  problems >= 6 && values.label !== undefined && values.width1 === undefined && values.loadKn === undefined

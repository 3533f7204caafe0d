import { getSeenSet } from '~/db/cylinders/cylinder-test'
import { MaturityAsk, TemperatureUpload } from '~/domain/cylinders/maturity/temperature-record'
import { invalid } from '~/domain/kit/problem'
import { Id, VersionQuery } from '~/domain/kit/shape'
import { maturityDetail } from '~/workflows/cylinders/maturity-detail'
import { removeTemperatureRecord, saveTemperatureFile } from '~/workflows/cylinders/save-temperature-record'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { formFile } from '../kit/import/form-file'
import { USUAL_LIMITS } from '../kit/import/limits'
import { readFile } from '../kit/import/read-file'
import { readable } from '../kit/scanned'
import { takesFile } from '../kit/takes-file'
import { param, query } from '../kit/valid'
import { write } from '../kit/write'

/** Half a year of readings every ten minutes, with the lines that a logger writes about itself. */
const LIMITS = { ...USUAL_LIMITS, rows: 25_000, columns: 40 }

/** What sensors measured of a pour, and the strength that follows from it. */
export const maturityFiles = area()
  .get(
    '/cylinder-test/maturity/:id',
    may('GET /cylinder-test/maturity/:id'),
    param(Id),
    query(MaturityAsk),
    async c => {
      const ask = { ...c.req.valid('query'), now: c.var.now }
      return c.json(await maturityDetail(sqlOf(c), personOf(c), c.req.valid('param').id, ask))
    },
  )
  .post(
    '/cylinder-test/upload-temperature/:id',
    may('POST /cylinder-test/upload-temperature/:id'),
    param(Id),
    takesFile(TemperatureUpload),
    async c => {
      const { id } = await getSeenSet(sqlOf(c), personOf(c), c.req.valid('param').id)
      const { name, bytes, fields } = await formFile(c, LIMITS)
      const given = TemperatureUpload.safeParse(fields)
      if (!given.success)
        throw invalid(String(given.error.issues[0]!.path[0] ?? 'file'), given.error.issues[0]!.message)
      await readable(c, bytes)
      const [page] = await readFile({ name, bytes }, LIMITS)
      const file = { ...given.data, fileName: name, rows: page?.rows ?? [] }
      return c.json(await write(c, work => saveTemperatureFile(work, id, file)))
    },
  )
  .delete(
    '/cylinder-test/temperature-record/:id',
    may('DELETE /cylinder-test/temperature-record/:id'),
    param(Id),
    query(VersionQuery),
    async c => {
      const key = { ...c.req.valid('param'), ...c.req.valid('query') }
      await write(c, work => removeTemperatureRecord(work, key))
      return c.json({ removed: true })
    },
  )

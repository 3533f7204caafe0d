import { countActions, eachAction } from '~/db/fleet/action-history'
import { ActionDownload, ROWS_AT_ONCE } from '~/domain/fleet/action-history'
import { columnsOf, csvHead, csvRow } from '~/domain/fleet/action-history-file'
import { fileStamp } from '~/domain/kit/time'
import { startExport } from '~/workflows/fleet/export-action-history'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { personOf, sqlOf } from '../kit/context'
import { sheet, XLSX } from '../kit/sheet'
import { query } from '../kit/valid'
import { write } from '../kit/write'

/** The history as a file: at once up to 5,000 rows, above that by a job whose id is the answer. */
export const actionHistoryFiles = area().get(
  '/driver/action-history/download',
  may('GET /driver/action-history/download'),
  query(ActionDownload),
  async c => {
    const ask = c.req.valid('query')
    const rows = await countActions(sqlOf(c), personOf(c), ask, c.var.now)
    // A look at the headers alone starts nothing.
    if (c.req.method === 'HEAD') return c.body(null, rows > ROWS_AT_ONCE ? 202 : 200)
    if (rows > ROWS_AT_ONCE) return c.json(await write(c, work => startExport(work, c.var.parts.queue, ask)), 202)
    const each = eachAction(sqlOf(c), personOf(c), ask, c.var.now)
    const name = `action-history_${fileStamp(c.var.now)}.${ask.format}`
    if (ask.format === 'csv') {
      const lines = [csvHead(ask.columns)]
      for await (const line of each) lines.push(csvRow(line, ask.columns))
      return attachment(c, { name, type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(lines.join('')) })
    }
    const columns = columnsOf(ask.columns).map(({ key, title, value }) => ({
      title,
      value,
      kind: key === 'at' ? ('instant' as const) : ('text' as const),
    }))
    return attachment(c, { name, type: XLSX, bytes: await sheet({ name: 'Action history', columns, rows: each }) })
  },
)

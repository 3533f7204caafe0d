import { ListExport } from '~/domain/users/list-export'
import { noteListExport } from '~/workflows/users/note-list-export'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'
import { write } from '../kit/write'

/** Said before a list becomes a file in the browser. The rows themselves are read page by page, each by its own right. */
export const listExportRoutes = area().post('/list-export', may('POST /list-export'), body(ListExport), async c => {
  await write(c, work => noteListExport(work, c.req.valid('json')))
  return c.json({ done: true })
})

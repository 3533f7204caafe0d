import { watchersOf } from '~/db/users/record-watch'
import { RecordWatch } from '~/domain/users/record-watch'
import { unwatchRecord, watchRecord } from '~/workflows/users/save-record-watch'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

/** Records of which a person is told when others change them. */
export const recordWatchRoutes = area()
  .get('/record-watch', may('GET /record-watch'), query(RecordWatch), async c => {
    const { subject, subjectId } = c.req.valid('query')
    const watchers = await watchersOf(sqlOf(c), subject, subjectId)
    const own = watchers.some(({ ownerId }) => ownerId === personOf(c).id)
    // Who watches beside one is told only to those who watch: they may open it.
    return c.json({
      watching: own,
      others: own ? watchers.flatMap(of => (of.ownerId === personOf(c).id ? [] : of.name)) : [],
    })
  })
  .post('/record-watch', may('POST /record-watch'), body(RecordWatch), async c =>
    c.json(await write(c, work => watchRecord(work, c.req.valid('json')))),
  )
  .post('/record-watch/end', may('POST /record-watch/end'), body(RecordWatch), async c =>
    c.json(await write(c, work => unwatchRecord(work, c.req.valid('json')))),
  )

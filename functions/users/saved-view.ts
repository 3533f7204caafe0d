import { keptForList } from '~/db/users/saved-view'
import { Id, VersionQuery } from '~/domain/kit/shape'
import { ListSetting, SavedViewChange, SavedViewSave, SavedViewSearch } from '~/domain/users/saved-view'
import { changeView, keepListSetting, makeView, removeView } from '~/workflows/users/save-saved-view'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** Views of lists and how a person looks at them: everyone signed in keeps their own. */
export const savedViewRoutes = area()
  .get('/saved-view', may('GET /saved-view'), query(SavedViewSearch), async c =>
    c.json(await keptForList(sqlOf(c), personOf(c), c.req.valid('query').list)),
  )
  .post('/saved-view', may('POST /saved-view'), body(SavedViewSave), async c =>
    c.json(await write(c, work => makeView(work, c.req.valid('json')))),
  )
  .put('/saved-view/:id', may('PUT /saved-view/:id'), param(Id), body(SavedViewChange), async c =>
    c.json(await write(c, work => changeView(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .delete('/saved-view/:id', may('DELETE /saved-view/:id'), param(Id), query(VersionQuery), async c =>
    c.json(await write(c, work => removeView(work, c.req.valid('param').id, c.req.valid('query').version))),
  )
  .put('/list-setting', may('PUT /list-setting'), body(ListSetting), async c =>
    c.json(await write(c, work => keepListSetting(work, c.req.valid('json')))),
  )

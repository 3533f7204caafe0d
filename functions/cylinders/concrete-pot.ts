import { potPage } from '~/db/cylinders/concrete-pot'
import { PotList, PotSave } from '~/domain/cylinders/concrete-pot'
import { businessDay } from '~/domain/kit/time'
import { savePot } from '~/workflows/cylinders/save-concrete-pot'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

export const concretePotRoutes = area()
  .get('/cylinder-test/concrete-pot', may('GET /cylinder-test/concrete-pot'), query(PotList), async c =>
    c.json(await potPage(sqlOf(c), personOf(c), c.req.valid('query'), businessDay(c.var.now))),
  )
  .put('/cylinder-test/concrete-pot', may('PUT /cylinder-test/concrete-pot'), body(PotSave), async c => {
    const saved = await write(c, work => savePot(work, c.req.valid('json')))
    return c.json({ ...saved, concretePotId: saved.id })
  })

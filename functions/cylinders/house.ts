import { houseRows } from '~/db/cylinders/house'
import { HouseSave } from '~/domain/cylinders/house'
import { saveHouse } from '~/workflows/cylinders/save-house'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'

const listed = <Row>(rows: readonly Row[]) => ({ rows, total: rows.length })

/** The laboratories of the plants and who runs them. */
export const houseRoutes = area()
  .get('/cylinder-test/house-data', may('GET /cylinder-test/house-data'), async c =>
    c.json(listed(await houseRows({ sql: sqlOf(c), person: personOf(c) }))),
  )
  .put('/cylinder-test/house-data', may('PUT /cylinder-test/house-data'), body(HouseSave), async c => {
    const saved = await write(c, work => saveHouse(work, c.req.valid('json')))
    return c.json({ ...saved, houseId: saved.id })
  })

import { masterCounts } from '~/db/users/master-counts'
import { mayDo } from '~/domain/access/ability'
import { MASTER_LISTS, type MasterList } from '~/domain/users/master'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'

/** How much stands in each master list that this person may look at. */
export const masterRoutes = area().get('/master/counts', may('GET /master/counts'), async c => {
  const person = personOf(c)
  const seen = (Object.keys(MASTER_LISTS) as MasterList[]).filter(list => mayDo(person, 'view', MASTER_LISTS[list]))
  return c.json(await masterCounts(sqlOf(c), seen))
})

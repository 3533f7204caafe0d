import { ownerRows } from '~/db/fleet/owner-rows'
import { subcontractorOwner } from '~/db/fleet/subcontractor-owner'
import { OwnerKey, OwnerSave, OwnerStatus } from '~/domain/fleet/subcontractor-owner'
import { Refused } from '~/domain/kit/problem'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'

/** Who owns the subcontractors that drive for us. */
export const subcontractorOwnerRoutes = area()
  .get('/driver/active-subcon-owners', may('GET /driver/active-subcon-owners'), async c => {
    const rows = (await ownerRows(sqlOf(c))).filter(row => row.active)
    return c.json({ rows, total: rows.length })
  })
  .get('/driver/all-subcon-owners', may('GET /driver/all-subcon-owners'), async c => {
    const rows = await ownerRows(sqlOf(c))
    return c.json({ rows, total: rows.length })
  })
  .post('/driver/save-subcon-owner', may('POST /driver/save-subcon-owner'), body(OwnerSave), async c => {
    const { id, version, ...values } = c.req.valid('json')
    return c.json(
      await write(c, work => subcontractorOwner.save(work, id ? { ...values, id, version: version ?? 0 } : values)),
    )
  })
  .post(
    '/driver/change-status-subcon-owner',
    may('POST /driver/change-status-subcon-owner'),
    body(OwnerStatus),
    async c => {
      const { active, ...key } = c.req.valid('json')
      return c.json(await write(c, work => subcontractorOwner.setActive(work, key, active)))
    },
  )
  .post('/driver/delete-subcon-owner', may('POST /driver/delete-subcon-owner'), body(OwnerKey), async c => {
    const key = c.req.valid('json')
    await write(c, async work => {
      const owner = (await ownerRows(work.sql)).find(row => row.id === key.id)
      if (owner?.subcontractors)
        throw new Refused(`${owner.ownerName} owns ${owner.subcontractors} subcontractors; switch it off instead`)
      await subcontractorOwner.update(work, key, { removed: true, active: false }, 'remove')
    })
    return c.json({ removed: true })
  })

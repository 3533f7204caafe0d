import { ownerRows } from '~/db/fleet/subcontractor-owner-rows'
import { OwnerKey, OwnerSave, OwnerStatus } from '~/domain/fleet/subcontractor-owner'
import {
  removeSubcontractorOwner,
  saveSubcontractorOwner,
  switchSubcontractorOwner,
} from '~/workflows/fleet/save-subcontractor-owner'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'

/** Owners of the subcontractors that drive for us. */
export const subcontractorOwnerRoutes = area()
  .get('/driver/active-subcon-owners', may('GET /driver/active-subcon-owners'), async c => {
    const rows = (await ownerRows(sqlOf(c))).filter(row => row.active)
    return c.json({ rows, total: rows.length })
  })
  .get('/driver/all-subcon-owners', may('GET /driver/all-subcon-owners'), async c => {
    const rows = await ownerRows(sqlOf(c))
    return c.json({ rows, total: rows.length })
  })
  .post('/driver/save-subcon-owner', may('POST /driver/save-subcon-owner'), body(OwnerSave), async c =>
    c.json(await write(c, work => saveSubcontractorOwner(work, c.req.valid('json')))),
  )
  .post(
    '/driver/change-status-subcon-owner',
    may('POST /driver/change-status-subcon-owner'),
    body(OwnerStatus),
    async c => {
      const { active, ...key } = c.req.valid('json')
      return c.json(await write(c, work => switchSubcontractorOwner(work, key, active)))
    },
  )
  .post('/driver/delete-subcon-owner', may('POST /driver/delete-subcon-owner'), body(OwnerKey), async c => {
    await write(c, work => removeSubcontractorOwner(work, c.req.valid('json')))
    return c.json({ removed: true })
  })

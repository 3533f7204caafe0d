import * as z from 'zod'
import { getSeenByNumber } from '~/db/deliveries/delivery-order'
import { revisionsOf } from '~/db/deliveries/delivery-order-revision'
import { emodificationsOf } from '~/db/deliveries/emodification'
import { approvalsOf } from '~/db/kit/approval'
import { auditTrail } from '~/db/kit/trail'
import { noteLookAtLoad } from '~/workflows/kit/note-look'
import { area, may } from '../kit/area'
import { query } from '../kit/valid'
import { write } from '../kit/write'

const OfNumber = z.strictObject({ doNumber: z.string().trim().min(1, 'A number is needed').max(40) })

/** Support looks at the changes of a delivery order; each look leaves a line of its own. */
export const emodificationSupportRoutes = area()
  .get('/support/v2/emodDetails', may('GET /support/v2/emodDetails'), query(OfNumber), async c => {
    const { doNumber } = c.req.valid('query')
    const found = await write(c, async work => {
      const load = await getSeenByNumber(work.sql, work.by, doNumber)
      await noteLookAtLoad(work, load.id, { call: 'emodDetails', doNumber })
      return {
        load: { id: load.id, doNumber, status: load.status, revision: load.revision },
        requests: await emodificationsOf(work.sql, load.id),
        revisions: await revisionsOf(work.sql, load.id),
      }
    })
    return c.json(found)
  })
  .get('/support/v2/emodWorkflow', may('GET /support/v2/emodWorkflow'), query(OfNumber), async c => {
    const { doNumber } = c.req.valid('query')
    const found = await write(c, async work => {
      const load = await getSeenByNumber(work.sql, work.by, doNumber)
      await noteLookAtLoad(work, load.id, { call: 'emodWorkflow', doNumber })
      const requests = await emodificationsOf(work.sql, load.id)
      const flows = []
      for (const { id, emodNo, status, levels, levelRoles } of requests) {
        const steps = await approvalsOf(work.sql, 'emodification', id)
        const lines = await auditTrail(work.sql, { subject: 'emodification', subjectId: id }, { limit: 100, offset: 0 })
        flows.push({ id, emodNo, status, levels, levelRoles, steps, lines: lines.rows })
      }
      return { doNumber, flows }
    })
    return c.json(found)
  })

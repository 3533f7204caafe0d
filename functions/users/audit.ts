import { verifyAudit } from '~/db/kit/verify'
import { toldTrail } from '~/db/support/told-trail'
import { addDays, instantOn } from '~/domain/kit/time'
import { AuditSearch } from '~/domain/users/audit'
import { storedAnchors } from '~/workflows/kit/anchor-audit'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** The whole trail, and the proof that nobody changed it. */
export const auditRoutes = area()
  .get('/audit', may('GET /audit'), query(AuditSearch), async c => {
    const { subject, subjectId, actorId, fromDate, toDate, ...paging } = c.req.valid('query')
    return c.json(
      await toldTrail(
        sqlOf(c),
        personOf(c),
        {
          subject,
          subjectId,
          actorId,
          from: fromDate ? instantOn(fromDate, '00:00') : undefined,
          // Up to the last moment of the day.
          to: toDate ? instantOn(addDays(toDate, 1), '00:00') : undefined,
        },
        paging,
      ),
    )
  })
  .get('/audit/verify', may('GET /audit/verify'), async c => {
    const { anchoring } = c.var.parts
    return c.json(await verifyAudit(sqlOf(c), anchoring && (await storedAnchors(anchoring))))
  })

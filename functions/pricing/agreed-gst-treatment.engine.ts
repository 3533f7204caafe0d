import { searchAgreedGstTreatments } from '~/db/pricing/agreed-gst-treatment'
import { VersionOf } from '~/domain/customers/customer'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { AgreedGstTreatmentSave, AgreedGstTreatmentSearch } from '~/domain/pricing/agreed-gst-treatment'
import { removeAgreedGstTreatment, setAgreedGstTreatment } from '~/workflows/pricing/set-agreed-gst-treatment'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** How customers and projects are treated for GST, and on which days that holds. */
export const agreedGstTreatmentRoutes = area()
  .get('/agreed-gst-treatment', may('GET /agreed-gst-treatment'), query(AgreedGstTreatmentSearch), async c =>
    c.json(await searchAgreedGstTreatments(sqlOf(c), personOf(c), c.req.valid('query'), businessDay(c.var.now))),
  )
  .post('/agreed-gst-treatment', may('POST /agreed-gst-treatment', 'once'), body(AgreedGstTreatmentSave), async c =>
    c.json(await write(c, work => setAgreedGstTreatment(work, c.req.valid('json')))),
  )
  .put('/agreed-gst-treatment', may('PUT /agreed-gst-treatment'), body(AgreedGstTreatmentSave), async c =>
    c.json(await write(c, work => setAgreedGstTreatment(work, c.req.valid('json')))),
  )
  .delete(
    '/agreed-gst-treatment/:id',
    may('DELETE /agreed-gst-treatment/:id'),
    param(Id),
    query(VersionOf),
    async c => {
      const { version } = c.req.valid('query')
      const approval = await write(c, work => removeAgreedGstTreatment(work, { id: c.req.valid('param').id, version }))
      return c.json({ removed: !approval, approval })
    },
  )

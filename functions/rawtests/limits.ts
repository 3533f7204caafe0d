import { Bs882SandInput, bs882Sand, bs882ZoneHeld } from '~/domain/rawtests/limits/bs882'
import { C33CoarseInput, c33Coarse } from '~/domain/rawtests/limits/c33-coarse'
import { C33FineInput, c33Fine } from '~/domain/rawtests/limits/c33-fine'
import { En12620Input, en12620 } from '~/domain/rawtests/limits/en-12620'
import { checkGrading, GRADING_SPECIFICATIONS, gradingSpecification } from '~/domain/rawtests/limits/grading-limits'
import { GradingLimitsInput, ZoneHeldInput } from '~/domain/rawtests/limits/input'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'

/** Gradings judged by a standard or by limits of one's own. */
export const limitsMethodRoutes = area()
  .get('/engineering/grading-specifications', may('GET /engineering/grading-specifications'), c =>
    c.json({ rows: GRADING_SPECIFICATIONS, total: GRADING_SPECIFICATIONS.length }),
  )
  .post('/engineering/limits', may('POST /engineering/limits'), body(GradingLimitsInput), c => {
    const asked = c.req.valid('json')
    const limits = 'limits' in asked ? asked.limits : gradingSpecification(asked.specification).limits
    return c.json(checkGrading(asked.grading, limits))
  })
  .post('/engineering/astm-c33-fine', may('POST /engineering/astm-c33-fine'), body(C33FineInput), c =>
    c.json(c33Fine(c.req.valid('json'))),
  )
  .post('/engineering/astm-c33-coarse', may('POST /engineering/astm-c33-coarse'), body(C33CoarseInput), c =>
    c.json(c33Coarse(c.req.valid('json'))),
  )
  .post('/engineering/bs-882-sand', may('POST /engineering/bs-882-sand'), body(Bs882SandInput), c =>
    c.json(bs882Sand(c.req.valid('json'))),
  )
  .post('/engineering/bs-882-zone', may('POST /engineering/bs-882-zone'), body(ZoneHeldInput), c => {
    const { gradings, zone } = c.req.valid('json')
    return c.json(bs882ZoneHeld(gradings, zone))
  })
  .post('/engineering/en-12620', may('POST /engineering/en-12620'), body(En12620Input), c =>
    c.json(en12620(c.req.valid('json'))),
  )

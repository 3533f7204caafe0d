import { PlanTrialAsk } from '~/domain/orders/plan-trial'
import { checkPlanTrial, playPlanTrial } from '~/workflows/orders/play-plan-trial'
import { area, may } from '../kit/area'
import { personOf } from '../kit/context'
import { body } from '../kit/valid'

/** Past days under rules that are not in force: it asks the planner twice a day and writes nothing. */
export const planTrialEngine = area()
  .post('/plan-trial', may('POST /plan-trial'), body(PlanTrialAsk), async c =>
    c.json(await playPlanTrial(c.var.parts.db, personOf(c), c.req.valid('json'), c.var.now)),
  )
  .post('/plan-trial/check', may('POST /plan-trial/check'), body(PlanTrialAsk), async c =>
    c.json(await checkPlanTrial(c.var.parts.db, personOf(c), c.req.valid('json'), c.var.now)),
  )

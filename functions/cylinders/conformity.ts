import { overallClass, withinTestClass } from '~/domain/cylinders/conformity/aci214-class'
import {
  Aci318CoresInput,
  Aci318Input,
  aci318Acceptance,
  aci318Cores,
} from '~/domain/cylinders/conformity/aci318-acceptance'
import { En206ChartInput, en206Chart } from '~/domain/cylinders/conformity/control-chart-series'
import { En206ContinuousInput, en206Continuous } from '~/domain/cylinders/conformity/en206-continuous'
import { En206FamilyInput, en206Family } from '~/domain/cylinders/conformity/en206-family'
import { En206IdentityInput, en206Identity } from '~/domain/cylinders/conformity/en206-identity'
import { En206InitialInput, en206Initial } from '~/domain/cylinders/conformity/en206-initial'
import { En206SigmaInput, en206Sigma } from '~/domain/cylinders/conformity/en206-sigma'
import { WithinTestInput, withinTest } from '~/domain/cylinders/conformity/within-test'
import { ControlClassInput } from '~/domain/cylinders/fresh/input'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'

/** Strength judged by EN 206 and ACI. */
export const conformityMethodRoutes = area()
  .post('/engineering/en-206-initial', may('POST /engineering/en-206-initial'), body(En206InitialInput), c =>
    c.json(en206Initial(c.req.valid('json'))),
  )
  .post('/engineering/en-206-continuous', may('POST /engineering/en-206-continuous'), body(En206ContinuousInput), c =>
    c.json(en206Continuous(c.req.valid('json'))),
  )
  .post('/engineering/en-206-chart', may('POST /engineering/en-206-chart'), body(En206ChartInput), c =>
    c.json(en206Chart(c.req.valid('json'))),
  )
  .post('/engineering/en-206-sigma', may('POST /engineering/en-206-sigma'), body(En206SigmaInput), c =>
    c.json(en206Sigma(c.req.valid('json'))),
  )
  .post('/engineering/en-206-family', may('POST /engineering/en-206-family'), body(En206FamilyInput), c =>
    c.json(en206Family(c.req.valid('json'))),
  )
  .post('/engineering/en-206-identity', may('POST /engineering/en-206-identity'), body(En206IdentityInput), c =>
    c.json(en206Identity(c.req.valid('json'))),
  )
  .post('/engineering/aci-318', may('POST /engineering/aci-318'), body(Aci318Input), c =>
    c.json(aci318Acceptance(c.req.valid('json'))),
  )
  .post('/engineering/aci-318-cores', may('POST /engineering/aci-318-cores'), body(Aci318CoresInput), c => {
    const { cores, fc } = c.req.valid('json')
    return c.json(aci318Cores(cores, fc))
  })
  .post('/engineering/aci-214', may('POST /engineering/aci-214'), body(ControlClassInput), c => {
    const { standardDeviation, mean, fc, withinVariation, place } = c.req.valid('json')
    return c.json({
      overall: overallClass(standardDeviation, mean, fc),
      within:
        withinVariation === null || withinVariation === undefined ? null : withinTestClass(withinVariation, place),
    })
  })
  .post('/engineering/within-test', may('POST /engineering/within-test'), body(WithinTestInput), c =>
    c.json(withinTest(c.req.valid('json'))),
  )

import {
  CharacteristicStrengthInput,
  characteristicStrength,
} from '~/domain/cylinders/specimen/characteristic-strength'
import { CubeStrengthInput, cubeStrength } from '~/domain/cylinders/specimen/cube-strength'
import { CylinderStrengthInput, cylinderStrength } from '~/domain/cylinders/specimen/cylinder-strength'
import { HardenedDensityInput, hardenedDensity } from '~/domain/cylinders/specimen/hardened-density'
import { ConcretePotInput, concretePot } from '~/domain/cylinders/specimen/pot-density'
import { StrengthTestInput, strengthTest } from '~/domain/cylinders/specimen/strength-test'
import { TestAgeInput, testAge } from '~/domain/cylinders/specimen/test-age'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'

/** Specimens of concrete worked out. */
export const specimenMethodRoutes = area()
  .post('/engineering/cylinder-strength', may('POST /engineering/cylinder-strength'), body(CylinderStrengthInput), c =>
    c.json(cylinderStrength(c.req.valid('json'))),
  )
  .post('/engineering/cube-strength', may('POST /engineering/cube-strength'), body(CubeStrengthInput), c =>
    c.json(cubeStrength(c.req.valid('json'))),
  )
  .post('/engineering/strength-test', may('POST /engineering/strength-test'), body(StrengthTestInput), c =>
    c.json(strengthTest(c.req.valid('json'))),
  )
  .post('/engineering/hardened-density', may('POST /engineering/hardened-density'), body(HardenedDensityInput), c =>
    c.json(hardenedDensity(c.req.valid('json'))),
  )
  .post('/engineering/test-age', may('POST /engineering/test-age'), body(TestAgeInput), c => {
    const { castAt, testedAt, nominalDays, specimen } = c.req.valid('json')
    return c.json(testAge(castAt, testedAt, nominalDays, specimen))
  })
  .post('/engineering/concrete-pot', may('POST /engineering/concrete-pot'), body(ConcretePotInput), c =>
    c.json(concretePot(c.req.valid('json'))),
  )
  .post(
    '/engineering/characteristic-strength',
    may('POST /engineering/characteristic-strength'),
    body(CharacteristicStrengthInput),
    c => {
      const { results, k } = c.req.valid('json')
      return c.json(characteristicStrength(results, k))
    },
  )

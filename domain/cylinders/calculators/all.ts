import type { Calculator } from '~/domain/kit/calculator'
import { controlCalculators } from './control'
import { specimenCalculators } from './methods'

/** What a technician of concrete works out. */
export const concreteCalculators: readonly Calculator[] = [...specimenCalculators, ...controlCalculators]

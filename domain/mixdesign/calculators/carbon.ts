import type { Calculator } from '~/domain/kit/calculator'
import {
  CarbonClassCall,
  CarbonDeliveryCall,
  CarbonMixCall,
  CarbonTransportCall,
} from '~/domain/materials/carbon/input'

const FACTORS = 'EN 15804, factors of the company set'
const MIX = {
  materials: [
    { material: 'cem-i', kg: '300' },
    { material: 'ggbs', kg: '100' },
    { material: 'aggregate', kg: '1850' },
    { material: 'water', kg: '175' },
  ],
}

/** Carbon of mixes, loads and haulage by published factors. */
export const carbonCalculators: readonly Calculator[] = [
  {
    key: 'carbon',
    call: 'POST /engineering/carbon',
    title: 'Carbon of a mix',
    group: 'Carbon',
    source: FACTORS,
    schema: CarbonMixCall,
    hide: ['set', 'bands', 'legs'],
    words: { strength: ['Strength', 'MPa'] },
    example: { mix: MIX, strength: 50 },
  },
  {
    key: 'carbon-delivery',
    call: 'POST /engineering/carbon-delivery',
    title: 'Carbon of a load',
    group: 'Carbon',
    source: FACTORS,
    schema: CarbonDeliveryCall,
    hide: ['set', 'legs', 'delivery.batched'],
    example: { delivery: { delivered: '9', mixPerCubicMetre: MIX, kmOut: '20', kmBack: '20' } },
  },
  {
    key: 'carbon-transport',
    call: 'POST /engineering/carbon-transport',
    title: 'Carbon of haulage',
    group: 'Carbon',
    source: FACTORS,
    schema: CarbonTransportCall,
    hide: ['set'],
    example: { transport: { tonnes: '21.6', kmOut: '20', kmBack: '20' } },
  },
  {
    key: 'carbon-baseline',
    call: 'GET /engineering/carbon-baseline',
    title: 'Baseline of a class',
    group: 'Carbon',
    source: 'National Highways Carbon Tool 2.5',
    schema: CarbonClassCall,
    example: { strengthClass: 'C32/40' },
  },
  {
    key: 'carbon-factors',
    call: 'GET /engineering/carbon-factors',
    title: 'Factors',
    group: 'Carbon',
    source: 'ICE 3.0, National Highways 2.5',
    schema: null,
    example: {},
  },
]

import { type BreInput, breDesign } from '~/domain/mixdesign/design/bre/design'
import { ovenDryBatch } from '~/domain/mixdesign/design/bre/oven-dry'
import { breTargetMean } from '~/domain/mixdesign/design/target-mean-en'
import type { Example } from './example'

const BRE_1: BreInput = {
  ...{
    target: { characteristic: 30, defective: 2.5 },
    cement: '42.5',
    age: 28,
    fine: 'uncrushed',
    coarse: 'uncrushed',
  },
  ...{ slump: '10_30', maxSize: 20, maxRatio: 0.55, minBinder: 290, relativeDensity: 2.6, passing600: 70 },
}
const bre1 = breDesign(BRE_1)
const bre3 = breDesign({
  ...{ ...BRE_1, target: { characteristic: 25, margin: 10 }, slump: '0_10', maxSize: 40, maxRatio: 0.5 },
  ...{ relativeDensity: 2.5, passing600: 90 },
})
const breAir = breDesign({
  ...{ ...BRE_1, target: { characteristic: 30, defective: 1, deviation: 5, air: 4.5 }, coarse: 'crushed', slump: 25 },
  ...{ minBinder: 285, relativeDensity: 2.65, passing600: 50 },
})
const bre = ({ target, strengthRatio, binder, density, finesPercent, masses }: ReturnType<typeof breDesign>) => ({
  ...{ mean: target.mean, design: target.design, curve: strengthRatio!, ratio: binder!.ratio, density: density! },
  ...{ fines: finesPercent!, ...masses!, aggregate: masses!.fine + masses!.coarse },
  sizes: masses!.sizes.map(({ mass }) => mass),
})
const dry = ovenDryBatch({
  water: 8,
  aggregates: [
    { mass: 25.7, absorption: 2 },
    { mass: 69.2, absorption: 1 },
  ],
})

const [one, three, air] = [bre1, bre3, breAir].map(bre) as [
  ReturnType<typeof bre>,
  ReturnType<typeof bre>,
  ReturnType<typeof bre>,
]

export const BRE_EXAMPLES: readonly Example[] = [
  {
    source: 'BRE 331 §4.4, target mean from a margin',
    shows: [['mean, MPa', '40', breTargetMean({ characteristic: 30, deviation: 6.1, results: 40 }).mean]],
  },
  {
    source: 'BRE 331 §7 example 1',
    shows: [
      ['target mean, MPa', '46', one.mean],
      ['water/cement', '0.47', one.curve],
      ['water, kg', '160', one.water],
      ['cement, kg', '340', one.cement],
      ['density, kg/m³', '2400', one.density],
      ['aggregate, kg', '1900', one.aggregate],
      ['fines, %', '27', one.fines],
      ['fine aggregate, kg', '515', one.fine],
      ['coarse aggregate, kg', '1385', one.coarse],
      ['of 10 mm, kg', '460', one.sizes[0]!],
      ['of 20 mm, kg', '925', one.sizes[1]!],
    ],
  },
  {
    source: 'BRE 331 §7 example 1, trial mix of 50 L, oven-dry',
    shows: [
      ['cement, kg', '17.0', one.cement * 0.05],
      ['water, kg', '8.0', one.water * 0.05],
      ['dry fine, kg', '25.2', dry.aggregates[0]!],
      ['dry coarse, kg', '68.5', dry.aggregates[1]!],
      ['water with it, kg', '9.2', dry.water],
    ],
  },
  {
    source: 'BRE 331 §7 example 3',
    shows: [
      ['target mean, MPa', '35', three.mean],
      ['water, kg', '115', three.water],
      ['cement, kg', '290', three.cement],
      ['water/cement', '0.40', three.ratio],
      // The curves of Figure 4, drawn for steps of 0.1 of the ratio.
      ['strength at 0.40, MPa', '55', bre3.expected!, 2],
      ['density, kg/m³', '2375', three.density],
      ['aggregate, kg', '1970', three.aggregate],
      ['fines, %', '17', three.fines],
      ['fine aggregate, kg', '335', three.fine],
      ['coarse aggregate, kg', '1635', three.coarse],
      ['of 10 mm, kg', '300', three.sizes[0]!],
      ['of 20 mm, kg', '445', three.sizes[1]!],
      ['of 40 mm, kg', '890', three.sizes[2]!],
    ],
  },
  {
    source: 'BRE 331 §8.6, air-entrained',
    shows: [
      ['target mean, MPa', '42', air.mean],
      ['target mean with 4.5 % of air, MPa', '56', air.design],
      ['water/cement', '0.45', air.curve],
      ['water, kg', '145', air.water],
      ['cement, kg', '320', air.cement],
      ['density, kg/m³', '2340', air.density],
      ['aggregate, kg', '1875', air.aggregate],
      ['fines, %', '32', air.fines],
      ['fine aggregate, kg', '600', air.fine],
      ['coarse aggregate, kg', '1275', air.coarse],
      ['of 10 mm, kg', '425', air.sizes[0]!],
      ['of 20 mm, kg', '850', air.sizes[1]!],
    ],
  },
]

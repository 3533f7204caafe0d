import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { breTargetMean } from '../design/target-mean-en'
import { askedTogether, DURABILITY_OF, type Standard } from '../durability'
import { K_VALUES } from '../water-cement'
import type { BenchAsk } from './ask'
import { countsAsCement } from './exposure'
import { type BenchMaterials, meanOf } from './materials'
import { sharesOfAggregate } from './split'
import { figure, type Proportion, step } from './step'

/** Air that concrete without an air entrainer keeps, per cent: 20 mm aggregate, ACI PRC-211.1-22 Table 5.3.3. */
const ENTRAPPED = { 10: 3, 20: 2, 40: 1 } as const

/**
 * Absolute volumes under the limits of EN 206: free water and w/(c + k·a) by the designer's experience, the additions by
 * their k-value, what is left is aggregate in the shares that come nearest to the Fuller curve.
 */
export function byEn206(ask: BenchAsk, materials: BenchMaterials, standard: Standard): Proportion {
  const { cement, addition, fine, stones } = materials
  const asked = askedTogether(ask.exposures, standard)
  if (ask.water === undefined)
    throw new EngineeringFault('missing-value', 'Enter the free water that the slump needs', 'water')
  if (ask.ratio === undefined)
    throw new EngineeringFault(
      'missing-value',
      'Enter the w/(c + k·a) that your own results give this strength',
      'ratio',
    )
  const target = breTargetMean({
    characteristic: Math.max(ask.strengthMpa, asked.cube),
    defective: ask.defective,
    ...(ask.deviation === undefined ? {} : { deviation: ask.deviation }),
    ...(ask.results === undefined ? {} : { results: ask.results }),
  })
  const water = roundTo(ask.water * (1 - ask.waterSaving / 100), 1)
  const ratio = Math.min(ask.ratio, asked.ratio ?? 1)
  const share = addition ? ask.additionShare / 100 : 0
  const counts = countsAsCement(materials, share)
  const equivalent = Math.max(water / ratio, asked.binder ?? 0)
  const binder = equivalent / counts
  const air = Math.max(ask.airPercent, asked.air ?? 0) || ENTRAPPED[ask.maxSize]
  const masses = { cement: roundTo(binder * (1 - share), 1), addition: roundTo(binder * share, 1), water }
  const paste =
    masses.cement / cement.relativeDensity + (addition ? masses.addition / addition.relativeDensity : 0) + water
  const room = 1000 - paste - air * 10
  if (room < 400)
    throw new EngineeringFault(
      'no-room-for-aggregate',
      `Binder, water and air leave ${figure(room)} L for the aggregate`,
      'water',
    )
  const shares = sharesOfAggregate(ask, materials)
  const sand = ask.finesPercent === undefined ? shares.fine : ask.finesPercent / 100
  return {
    steps: [
      step(
        'Target mean strength',
        `${target.mean} MPa`,
        `${figure(target.mean - target.margin)} + ${figure(target.margin, 1)}, cubes`,
        'EN 206 Annex A.5, BRE 331 §4.4',
      ),
      step(
        'Free water',
        `${water} kg/m³`,
        ask.waterSaving
          ? `${figure(ask.water)} kg by experience, less ${figure(ask.waterSaving, 1)} %`
          : 'By experience',
        'Own results',
      ),
      step(
        'w/(c + k·a)',
        figure(ratio, 3),
        ratio < ask.ratio ? `${ask.exposures.join(', ')} allow no more` : 'By experience',
        ratio < ask.ratio ? DURABILITY_OF[standard].source : 'Own results',
      ),
      step(
        'c + k·a',
        `${figure(equivalent)} kg/m³`,
        equivalent > water / ratio + 0.5
          ? `The least cement of ${asked.binder} kg governs`
          : `${water} / ${figure(ratio, 3)}`,
        K_VALUES,
      ),
      step(
        'Binder',
        `${figure(binder)} kg/m³`,
        share
          ? `1 kg with ${figure(share * 100, 1)} % of ${addition?.name} counts as ${figure(counts, 3)} kg of cement`
          : 'Cement alone',
        K_VALUES,
      ),
      step(
        'Air',
        `${figure(air, 1)} %`,
        ask.airPercent > 0 || asked.air ? 'Entrained' : `Entrapped, ${ask.maxSize} mm`,
        asked.air ? DURABILITY_OF[standard].source : 'ACI PRC-211.1-22 Table 5.3.3',
      ),
      step(
        'Volume of the aggregate',
        `${figure(room)} L`,
        `1,000 − ${figure(paste)} − ${figure(air * 10)} L of air`,
        'Absolute volumes',
      ),
      step(
        'Share of sand',
        `${figure(sand * 100)} %`,
        ask.finesPercent === undefined
          ? `Least squares to the Fuller curve, ${figure(shares.rms, 1)} points off`
          : 'By experience',
        'Fuller and Thompson',
      ),
    ],
    reasons: [],
    warnings: [],
    airPercent: air,
    targetMean: target.mean,
    masses: {
      ...masses,
      fine: roundTo(room * sand * fine.relativeDensity, 1),
      coarse: roundTo(room * (1 - sand) * meanOf(stones, 'relativeDensity'), 1),
    },
    sizes: [],
  }
}

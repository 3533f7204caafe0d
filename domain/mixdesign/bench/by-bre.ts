import { EngineeringFault } from '~/domain/kit/fault'
import { passingAt } from '~/domain/rawtests/grading'
import { type BreDesign, type BreInput, breDesign } from '../design/bre/design'
import type { Standard } from '../durability'
import type { BenchAsk } from './ask'
import { breSteps, reasonText } from './bre-steps'
import { askedOfBinder, countsAsCement } from './exposure'
import { type BenchMaterials, meanOf } from './materials'
import { figure, type Proportion, step } from './step'

/** BRE 331 with the plant's materials and the limits of the exposure classes. */
export function byBre(ask: BenchAsk, materials: BenchMaterials, standard: Standard): Proportion {
  const { addition, fine, stones } = materials
  if (addition?.kind === 'silica-fume')
    throw new EngineeringFault('no-such-addition', 'BRE 331 knows fly ash and slag, no silica fume', 'additionId')
  const share = addition ? ask.additionShare : 0
  const asked = askedOfBinder(ask.exposures, countsAsCement(materials, share / 100), standard)
  const strength = Math.max(ask.strengthMpa, asked.cube)
  const passing600 = passingAt(fine.grading, 0.6)
  const air = Math.max(ask.airPercent, asked.air ?? 0)
  const inputAt = (relativeDensity: number): BreInput => ({
    target: {
      characteristic: strength,
      defective: ask.defective,
      air,
      ...(ask.deviation === undefined ? {} : { deviation: ask.deviation }),
      ...(ask.results === undefined ? {} : { results: ask.results }),
    },
    cement: ask.cementClass,
    age: 28,
    ...{ fine: ask.sandType, coarse: ask.stoneType, slump: ask.slump, maxSize: ask.maxSize },
    ...(asked.ratio === null ? {} : { maxRatio: asked.ratio }),
    ...(asked.binder === null ? {} : { minBinder: asked.binder }),
    ...(ask.ratio === undefined ? {} : { maxRatio: Math.min(ask.ratio, asked.ratio ?? 1) }),
    waterSaving: ask.waterSaving,
    relativeDensity,
    passing600,
    ...(addition?.kind === 'pfa' ? { pfa: share } : {}),
    ...(addition?.kind === 'ggbs' ? { ggbs: share } : {}),
  })
  // The aggregates count by the share of sand that the method itself then gives.
  const mixed = (sand: number) => fine.relativeDensity * sand + meanOf(stones, 'relativeDensity') * (1 - sand)
  const first = breDesign(inputAt(mixed(0.4)))
  const input = inputAt(mixed((first.finesPercent ?? 40) / 100))
  const found = breDesign(input)
  const masses = massesOf(found)
  return {
    steps: [
      ...(strength > ask.strengthMpa
        ? [
            step(
              'Grade for the exposure',
              `${strength} MPa`,
              `${ask.exposures.join(', ')} ask for more than ${ask.strengthMpa}`,
              asked.source,
            ),
          ]
        : []),
      ...breSteps(input, found, { sand: fine.testNo, share }),
    ],
    reasons: found.reasons.map(reasonText),
    warnings: found.target.warnings.map(() => 'The standard deviation is outside the range that BRE 331 reports'),
    airPercent: air,
    targetMean: found.target.mean,
    masses,
    sizes: found.masses?.sizes ?? [],
  }
}

function massesOf({ masses, reasons }: BreDesign): Proportion['masses'] {
  if (!masses)
    throw new EngineeringFault(
      reasons[0]?.rule ?? 'no-mix',
      reasons[0] ? reasonText(reasons[0]) : `BRE 331 gives no mix of ${figure(0)} MPa`,
      'strengthMpa',
    )
  const { cement, pfa, ggbs, water, fine, coarse } = masses
  return { cement, addition: pfa + ggbs, water, fine, coarse }
}

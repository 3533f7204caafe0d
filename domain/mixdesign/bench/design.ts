import { ADMIXTURE_WATER } from '~/domain/deliveries/ledger-water'
import { roundTo } from '~/domain/kit/rounding'
import { type Closing, type ClosingPart, closeVolume } from '../design/close-volume'
import type { Standard } from '../durability'
import type { BenchAsk } from './ask'
import { byAci } from './by-aci'
import { byBre } from './by-bre'
import { byEn206 } from './by-en206'
import { waterOfDose } from './dose'
import { askedOfBinder, countsAsCement, keepExposure } from './exposure'
import type { BenchMaterials } from './materials'
import { splitStone } from './split'
import { type DesignStep, figure, type Proportion, step } from './step'

export type BenchPart = ClosingPart & { materialId: string }
export type BenchDesign = Pick<Proportion, 'reasons' | 'warnings' | 'airPercent' | 'targetMean'> & {
  steps: DesignStep[]
  closing: Closing<BenchPart>
}

const METHODS: Record<
  BenchAsk['method'],
  (ask: BenchAsk, materials: BenchMaterials, standard: Standard) => Proportion
> = {
  'bre-331': byBre,
  'aci-si': (ask, materials, standard) => byAci(ask, materials, standard, 'si'),
  'aci-us': (ask, materials, standard) => byAci(ask, materials, standard, 'us'),
  'en-206': byEn206,
}

/** Doses are weighed to 10 g, masses to 1 kg. */
const DOSE = 0.01

/**
 * A mix by its method, in the plant's materials, closed to one cubic metre: proportion → split of the stone → admixture →
 * volume; the exposure classes ask by `standard`. Faults: those of the method, of the blend and of the closing.
 */
export function benchDesign(ask: BenchAsk, materials: BenchMaterials, standard: Standard = 'en206'): BenchDesign {
  const found = METHODS[ask.method](ask, materials, standard)
  const { cement, addition, water, admixture, fine, stones } = materials
  const split = splitStone(ask, materials, found)
  const counts = countsAsCement(materials, addition ? ask.additionShare / 100 : 0)
  const kept = keepExposure(found.masses, askedOfBinder(ask.exposures, counts, standard))
  const { masses } = kept
  const dose = roundTo(((masses.cement + masses.addition) * ask.admixtureDose) / 100, DOSE)
  const carried = admixture ? waterOfDose(admixture, dose) : 0
  const part = (
    of: { materialId: string; name: string; relativeDensity: number },
    kg: number,
    kind: BenchPart['kind'],
  ) => ({ materialId: of.materialId, name: of.name, relativeDensity: of.relativeDensity, mass: kg, kind })
  const parts: BenchPart[] = [
    part(cement, roundTo(masses.cement, 1), 'other'),
    ...(addition ? [part(addition, roundTo(masses.addition, 1), 'other')] : []),
    part(water, roundTo(masses.water - carried, 1), 'other'),
    ...(admixture ? [part(admixture, dose, 'other')] : []),
    part(fine, roundTo(masses.fine, 1), 'fine'),
    ...stones.map((stone, at) => part(stone, split.kg[at]!, 'coarse')),
  ].filter(({ mass }) => mass > 0)
  const closing = closeVolume(parts, found.airPercent, ask.closer)
  const dosed =
    admixture && dose > 0
      ? [
          step(
            'Admixture',
            `${figure(dose, 2)} kg/m³`,
            `${figure(ask.admixtureDose, 2)} % of the binder${carried ? `; its ${figure(carried, 1)} kg of water count and come off the water` : ''}`,
            carried ? ADMIXTURE_WATER : 'Supplier',
          ),
        ]
      : []
  return {
    reasons: found.reasons,
    warnings: found.warnings,
    airPercent: found.airPercent,
    targetMean: found.targetMean,
    steps: [...found.steps, ...kept.steps, ...split.steps, ...dosed, closingStep(closing)],
    closing,
  }
}

/** The one step that makes it a cubic metre, whatever method or correction came before. */
export function closingStep({ before, after, changes }: Closing<BenchPart>): DesignStep {
  const how = changes.length
    ? `${before.toFixed(3)} m³ by the method; ${changes.map(({ name, from, to }) => `${name} ${figure(from)} → ${figure(to)} kg`).join(', ')}`
    : `${before.toFixed(3)} m³ by the method`
  return step('Closed to one cubic metre', `${after.toFixed(3)} m³`, how, 'Absolute volumes, 1.000 ± 0.002 m³')
}

import { decimal } from '~/domain/kit/money'
import { askedTogether, DURABILITY_OF, type Standard } from '../durability'
import type { ExposureClass } from '../requisition-choices'
import { binderOf } from '../water-cement'
import type { BenchMaterials } from './materials'
import { type DesignStep, figure, type Proportion, step } from './step'

/** What one kg of binder counts as cement when so much of it (0 to 1) is the addition: c + k·a of EN 206 §5.2.5.2. */
export function countsAsCement(
  { cement, addition }: Pick<BenchMaterials, 'cement' | 'addition'>,
  share: number,
): number {
  if (!addition || share === 0) return 1
  const density = (relative: number) => String(relative * 1000)
  return binderOf([
    { kind: 'cement', name: cement.name, density: density(cement.relativeDensity), kg: decimal(1 - share) },
    { kind: 'addition', name: addition.name, density: density(addition.relativeDensity), kg: decimal(share) },
  ]).equivalent.toNumber()
}

/**
 * What the exposure classes ask of a mix whose binder counts so much as cement: the largest water to all binder and the least
 * of all binder, kg/m³, so that w/(c + k·a) and c + k·a keep their limits; by ACI 318 all binder counts whole.
 */
export function askedOfBinder(exposures: readonly ExposureClass[], ofCement: number, standard: Standard) {
  const { ratio, binder, air, cube } = askedTogether(exposures, standard)
  const counts = standard === 'aci318' ? 1 : ofCement
  return {
    source: DURABILITY_OF[standard].source,
    ratio: ratio === null ? null : ratio * counts,
    binder: binder === null ? null : binder / counts,
    air,
    cube,
  }
}

/** Cement added in whole kg where rounding, or the water of an admixture, has gone beyond what the exposure classes allow. */
export function keepExposure(
  masses: Proportion['masses'],
  { ratio, binder, source }: ReturnType<typeof askedOfBinder>,
): { masses: Proportion['masses']; steps: DesignStep[] } {
  const has = masses.cement + masses.addition
  const needed = Math.max(ratio === null ? 0 : masses.water / ratio, binder ?? 0)
  if (has >= needed - 1e-9) return { masses, steps: [] }
  const more = Math.ceil(needed - has)
  return {
    masses: { ...masses, cement: masses.cement + more },
    steps: [
      step('Cement for the exposure', `+${more} kg/m³`, `${figure(needed)} kg of binder keep the classes`, source),
    ],
  }
}

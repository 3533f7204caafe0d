import { coarseVolume } from '../design/aci/coarse'
import type { AciDesign, AciInput } from '../design/aci/design'
import { aciWater, waterAdjustment } from '../design/aci/water'
import type { aciRequiredAverage } from '../design/target-mean-aci'
import { type DesignStep, figure, step } from './step'

type Facts = { required: ReturnType<typeof aciRequiredAverage>; cylinder: number; grade: number; sand: string }
const GUIDE = 'ACI PRC-211.1-22'

/** The steps of the guide with the figures of this mix, in the units it was asked in. */
export function aciSteps(input: AciInput, found: AciDesign, { required, cylinder, grade, sand }: Facts): DesignStep[] {
  const us = input.system === 'us'
  const [stress, mass, length] = us ? ['psi', 'lb/yd³', 'in.'] : ['MPa', 'kg/m³', 'mm']
  const entrained = input.air !== 'entrapped'
  const { masses, binder, ratio } = found
  const base = aciWater(input.system, input.slump, input.maxSize, entrained)
  const scm = { flyAsh: input.scm?.flyAsh ?? 0, slag: input.scm?.slag ?? 0 }
  const percent = waterAdjustment({ ...input.adjust, ...scm })
  const volume = coarseVolume(input.system, input.maxSize, input.finenessModulus)
  const additions = binder - masses.cement
  return [
    step(
      'Specified strength',
      `${figure(input.specified, 1)} ${stress}`,
      `Grade ${grade} on cubes is ${figure(cylinder, 1)} MPa on cylinders`,
      'EN 206 Table 12',
    ),
    step(
      'Required average',
      `${figure(found.required, 1)} ${stress}`,
      required.basis === 'record'
        ? `s = ${figure(required.deviation ?? 0, 1)} ${stress}, k = ${figure(required.factor ?? 1, 2)}`
        : 'No record of tests',
      `ACI 301 §4.2.3, ${GUIDE} §9`,
    ),
    step(
      'Mixing water',
      `${base} ${mass}`,
      `Slump ${figure(input.slump, 1)} ${length}, size ${input.maxSize} ${length}, ${entrained ? 'air-entrained' : 'without entrained air'}`,
      `${GUIDE} Table 5.3.3`,
    ),
    step('Water adjusted', `${masses.water} ${mass}`, adjustments(input, percent), `${GUIDE} Table 5.3.3.1`),
    step('Air', `${figure(found.air, 1)} %`, entrained ? `Class ${input.air}` : 'Entrapped', `${GUIDE} Table 5.3.3`),
    step(
      'w/cm',
      figure(ratio, 3),
      input.ratio !== undefined
        ? 'By experience or by the exposure classes'
        : found.governed === 'durability'
          ? `Durability of ${input.exposures?.join(', ')} governs`
          : `For ${figure(found.required, 1)} ${stress}`,
      found.governed === 'durability' ? 'ACI 318 Table 19.3.2.1' : `${GUIDE} Table 5.3.4`,
    ),
    step('Cementitious material', `${binder} ${mass}`, `${masses.water} / ${figure(ratio, 3)}`, `${GUIDE} §5.3.5`),
    ...(additions > 0
      ? [
          step(
            'Of it additions',
            `${additions} ${mass}`,
            `${figure((additions / binder) * 100, 1)} % of it`,
            `${GUIDE} §5.3.5`,
          ),
        ]
      : []),
    step(
      'Stone',
      `${masses.coarse} ${mass}`,
      `b/b₀ ${figure(volume, 3)} at a fineness modulus of ${figure(input.finenessModulus, 2)} (${sand}): ${masses.coarseDry} dry, ${figure(input.coarse.absorption, 2)} % absorbed`,
      `${GUIDE} Table 5.3.6`,
    ),
    step('Sand', `${masses.fine} ${mass}`, 'Absolute volume: the rest, saturated surface-dry', `${GUIDE} §5.3.8`),
  ]
}

function adjustments({ adjust, scm }: AciInput, percent: number): string {
  const parts = [
    adjust?.roundedAggregate ? 'rounded stone −8 %' : '',
    adjust?.manufacturedSand ? 'manufactured sand +5 %' : '',
    adjust?.reduction ? `admixture −${figure(adjust.reduction, 1)} %` : '',
    scm?.flyAsh ? `fly ash −${figure(scm.flyAsh * 0.3, 1)} %` : '',
    scm?.slag ? `slag −${figure(scm.slag * 0.5, 1)} %` : '',
  ].filter(Boolean)
  return parts.length ? `${parts.join(', ')}: together ${figure(percent, 1)} %` : 'Nothing to adjust'
}

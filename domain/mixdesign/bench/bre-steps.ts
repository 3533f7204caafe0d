import type { Reason } from '../design/bre/binder'
import type { BreDesign, BreInput } from '../design/bre/design'
import { slumpColumn } from '../design/bre/water'
import { type DesignStep, figure, step } from './step'

const SLUMPS = ['0 to 10', '10 to 30', '30 to 60', '60 to 180']

/** The form of BRE 331, stage by stage, with the figures of this mix. */
export function breSteps(
  input: BreInput,
  { target, reference, strengthRatio, binder, density, finesPercent, masses, expected }: BreDesign,
  { sand, share }: { sand: string; share: number },
): DesignStep[] {
  const air = input.target.air ?? 0
  const { characteristic } = input.target
  const column = SLUMPS[Math.max(0, slumpColumn(input.slump) - (air > 0 ? 1 : 0))]
  const types = `${input.fine === 'crushed' ? 'Crushed' : 'Uncrushed'} sand, ${input.coarse} stone of ${input.maxSize} mm, slump ${column} mm`
  const saving = input.waterSaving ? `, less ${figure(input.waterSaving, 1)} % by the admixture` : ''
  const stages = [
    step(
      'Margin',
      `${figure(target.margin, 1)} MPa`,
      target.factor === null
        ? 'As specified'
        : `k × s = ${figure(target.factor, 2)} × ${figure(target.deviation ?? 0, 1)} MPa`,
      'BRE 331 §4.4, Figure 3',
    ),
    step(
      'Target mean strength',
      `${target.mean} MPa`,
      `${characteristic} + ${figure(target.margin, 1)}, cubes`,
      'BRE 331 §4.4',
    ),
    ...(air > 0
      ? [
          step(
            'Strength to design for',
            `${target.design} MPa`,
            `${target.mean} / (1 − 0.055 × ${figure(air, 1)} % of air)`,
            'BRE 331 §8',
          ),
        ]
      : []),
    step(
      'Strength at a ratio of 0.5',
      `${reference} MPa`,
      `Class ${input.cement}, ${input.coarse} stone, ${input.age} days`,
      'BRE 331 Table 2',
    ),
  ]
  if (strengthRatio === null || !binder || !masses) return stages
  const total = masses.cement + masses.pfa + masses.ggbs
  const governed = {
    strength: `${masses.water} kg of water / ${figure(strengthRatio, 2)}`,
    'max-ratio': `${masses.water} kg of water / ${figure(input.maxRatio ?? 0, 2)}: the largest ratio allowed governs`,
    'min-binder': `The least binder of ${figure(input.minBinder ?? 0)} kg governs; the ratio falls to ${figure(binder.ratio, 2)}`,
  }[binder.governed]
  return [
    ...stages,
    step(
      'Free-water/cement ratio',
      figure(strengthRatio, 2),
      `For ${target.design} MPa on the curve of ${reference} MPa`,
      'BRE 331 Figure 4',
    ),
    step('Free water', `${masses.water} kg/m³`, types + saving, input.pfa ? 'BRE 331 Table 3, §9' : 'BRE 331 Table 3'),
    step('Binder', `${total} kg/m³`, governed, share ? 'BRE 331 §5.3, §9' : 'BRE 331 §5.3'),
    ...(share
      ? [
          step(
            'Of it addition',
            `${masses.pfa + masses.ggbs} kg/m³`,
            `${figure(share, 1)} % of the binder; ash counts 0.30, slag one for one`,
            'BRE 331 §9',
          ),
        ]
      : []),
    step(
      'Expected mean strength',
      `${figure(expected ?? 0, 1)} MPa`,
      `At the ratio in the end, ${figure(binder.ratio, 2)}`,
      'BRE 331 Figure 4',
    ),
    step(
      'Wet density',
      `${density} kg/m³`,
      `Aggregate of ${figure(input.relativeDensity ?? 0, 2)}, ${masses.water} kg of water${air ? `, ${figure(air, 1)} % of air` : ''}`,
      'BRE 331 Figure 5',
    ),
    step(
      'Aggregate',
      `${masses.fine + masses.coarse} kg/m³`,
      `${density} − ${total} − ${masses.water}`,
      'BRE 331 §5.4',
    ),
    step(
      'Share of sand',
      `${figure(finesPercent ?? 0)} %`,
      `${figure(input.passing600)} % of the sand passes 600 µm (${sand}), ${input.maxSize} mm, ratio ${figure(binder.ratio, 2)}`,
      'BRE 331 Figure 6',
    ),
    step('Sand and stone', `${masses.fine} + ${masses.coarse} kg/m³`, 'Saturated surface-dry', 'BRE 331 §5.5'),
  ]
}

/** Why a limit cannot be kept, for people. */
export function reasonText({ rule, needed, limit }: Reason): string {
  switch (rule) {
    case 'strength-beyond-curve':
      return `${figure(needed)} MPa lies beyond the curves of BRE 331 (${figure(limit)} MPa with these materials)`
    case 'ggbs-needs-supplier-data':
      return `Slag beyond ${limit} % of the binder needs the supplier's own figures`
    case 'no-room-for-aggregate':
      return 'Nothing is left for the aggregate'
    case 'max-binder':
      return `${figure(needed)} kg of binder are needed, at most ${figure(limit)} are allowed`
    default:
      return `${rule}: ${figure(needed, 2)} against ${figure(limit, 2)}`
  }
}

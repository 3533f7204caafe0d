import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { bindersForPaste, pasteVolume, strengthFeedback } from '../design/aci/feedback'
import { ACI_TRIAL } from '../design/aci/trial'
import { type Closer, closeVolume } from '../design/close-volume'
import { type BenchPart, closingStep } from './design'
import { waterOfDose } from './dose'
import { type DesignStep, figure, step } from './step'

export type TrialPart = Omit<BenchPart, 'kind'> & {
  kind: 'binder' | 'water' | 'admixture' | 'fine' | 'coarse' | 'other'
  solidsPercent?: string | null
}
/** What the trial showed, by the m³ that it was designed for; null where nothing was measured. */
export type TrialTold = {
  freeWater: number
  relativeYield: number | null
  airPercent: number | null
  slump: number | null
  /** MPa of its specimens at the specified age. */
  strength: number | null
}
export type TrialWanted = {
  slump: readonly [least: number, most: number]
  /** MPa of the same specimens. */
  target: number | null
  /** What durability allows: water to all binder, and least binder in kg/m³. */
  maxRatio: number | null
  minBinder: number | null
}
export type Correction = { steps: DesignStep[]; parts: BenchPart[]; airPercent: number }

const GUIDE = 'ACI PRC-211.1-22'
const INCH = 25.4

/**
 * A mix after its trial batch: true yield, water that the slump needs, the ratio that the measured strength asks for, binder
 * at that ratio with the water kept (§5.3.10, example 3) or the paste kept (example 4), measured air, closed by the aggregate.
 */
export function correctMix(
  parts: readonly TrialPart[],
  designedAir: number,
  told: TrialTold,
  wanted: TrialWanted,
  { keep, paste, closer }: { keep: 'water' | 'paste'; paste?: number | undefined; closer: Closer },
): Correction {
  const binders = parts.filter(({ kind }) => kind === 'binder')
  const designed = binders.reduce((sum, { mass }) => sum + mass, 0)
  if (designed === 0) throw new EngineeringFault('no-binder', 'The mix has no cement', 'trialBatchId')
  const yielded = told.relativeYield ?? 1
  const used = told.freeWater / yielded
  const steps = [
    step(
      'Yield',
      figure(yielded, 3),
      told.relativeYield === null
        ? 'No fresh density was measured; taken as designed'
        : 'Weights over the measured density',
      'ASTM C138',
    ),
    step(
      'Water of the trial',
      `${figure(used, 1)} kg/m³`,
      `${figure(told.freeWater, 1)} kg by the designed m³ / ${figure(yielded, 3)}`,
      `${GUIDE} §5.3.10`,
    ),
  ]
  const needed = waterFor(used, told.slump, wanted.slump)
  steps.push(needed.step)
  const found = ratioFor(designed / yielded, used, told, wanted)
  steps.push(...found.steps)
  const shares = binders.map(({ name, mass, relativeDensity }) => ({ name, share: mass / designed, relativeDensity }))
  const water = parts.filter(({ kind }) => kind === 'water').reduce((sum, { mass }) => sum + mass, 0)
  const had = pasteVolume('si', water, binders).percent
  const made =
    keep === 'paste'
      ? bindersForPaste('si', paste ?? had, found.ratio, shares)
      : { water: needed.water, binder: Math.max(needed.water / found.ratio, wanted.minBinder ?? 0) }
  steps.push(
    keep === 'paste'
      ? step(
          'Binder and water',
          `${figure(made.binder)} + ${figure(made.water)} kg/m³`,
          `Paste of ${figure(paste ?? had, 1)} % kept at ${figure(found.ratio, 3)}`,
          `${GUIDE} §9.5, example 4`,
        )
      : step(
          'Binder',
          `${figure(made.binder)} kg/m³`,
          `${figure(made.water, 1)} / ${figure(found.ratio, 3)}${wanted.minBinder && made.binder === wanted.minBinder ? ', least cement governs' : ''}`,
          `${GUIDE} §5.3.10`,
        ),
  )
  const air = told.airPercent ?? designedAir
  steps.push(
    step(
      'Air',
      `${figure(air, 1)} %`,
      told.airPercent === null ? 'Not measured; as designed' : 'Measured',
      `${GUIDE} §5.3.10`,
    ),
  )
  const doseOf = (part: TrialPart) => roundTo((part.mass * made.binder) / designed, 0.01)
  const carried = parts
    .filter(({ kind }) => kind === 'admixture')
    .reduce((sum, part) => sum + waterOfDose({ ...part, solidsPercent: part.solidsPercent ?? null }, doseOf(part)), 0)
  const scaled = parts.map(({ solidsPercent: _solids, ...part }): BenchPart => {
    const kind = part.kind === 'fine' || part.kind === 'coarse' ? part.kind : 'other'
    if (part.kind === 'admixture') return { ...part, kind, mass: doseOf(part) }
    const by =
      part.kind === 'binder' ? made.binder / designed : part.kind === 'water' ? (made.water - carried) / water : 1
    return { ...part, kind, mass: roundTo(part.mass * by, 1) }
  })
  const closing = closeVolume(scaled, air, closer)
  return { steps: [...steps, closingStep(closing)], parts: closing.parts, airPercent: air }
}

/** 3 % of water an inch of slump, up to the middle of what is wanted; inside the range nothing moves. */
function waterFor(used: number, slump: number | null, [least, most]: TrialWanted['slump']) {
  const source = `${GUIDE} §5.3.10`
  const stays = slump === null || (slump >= least && slump <= most)
  if (stays) {
    const how = slump === null ? 'No slump was measured' : `Slump ${slump} mm is within ${least} to ${most} mm`
    return { water: used, step: step('Water for the slump', `${figure(used, 1)} kg/m³`, how, source) }
  }
  const short = ((least + most) / 2 - slump) / INCH
  const percent = ACI_TRIAL.slumpPercentPerInch * short
  const water = used * (1 + percent / 100)
  const how = `Slump ${slump} mm of ${least} to ${most} mm: ${figure(percent, 1)} %, ${ACI_TRIAL.slumpPercentPerInch} % for each 25 mm`
  return { water, step: step('Water for the slump', `${figure(water, 1)} kg/m³`, how, source) }
}

/** The ratio of the trial, moved by its own strength, and never above what durability allows. */
function ratioFor(binder: number, water: number, told: TrialTold, wanted: TrialWanted) {
  const steps: DesignStep[] = []
  let ratio = water / binder
  if (told.strength === null || wanted.target === null) {
    const how =
      told.strength === null
        ? 'No strength at the specified age yet: the ratio of the trial stays'
        : 'The mix has no target mean'
    steps.push(step('Ratio', figure(ratio, 3), how, `${GUIDE} §5.3.10`))
  } else {
    const of = strengthFeedback({ system: 'si', measured: told.strength, required: wanted.target, binder, water })
    ratio = of.ratio
    const sign = of.added < 0 ? '−' : '+'
    steps.push(
      step(
        'Strength',
        `${sign}${figure(Math.abs(of.added))} kg/m³ of binder`,
        `${figure(told.strength, 1)} MPa measured, ${figure(wanted.target, 1)} wanted; ${figure(of.efficiency, 3)} MPa a kg`,
        `${GUIDE} §9.4, example 3`,
      ),
      step('Ratio', figure(ratio, 3), `${figure(water, 1)} / ${figure(of.binder, 1)}`, `${GUIDE} §9.4, example 3`),
    )
  }
  if (wanted.maxRatio !== null && ratio > wanted.maxRatio) {
    ratio = wanted.maxRatio
    steps.push(
      step(
        'Largest ratio',
        figure(ratio, 3),
        'Water to all binder, so that w/(c + k·a) keeps the exposure classes',
        'EN 206 Table F.1',
      ),
    )
  }
  return { ratio, steps }
}

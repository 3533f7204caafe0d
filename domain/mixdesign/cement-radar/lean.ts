import { Decimal } from 'decimal.js'
import { type DecimalText, decimal, sum } from '../../kit/money'
import type { RecipeLine } from '../recipe-preview'
import { strengthMixOfRecipe } from '../recipe-preview'
import { atConstantVolume } from '../strength/constant-volume'
import type { Predictor } from '../strength/predict'

type Massed = Pick<RecipeLine, 'kind' | 'kgPerM3' | 'density'>
const isBinder = ({ kind }: { kind: string }) => kind === 'cement' || kind === 'addition'
const isAggregate = ({ kind }: { kind: string }) => kind === 'sand' || kind === 'stone'
const kgOf = (lines: readonly Massed[], is: (line: Massed) => boolean) =>
  sum(lines.filter(is).map(({ kgPerM3 }) => kgPerM3))

/** Cement and additions, kg/m³. */
export const binderKg = (lines: readonly Massed[]): Decimal => kgOf(lines, isBinder)

/**
 * The recipe with so many kg/m³ of binder less, cement and additions in their proportion; water and admixture stay, sand and
 * stone fill the volume in theirs. Masses to 0.1 kg.
 */
export function leaner<Line extends Massed>(lines: readonly Line[], cut: number): Line[] {
  const binder = binderKg(lines)
  const left = binder.minus(cut).div(binder)
  const volume = (is: (line: Massed) => boolean) =>
    lines.filter(is).reduce((total, line) => total.plus(decimal(line.kgPerM3).div(line.density)), decimal(0))
  const freed = volume(isBinder).times(decimal(1).minus(left))
  const more = freed.div(volume(isAggregate)).plus(1)
  const kg = (line: Line): DecimalText => {
    const share = isBinder(line) ? left : isAggregate(line) ? more : null
    return share
      ? decimal(line.kgPerM3).times(share).toDecimalPlaces(1, Decimal.ROUND_HALF_UP).toFixed(3)
      : line.kgPerM3
  }
  return lines.map(line => ({ ...line, kgPerM3: kg(line) }))
}

/** MPa lost by each kg/m³ of binder, and by which of the two laws. */
export type Loss = { perKg: number; by: 'model' | 'bolomey' }

/** Shares of the binder over which the model's loss is taken: a tree steps, so a small change tells nothing of it. */
const SHARES = [0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.15]
/** f = K (c/w − 0.5): Bolomey 1935, Schweiz. Bauzeitung 105, 1–12. */
const BOLOMEY = 0.5

/**
 * What a kg of binder less costs at the same water and volume, the more careful of two: the strength model's slope of ln f over
 * ln binder (the house's correction does not hang on binder, so it is the house's too), and Bolomey's line through the mean
 * that was measured. `mean` in MPa; null without binder or water.
 */
export function lossOf(predictor: Predictor, lines: readonly RecipeLine[], mean: number): Loss | null {
  const binder = binderKg(lines).toNumber()
  const water = kgOf(lines, ({ kind }) => kind === 'water' || kind === 'ice').toNumber()
  if (binder <= BOLOMEY * water || water <= 0) return null
  const bolomey = mean / (binder - BOLOMEY * water)
  const slope = slopeOf(predictor, lines)
  const model = slope === null ? 0 : (slope * mean) / binder
  return model > bolomey ? { perKg: model, by: 'model' } : { perKg: bolomey, by: 'bolomey' }
}

/** Of ln strength over ln binder by the model, by least squares; null for what the model cannot read. */
function slopeOf(predictor: Predictor, lines: readonly RecipeLine[]): number | null {
  const read = strengthMixOfRecipe(lines, 28)
  if (!('mix' in read)) return null
  const { mix } = read
  const bands = predictor.bands(
    SHARES.map(share => {
      const off = share - 1
      return atConstantVolume(mix, { cement: mix.cement * off, slag: mix.slag * off, ash: mix.ash * off })
    }),
  )
  const x = SHARES.map(Math.log)
  const y = bands.map(({ p50 }) => Math.log(p50))
  const [mx, my] = [x, y].map(of => of.reduce((total, one) => total + one, 0) / of.length) as [number, number]
  const products = x.reduce((total, one, at) => total + (one - mx) * (y[at]! - my), 0)
  return Math.max(0, products / x.reduce((total, one) => total + (one - mx) ** 2, 0))
}

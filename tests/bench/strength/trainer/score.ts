import { atLeast } from '~/domain/kit/within'

export type Score = { rmse: number; r2: number; mae: number; mape: number }

/** RMSE and MAE in MPa, R² about the mean of the measured, MAPE in percent. */
export function scoreOf(measured: readonly number[], predicted: ArrayLike<number>): Score {
  atLeast(measured, 2, 'measured')
  const mean = measured.reduce((sum, one) => sum + one, 0) / measured.length
  let squares = 0
  let spread = 0
  let absolute = 0
  let relative = 0
  measured.forEach((one, at) => {
    const miss = predicted[at]! - one
    squares += miss * miss
    spread += (one - mean) ** 2
    absolute += Math.abs(miss)
    relative += Math.abs(miss) / one
  })
  const count = measured.length
  return {
    rmse: Math.sqrt(squares / count),
    r2: 1 - squares / spread,
    mae: absolute / count,
    mape: (relative / count) * 100,
  }
}

/** Percent of the measured that lie in the band, ends included. */
export function coverageOf(measured: readonly number[], low: ArrayLike<number>, high: ArrayLike<number>): number {
  atLeast(measured, 1, 'measured')
  return (measured.filter((one, at) => one >= low[at]! && one <= high[at]!).length / measured.length) * 100
}

import { random } from '~/domain/kit/random'
import { strongerWithLess } from '~/domain/mixdesign/strength/directions'
import { predictorOf, type StrengthBand } from '~/domain/mixdesign/strength/predict'
import { command, cpuSeconds, optionsOf, textOf } from './arguments'
import { besides, leaveOneOut } from './foreign'
import { PUBLISHED } from './published'
import { testsFromCsv } from './trainer/csv'
import { checkDirections } from './trainer/directions'
import { mixFolds, plainFolds } from './trainer/folds'
import { coverageOf, scoreOf } from './trainer/score'
import type { StrengthTest } from './trainer/sound-test'
import { TRAINING, trainStrength } from './trainer/train-strength'

const usage = 'npm run bench:strength -- --data FILE [--seeds 1,2,3,4,5 | none] [--folds 10]'
/** Folds are of one source. */
const WITHIN = { ...TRAINING, regions: null }
const source = { name: 'benchmark', licence: 'as the data' }

command(() => {
  const options = optionsOf(['data'], usage)
  const tests = testsFromCsv(textOf(options.data!))
  const seeds = (options.seeds ?? '1,2,3,4,5').split(',').map(Number)
  const count = Number(options.folds ?? 10)
  whole(tests)
  const others = besides(options.data!)
  if (others.length) {
    console.info('\nOne source left out, answered by a model of the other')
    leaveOneOut([options.data!, ...others])
  }
  if (options.seeds === 'none') return
  for (const [name, dealt] of [
    ['plain', (seed: number) => plainFolds(tests.length, count, seed)],
    ['grouped by mix', (seed: number) => mixFolds(tests, count, seed)],
  ] as const) {
    console.info(`\n${count}-fold, ${name}`)
    const rows = seeds.map(seed => fold(tests, dealt(seed), `fold seed ${seed}`))
    line('mean of seeds', mean(rows))
  }
  console.info(`\nPublished on the same 1,030 tests\n${PUBLISHED.map(row => `  ${row.join(' | ')}`).join('\n')}`)
})

type Row = { rmse: number; r2: number; mae: number; mape: number; coverage: number }

/** One model on everything: what training and predicting cost, and whether the directions hold. */
function whole(tests: readonly StrengthTest[]): void {
  const started = process.cpuUsage()
  const model = trainStrength(tests, source, WITHIN)
  console.info(
    `all models trained in ${cpuSeconds(started).toFixed(2)} CPU s (${model.source.rows} tests, ${model.source.mixes} mixes, training seed ${model.seed})`,
  )
  const predictor = predictorOf(model)
  const next = random(7)
  const mixes = Array.from({ length: 1000 }, () => tests[Math.floor(next() * tests.length)]!)
  predictor.bands(mixes)
  const runs = Array.from({ length: 9 }, () => {
    const [begun, used] = [performance.now(), process.cpuUsage()]
    predictor.bands(mixes)
    return { clock: performance.now() - begun, processor: cpuSeconds(used) * 1000 }
  })
  const [clock, processor] = [median(runs.map(run => run.clock)), median(runs.map(run => run.processor))]
  console.info(
    `1,000 mixes predicted in ${clock.toFixed(1)} ms by the clock, ${processor.toFixed(1)} ms of processor (medians of 9)`,
  )
  const { asked, broken } = checkDirections(predictor, mixes.slice(0, 200))
  console.info(
    `directions: ${asked} steps of more water or cement in the same volume or more age, ${broken.length} against`,
  )
  const leaner = strongerWithLess(predictor, tests).filter(Boolean).length
  console.info(
    `less binder at equal water and volume is told stronger for ${leaner} of ${tests.length} tests (such candidates are dropped)`,
  )
}

function fold(tests: readonly StrengthTest[], folds: readonly number[], label: string): Row {
  const bands: StrengthBand[] = new Array(tests.length)
  for (const part of new Set(folds)) {
    const model = trainStrength(
      tests.filter((_, row) => folds[row] !== part),
      source,
      WITHIN,
    )
    const held = tests.flatMap((_, row) => (folds[row] === part ? [row] : []))
    predictorOf(model)
      .bands(held.map(row => tests[row]!))
      .forEach((band, at) => {
        bands[held[at]!] = band
      })
  }
  const measured = tests.map(test => test.strength)
  const score = scoreOf(
    measured,
    bands.map(band => band.p50),
  )
  const coverage = coverageOf(
    measured,
    bands.map(band => band.p10),
    bands.map(band => band.p90),
  )
  const row = { ...score, coverage }
  line(label, row)
  return row
}

function line(label: string, row: Row): void {
  const { rmse, r2, mae, mape, coverage } = row
  console.info(
    `  ${label.padEnd(14)} RMSE ${rmse.toFixed(3)}  R² ${r2.toFixed(4)}  MAE ${mae.toFixed(3)}  MAPE ${mape.toFixed(1)} %  in p10–p90 ${coverage.toFixed(1)} %`,
  )
}

function median(list: number[]): number {
  return list.sort((a, b) => a - b)[list.length >> 1]!
}

function mean(rows: readonly Row[]): Row {
  const of = (name: keyof Row) => rows.reduce((sum, row) => sum + row[name], 0) / rows.length
  return { rmse: of('rmse'), r2: of('r2'), mae: of('mae'), mape: of('mape'), coverage: of('coverage') }
}

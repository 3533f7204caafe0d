import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { predictorOf } from '~/domain/mixdesign/strength/predict'
import { textOf } from './arguments'
import { testsFromCsv } from './trainer/csv'
import { coverageOf, scoreOf } from './trainer/score'
import type { StrengthTest } from './trainer/sound-test'
import { TRAINING, trainStrength } from './trainer/train-strength'

/** Other sources of tests beside a file. */
export const besides = (file: string): string[] =>
  readdirSync(dirname(file))
    .filter(name => name.endsWith('.csv') && name !== basename(file))
    .map(name => join(dirname(file), name))

/**
 * One source left out at a time: a model of the others is asked for its tests as any stranger's mix is asked for, and what
 * it refuses is counted beside what it answers.
 */
export function leaveOneOut(files: readonly string[]): void {
  const sources = files.map(file => ({ name: basename(file), tests: testsFromCsv(textOf(file)) }))
  for (const left of sources) {
    const rest = sources.filter(source => source !== left).flatMap(({ tests }) => tests)
    console.info(`  ${left.name}: ${answered(rest, left.tests)}`)
  }
}

function answered(rest: readonly StrengthTest[], left: readonly StrengthTest[]): string {
  const model = trainStrength(rest, { name: 'benchmark', licence: 'as the data' }, TRAINING)
  const { ask } = predictorOf(model)
  const told = left.flatMap(test => {
    const answer = ask(test)
    return answer.refused ? [] : [{ test, answer }]
  })
  const refused = `${left.length - told.length} of ${left.length} refused`
  if (model.sourceEffect === null)
    return `${refused}: ${rest.length} tests are too few to know what another source does`
  const measured = told.map(({ test }) => test.strength)
  const { rmse } = scoreOf(
    measured,
    told.map(({ answer }) => answer.p50),
  )
  const inside = coverageOf(
    measured,
    told.map(({ answer }) => answer.p10),
    told.map(({ answer }) => answer.p90),
  )
  const factor = Math.exp(model.sourceEffect).toFixed(3)
  return `${told.length} answered, in p10–p90 ${inside.toFixed(1)} %, RMSE ${rmse.toFixed(3)}; ${refused}; band × ${factor} for a source`
}

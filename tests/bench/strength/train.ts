import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { command, cpuSeconds, optionsOf, textOf } from './arguments'
import { testsFromCsv } from './trainer/csv'
import { modelToJson } from './trainer/model-file'
import { TRAINING, trainStrength } from './trainer/train-strength'

const usage = 'npm run strength:train -- --data FILE --out MODEL [--seed N] [--source NAME] [--licence NAME]'

command(() => {
  const options = optionsOf(['data', 'out'], usage)
  const tests = testsFromCsv(textOf(options.data!))
  const started = process.cpuUsage()
  const source = { name: options.source ?? 'own cylinders', licence: options.licence ?? 'own data' }
  const model = trainStrength(tests, source, { ...TRAINING, seed: Number(options.seed ?? TRAINING.seed) })
  const seconds = cpuSeconds(started)
  mkdirSync(dirname(options.out!), { recursive: true })
  writeFileSync(options.out!, modelToJson(model))
  console.info(
    `${model.source.rows} tests of ${model.source.mixes} mixes, seed ${model.seed}, ${seconds.toFixed(1)} CPU s → ${options.out}`,
  )
})

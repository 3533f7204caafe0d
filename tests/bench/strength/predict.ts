import { judgeExperience } from '~/domain/mixdesign/strength/experience'
import { predictorOf } from '~/domain/mixdesign/strength/predict'
import { command, optionsOf, textOf } from './arguments'
import { mixesFromCsv } from './trainer/csv'
import { modelFromJson } from './trainer/model-file'

const usage = 'npm run --silent strength:predict -- --model MODEL --data FILE'

command(() => {
  const options = optionsOf(['model', 'data'], usage)
  const model = modelFromJson(textOf(options.model!))
  const mixes = mixesFromCsv(textOf(options.data!))
  const lines = predictorOf(model)
    .bands(mixes)
    .map(band => `${band.p10.toFixed(3)},${band.p50.toFixed(3)},${band.p90.toFixed(3)}`)
  process.stdout.write(`p10,p50,p90\n${lines.join('\n')}\n`)
  // Every row gets its line, so that the output can be laid beside the file; strangers are told apart on the other stream.
  const strangers = mixes.flatMap((mix, at) => (judgeExperience(model.experience, mix).inside ? [] : [at + 2]))
  if (strangers.length > 0) {
    process.stderr.write(`Outside the model's experience, not to be relied on: rows ${strangers.join(', ')}\n`)
  }
})

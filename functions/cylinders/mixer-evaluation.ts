import { MixerEvaluationSave } from '~/domain/cylinders/mixer-evaluation'
import { saveMixerEvaluation } from '~/workflows/cylinders/save-mixer-evaluation'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'
import { write } from '../kit/write'

export const mixerEvaluationRoutes = area().post(
  '/cylinder-test/mixer-evaluation',
  may('POST /cylinder-test/mixer-evaluation', 'once'),
  body(MixerEvaluationSave),
  async c => c.json(await write(c, work => saveMixerEvaluation(work, c.req.valid('json')))),
)

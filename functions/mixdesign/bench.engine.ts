import { BenchAsk, BenchTrialAsk } from '~/domain/mixdesign/bench/ask'
import { shippedPredictor } from '~/domain/mixdesign/strength/shipped'
import { designOnBench } from '~/workflows/mixdesign/bench'
import { correctOnBench } from '~/workflows/mixdesign/bench-trial'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body } from '../kit/valid'

/** Mixes designed by method and corrected by their trials; nothing is kept. */
export const benchRoutes = area()
  .post('/mix-designs/bench', may('POST /mix-designs/bench'), body(BenchAsk), async c =>
    c.json(
      await designOnBench(sqlOf(c), personOf(c), c.req.valid('json'), {
        now: c.var.now,
        predictor: shippedPredictor(),
      }),
    ),
  )
  .post('/mix-designs/bench/trial', may('POST /mix-designs/bench/trial'), body(BenchTrialAsk), async c =>
    c.json(
      await correctOnBench(sqlOf(c), personOf(c), c.req.valid('json'), {
        now: c.var.now,
        predictor: shippedPredictor(),
      }),
    ),
  )

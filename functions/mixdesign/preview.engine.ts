import { ConstituentsAsk, RecipePreview } from '~/domain/mixdesign/recipe-preview'
import { shippedPredictor } from '~/domain/mixdesign/strength/shipped'
import { constituentsOf } from '~/workflows/mixdesign/constituents'
import { previewMix } from '~/workflows/mixdesign/preview'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'

/** What a recipe on the way would be, and what a mix may be made of; nothing is kept. */
export const mixPreviewRoutes = area()
  .get('/mix-designs/constituents', may('GET /mix-designs/constituents'), query(ConstituentsAsk), async c =>
    c.json(await constituentsOf(sqlOf(c), personOf(c), c.var.now, c.req.valid('query'))),
  )
  .post('/mix-designs/preview', may('POST /mix-designs/preview'), body(RecipePreview), async c =>
    c.json(
      await previewMix(sqlOf(c), personOf(c), c.req.valid('json'), { now: c.var.now, predictor: shippedPredictor() }),
    ),
  )

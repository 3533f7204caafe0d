import { nounPage } from '~/db/kit/noun-rows'
import { carbonCells } from '~/db/reports/carbon-emission'
import { carbonCategory } from '~/domain/mixdesign/carbon-category'
import { type CarbonEmission, CarbonEmissionAsk, carbonEmission } from '~/domain/reports/carbon-emission'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** What the concrete of a period emitted, from the materials to the site. */
export const carbonEmissionRoutes = area().get(
  '/report/carbon-emission',
  may('GET /report/carbon-emission'),
  query(CarbonEmissionAsk),
  async c => c.json(await emissionOf(c, c.req.valid('query'))),
)

export async function emissionOf(c: Ctx, ask: CarbonEmissionAsk): Promise<CarbonEmission> {
  const [cells, bands] = await Promise.all([
    carbonCells(sqlOf(c), personOf(c), ask),
    nounPage(sqlOf(c), carbonCategory, { active: true, limit: 200, offset: 0 }),
  ])
  return carbonEmission(cells, bands.rows)
}

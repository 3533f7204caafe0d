import { GenerateDrafts } from '~/domain/billing/invoice-draft'
import { generateDrafts } from '~/workflows/billing/generate-invoice-drafts'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'
import { write } from '../kit/write'

/** Drafts of a period: the engine of the bill is large, and nobody runs it in the field. */
export const draftMakingFiles = area().post(
  '/invoice-draft/generate-draft',
  may('POST /invoice-draft/generate-draft', 'once'),
  body(GenerateDrafts),
  async c => c.json(await write(c, work => generateDrafts(work, c.req.valid('json')))),
)

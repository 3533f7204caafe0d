import * as z from 'zod'
import { Missing } from '~/domain/kit/problem'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { checkLink } from '../kit/file-link'
import { query } from '../kit/valid'

const Link = z.strictObject({
  key: z.string().min(1).max(300),
  name: z.string().min(1).max(200),
  until: z.string().regex(/^\d{9,12}$/),
  sign: z.string().regex(/^[0-9a-f]{64}$/),
})

export const jobFiles = area().get('/download', may('GET /download'), query(Link), async c => {
  const link = c.req.valid('query')
  await checkLink(c.var.parts.settings, link, c.var.wall)
  const file = await c.var.parts.shelf.get(link.key)
  if (!file) throw new Missing('This file has expired')
  return attachment(c, { name: link.name, type: file.type, bytes: file.body })
})

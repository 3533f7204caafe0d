import type { Answer, Ctx } from './context'
import { digest } from './write'

/** A board's answer with an ETag: a poll that finds nothing new costs a 304 without a body. */
export async function tagged<T extends object>(c: Ctx, value: T): Promise<Answer<T>> {
  const text = JSON.stringify(value)
  const tag = `"${(await digest(text)).slice(0, 32)}"`
  c.header('ETag', tag)
  c.header('Cache-Control', 'no-cache, private')
  if (c.req.header('if-none-match') === tag) return c.body(null, 304)
  return c.json(value)
}

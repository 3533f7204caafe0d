import { zValidator } from '@hono/zod-validator'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod'
import { type FieldErrors, Invalid, REVIEW_THE_FORM, WrongType } from '~/domain/kit/problem'
import type { Env } from './context'
import { marked, type Step } from './route-mark'

/** A reference of a form is chosen, not typed. */
const ID_NEEDED = 'An id is needed'

type Issue = { path: PropertyKey[]; message: string; code?: string; keys?: string[] }
type Checked = { success: boolean; error?: { issues: readonly unknown[] } }

/** A refusal is thrown, so that every refused call is answered in one place. */
function checked<Of extends 'json' | 'query' | 'param', S extends z.ZodType>(of: Of, schema: S) {
  const check: unknown = zValidator(of, schema, (found: Checked) => {
    if (!found.success) throw new Invalid(REVIEW_THE_FORM, fieldErrors(found.error!.issues as Issue[]))
  })
  return marked(check as Step<Record<Of, z.output<S>>>, { input: { of, schema } })
}

export const body = <S extends z.ZodType>(schema: S) => checked('json', schema)

export const query = <S extends z.ZodType>(schema: S) => checked('query', schema)

export const param = <S extends z.ZodType>(schema: S) => checked('param', schema)

export function fieldErrors(issues: Issue[]): FieldErrors {
  // Fields may be called toString or __proto__: what a client names must not be found on every object.
  const errors: FieldErrors = Object.create(null)
  for (const { path, message, code, keys } of issues) {
    const fields =
      code === 'unrecognized_keys' && keys ? keys.map(key => [...path, key].join('.')) : [path.join('.') || 'body']
    for (const field of fields.map(name => name.slice(0, 120)))
      errors[field] = [
        ...(errors[field] ?? []),
        code === 'unrecognized_keys' ? 'This field is not known' : worded(message, field),
      ]
  }
  return errors
}

/** What the schema library says of itself is put into words of a form; what a contract words stays as it is. */
function worded(message: string, field: string): string {
  if (message.startsWith('Invalid option: ') || (message === ID_NEEDED && /[a-z]Id$/.test(field)))
    return 'Choose from the list'
  const [, expected, received] = /^Invalid input: expected (\w+), received (\w+)/.exec(message) ?? []
  if (!expected) return message
  if (received === 'undefined' || received === 'null') return 'This field is required'
  return expected === 'number' || expected === 'int' ? 'A number is needed' : 'This is not the right kind of value'
}

/** A call that sends a body says that it is JSON, or is a declared upload; a silently dropped body would look like a save. */
export const jsonOnly = createMiddleware<Env>(async (c, next) => {
  const { method } = c.req
  if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS') {
    const type = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
    if (c.req.header('content-encoding')) throw new WrongType('Send the body without Content-Encoding')
    if (type !== 'application/json' && type !== 'multipart/form-data' && !(await isEmpty(c)))
      throw new WrongType('Send the body as application/json')
  }
  await next()
})

/** Without a length only reading tells: a server hands on a stream also where the client sent nothing. */
async function isEmpty(c: Context<Env>): Promise<boolean> {
  const length = c.req.header('content-length')
  if (length !== undefined) return length === '0'
  return !c.req.raw.body || (await c.req.arrayBuffer()).byteLength === 0
}

import { createMiddleware } from 'hono/factory'
import * as z from 'zod'
import type { Env } from './context'
import { marked, type Step } from './route-mark'

/** Says in the document of the API that a call takes a form with one file, and which fields are beside it. */
export const takesFile = (schema: z.ZodType = z.strictObject({})) =>
  marked<Step>(
    createMiddleware<Env>(async (_, next) => next()),
    { input: { of: 'form', schema } },
  )

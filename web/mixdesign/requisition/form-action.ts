import type { ActionFunctionArgs } from '@remix-run/node'
import type * as z from 'zod'
import { apiFor, attempt } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { readForm, refused } from '~/web/kit/read-form'
import { actOnRequisition } from './record-action'

type Api = ReturnType<typeof apiFor>['mixdesign']['requisitions']
type Status = { status: 'draft' | 'submitted' }
type Kept = { id: string; requisitionNo: string; status: string }
type Sent = Promise<Response & { json(): Promise<Kept> }>
/** One of the two kinds: where its records are, and by which calls they are made and changed. */
type Kind<Create extends z.ZodType, Update extends z.ZodType> = {
  home: string
  create: Create
  update: Update
  made: (api: Api, values: z.input<Create> & Status) => Sent
  changed: (api: Api, values: z.input<Update> & Status) => Sent
}

/** What a requisition's page posts: its form, kept as a draft or submitted, or what is done with one that exists. */
export async function saveRequisition<Create extends z.ZodType, Update extends z.ZodType>(
  { request, context, params }: ActionFunctionArgs,
  { home, create, update, made, changed }: Kind<Create, Update>,
) {
  const id = params.requisition_form ?? ''
  const editing = id === 'new' || new URL(request.url).searchParams.get('tab') === 'edit'
  const isFile = (request.headers.get('content-type') ?? '').startsWith('multipart/')
  if (!editing || isFile) return actOnRequisition({ request, context })
  const { values, raw, intent, key } = await readForm(request, id === 'new' ? create : update)
  const api = apiFor({ request, context, key }).mixdesign.requisitions
  const status = intent === 'submit' ? 'submitted' : 'draft'
  const saved = await attempt(
    id === 'new'
      ? made(api, { ...(values as object), status } as z.input<Create> & Status)
      : changed(api, { ...(values as object), status } as z.input<Update> & Status),
  )
  if (!saved.ok) return refused(saved.problem, raw)
  const { requisitionNo, status: now, id: kept } = saved.data as Kept
  return done(request, `${home}/${kept}`, `${requisitionNo} ${now === 'submitted' ? 'submitted' : 'saved as draft'}`)
}

import type { AppLoadContext } from '@remix-run/node'
import { RequisitionMappingSave, RequisitionTestCreate, RequisitionTestUpdate } from '~/domain/mixdesign/requisition'
import { apiFor, attempt, rawApi } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { problemOf } from '~/web/kit/problem'
import { readForm, readIntent, refused } from '~/web/kit/read-form'

type Asked = { request: Request; context: AppLoadContext }

/** What is done with an existing requisition: decided, mapped, tested, and its files. */
export async function actOnRequisition(asked: Asked) {
  const { request, context } = asked
  if ((request.headers.get('content-type') ?? '').startsWith('multipart/')) return uploadFile(asked)
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).mixdesign
  const at = { param: { id: fields.id ?? '' } }
  const version = Number(fields.version)
  const { reason = '' } = fields
  if (intent === 'approve')
    return attempt(api.requisitions.approveReq[':id'].$post({ ...at, json: { version, remarks: reason } }))
  if (intent === 'reject') return attempt(api.requisitions.rejectReq[':id'].$post({ ...at, json: { version, reason } }))
  if (intent === 'complete')
    return attempt(
      api['mix-design-mapping'].requisition[':id'].complete.$post({
        param: { id: fields.mappingId ?? '' },
        json: { version: Number(fields.mappingVersion) },
      }),
    )
  if (intent === 'map' || intent === 'unmap') return mapOrUnmap(asked, fields, key, intent === 'map')
  if (intent === 'detach') return detachFile(asked, fields.fileId ?? '')
  return saveDialog(asked)
}

/** The small forms over a list or a record: a mapping, or a test with its result. */
async function saveDialog({ request, context }: Asked) {
  const form = await (request.clone() as Request).formData()
  if (form.has('mixDesignId')) {
    const { values, raw, key } = await readForm(request, RequisitionMappingSave)
    const api = apiFor({ request, context, key }).mixdesign['mix-design-mapping'].requisition
    const saved = await attempt(api.$put({ json: values }))
    return saved.ok ? done(request, closed(request), 'Mix mapped') : refused(saved.problem, raw)
  }
  const id = String(form.get('id') ?? '')
  if (id) {
    const { values, raw, key } = await readForm(request, RequisitionTestUpdate)
    const api = apiFor({ request, context, key }).mixdesign.requisitions.requisitionstest[':id']
    const saved = await attempt(api.$put({ param: { id }, json: values }))
    return saved.ok ? done(request, closed(request), 'Test saved') : refused(saved.problem, raw)
  }
  const { values, raw, key } = await readForm(request, RequisitionTestCreate)
  const api = apiFor({ request, context, key }).mixdesign.requisitions.requisitionstest
  const saved = await attempt(api.$post({ json: values }))
  return saved.ok ? done(request, closed(request), 'Test added') : refused(saved.problem, raw)
}

function mapOrUnmap({ request, context }: Asked, fields: Record<string, string>, key: string, active: boolean) {
  const { mappingId, mappingVersion, requisitionId = '', mixDesignId = '', reason } = fields
  return attempt(
    apiFor({ request, context, key }).mixdesign['mix-design-mapping'].requisition.$put({
      json: {
        ...(mappingId ? { id: mappingId, version: Number(mappingVersion) } : {}),
        requisitionId,
        mixDesignId,
        remarks: reason ?? null,
        active,
      },
    }),
  )
}

/** The file goes to the API as it came. */
async function uploadFile({ request, context }: Asked) {
  const id =
    new URL(request.url).pathname
      .replace(/\.data$/, '')
      .split('/')
      .at(-1) ?? ''
  const answer = await rawApi({ request, context })(`http://portal/api/requisitions/${id}/upload`, {
    method: 'POST',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: await request.arrayBuffer(),
  })
  if (!answer.ok) return { ok: false as const, problem: await problemOf(answer) }
  return { ok: true as const, data: (await answer.json()) as { name: string } }
}

async function detachFile({ request, context }: Asked, fileId: string) {
  const answer = await rawApi({ request, context })(`http://portal/api/requisitions/attachment/${fileId}`, {
    method: 'DELETE',
  })
  return answer.ok ? { ok: true as const, data: null } : { ok: false as const, problem: await problemOf(answer) }
}

import type { AppLoadContext } from '@remix-run/node'
import { MixDesignCreate, MixDesignUpdate } from '~/domain/mixdesign/mix-design'
import { RecipePreview } from '~/domain/mixdesign/recipe-preview'
import { apiFor, attempt } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { readForm, readIntent, refused } from '~/web/kit/read-form'

type Asked = { request: Request; context: AppLoadContext }

/** What the buttons of a mix and its form post. */
export async function actOnMix({ request, context }: Asked) {
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).mixdesign['mix-designs']
  const { id = '', reason = '', revertToId = '' } = fields
  const version = Number(fields.version)
  const step = { param: { id }, json: { version } }
  switch (intent) {
    case 'preview': {
      const { values } = await readForm(request, RecipePreview)
      const lines = values.lines.filter(line => line.materialId && line.kgPerM3)
      return attempt(api.preview.$post({ json: { ...values, lines } }))
    }
    case 'approve':
      return attempt(api[':id'].approve.$post(step))
    case 'reject':
      return attempt(api[':id'].reject.$post({ param: { id }, json: { version, reason } }))
    case 'waive':
      return attempt(api[':id']['waive-evidence'].$post({ param: { id }, json: { version, reason } }))
    case 'sync':
      return attempt(api[':id'].sync.$post(step))
    case 'complete':
      return attempt(api[':id'].complete.$post(step))
    case 'revert': {
      const back = await attempt(api.revert.$post({ json: { currentId: id, revertToId, version } }))
      return back.ok ? done(request, `../${back.data.mixDesignId}`, `Back to version ${back.data.mixVersion}`) : back
    }
    default:
      return saveMix({ request, context }, intent === 'submit')
  }
}

async function saveMix({ request, context }: Asked, submit: boolean) {
  const status = submit ? 'submitted' : 'draft'
  const message = (mix: { mixCode: string; mixVersion: number }) =>
    `${mix.mixCode} version ${mix.mixVersion} ${submit ? 'submitted' : 'saved'}`
  const { fields } = await readIntent(request.clone() as Request)
  if (fields.id) {
    const { values, raw, key } = await readForm(request, MixDesignUpdate)
    const api = apiFor({ request, context, key }).mixdesign['mix-designs'][':id']
    const saved = await attempt(api.$put({ param: { id: fields.id }, json: { ...values, status } }))
    return saved.ok ? done(request, '.', message(saved.data)) : refused(saved.problem, raw)
  }
  const { values, raw, key } = await readForm(request, MixDesignCreate)
  const api = apiFor({ request, context, key }).mixdesign['mix-designs']
  const made = await attempt(api.$post({ json: { ...values, status } }))
  return made.ok ? done(request, `../${made.data.id}`, message(made.data)) : refused(made.problem, raw)
}

import type { AppLoadContext } from '@remix-run/node'
import { ShiftSave, UsualHoursSave } from '~/domain/fleet/roster'
import { apiFor, attempt } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { readForm, readIntent, refused } from '~/web/kit/read-form'

/** What the roster posts: one click on a driver, the day as a whole, or one of its two forms. */
export async function actOnRoster(request: Request, context: AppLoadContext) {
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).fleet.roster
  const { driverId = '', day = '', startTime = '', reason = '', plantId } = fields
  const version = fields.version ? Number(fields.version) : null
  const of = { driverId, day, version }
  if (intent === 'call-in') return attempt(api.shift.$post({ json: { ...of, startTime, calledIn: true } }))
  if (intent === 'off') return attempt(api.off.$post({ json: { ...of, reason } }))
  if (intent === 'clear') return attempt(api.clear.$post({ json: { driverId, day, version: version ?? 0 } }))
  if (intent === 'copy') return attempt(api.copy.$post({ json: { day, plantId: plantId || null } }))
  const ids = { id: 'driverId' }
  if (new URL(request.url).searchParams.get('edit')?.startsWith('usual-')) {
    const { values, raw } = await readForm(request, UsualHoursSave, ids)
    const saved = await attempt(api['usual-hours'].$post({ json: values }))
    return saved.ok ? done(request, closed(request), 'Usual hours saved') : refused(saved.problem, raw)
  }
  const { values, raw } = await readForm(request, ShiftSave, ids)
  const saved = await attempt(api.shift.$post({ json: values }))
  return saved.ok ? done(request, closed(request), 'Shift saved') : refused(saved.problem, raw)
}

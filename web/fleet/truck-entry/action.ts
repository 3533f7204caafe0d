import { OwnerSave } from '~/domain/fleet/subcontractor-owner'
import { SubcontractorSave, TruckTypeSave } from '~/domain/fleet/truck-entry'
import { type apiFor, attempt } from '~/web/kit/api'
import { closed, done } from '~/web/kit/done'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import type { TruckListKind } from '../truck-lists'

type Api = ReturnType<typeof apiFor>

/** Saves an entry, switches it, or removes an owner. */
export async function actOnEntry({ fleet }: Api, request: Request, kind: TruckListKind) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const { truck, driver } = fleet
  const key = { id: fields.id ?? '', version: Number(fields.version) }
  if (intent === 'remove') return attempt(driver['delete-subcon-owner'].$post({ json: key }))
  if (intent === 'status') {
    const json = { ...key, active: fields.active === 'true' }
    if (kind === 'types') return attempt(truck.types['change-status'].$post({ json }))
    if (kind === 'owners') return attempt(driver['change-status-subcon-owner'].$post({ json }))
    return attempt(truck.subcontractors['change-status'].$post({ json }))
  }
  if (kind === 'types') {
    const { values, raw } = await readForm(request, TruckTypeSave)
    const saved = await attempt(truck.types.save.$post({ json: values }))
    return saved.ok ? done(request, closed(request), `${saved.data.truckType} saved`) : refused(saved.problem, raw)
  }
  if (kind === 'owners') {
    const { values, raw } = await readForm(request, OwnerSave)
    const saved = await attempt(driver['save-subcon-owner'].$post({ json: values }))
    return saved.ok ? done(request, closed(request), `${saved.data.ownerName} saved`) : refused(saved.problem, raw)
  }
  const { values, raw } = await readForm(request, SubcontractorSave)
  const saved = await attempt(truck.subcontractors.save.$post({ json: values }))
  return saved.ok
    ? done(request, closed(request), `${saved.data.subcontractorName} saved`)
    : refused(saved.problem, raw)
}

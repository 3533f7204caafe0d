import { OwnerSave } from '~/domain/fleet/subcontractor-owner'
import { SubcontractorSave, TruckTypeSave } from '~/domain/fleet/truck-entry'
import { type apiFor, attempt, listOf, take } from '~/web/kit/api'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { closed, done } from '~/web/kit/said'
import type { TruckListKind } from './truck-lists'

type Api = ReturnType<typeof apiFor>
type Entry = { id: string; version: number; active: boolean }
export type TypeRow = Entry & { truckType: string; minLoad: string; scheduleLoad: string; maxLoad: string }
export type FirmRow = Entry & { subcontractorName: string; ownerId: string | null; ownerName: string | null }
export type OwnerRow = Entry & { ownerName: string; phone: string | null; email: string | null; subcontractors: number }
export type Entries =
  | { kind: 'types'; page: { rows: TypeRow[]; total: number } }
  | { kind: 'subcontractors'; page: { rows: FirmRow[]; total: number }; owners: (readonly [string, string])[] }
  | { kind: 'owners'; page: { rows: OwnerRow[]; total: number } }

export async function entriesOf({ fleet }: Api, kind: TruckListKind): Promise<Entries> {
  if (kind === 'types')
    return { kind, page: (await listOf(fleet.truck.types.$get())) as { rows: TypeRow[]; total: number } }
  const owners = await take(fleet.driver['all-subcon-owners'].$get())
  if (kind === 'owners') return { kind, page: owners }
  const page = (await listOf(fleet.truck.subcontractors.$get())) as { rows: FirmRow[]; total: number }
  return { kind, page, owners: owners.rows.map(owner => [owner.id, owner.ownerName] as const) }
}

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

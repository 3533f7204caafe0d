import { type apiFor, listOf, take } from '~/web/kit/api'
import type { TruckListKind } from '../truck-lists'

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

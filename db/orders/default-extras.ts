import { and, asc, eq } from 'drizzle-orm'
import type { PlainDate } from '~/domain/kit/time'
import type { DefaultService } from '~/domain/orders/default-extras'
import { termOn, termsOfOrder } from '~/domain/pricing/terms'
import { services } from '../catalog/tables'
import type { Sql } from '../kit/open'
import { termsFor } from '../pricing/terms'

type Of = { id?: string | undefined; customerId: string; projectId: string; orderDate: PlainDate }

/** The services on offer that come onto an order of these parties by themselves: those with a price in force on its day. */
export async function defaultServices(sql: Sql, regionId: string, of: Of): Promise<DefaultService[]> {
  const offered = await sql
    .select({ id: services.id, name: services.name, unit: services.unit })
    .from(services)
    .where(and(eq(services.isDefault, true), eq(services.active, true)))
    .orderBy(asc(services.serviceCode))
  if (!offered.length) return []
  const { id, customerId, projectId, orderDate: day } = of
  const found = await termsFor(sql, { regionId, customerId, projectId, orderIds: id ? [id] : [] }, [day])
  const terms = termsOfOrder(found, id ?? null)
  return offered.flatMap(service => {
    const term = termOn(terms, { kind: 'service', id: service.id }, day)
    return term ? [{ ...service, unitPrice: term.unitPrice }] : []
  })
}

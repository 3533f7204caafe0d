import { asc, eq } from 'drizzle-orm'
import type { PlainDate } from '~/domain/kit/time'
import { type CommercialTerm, type TermFigures, type TermItemKind, termOn } from '~/domain/pricing/terms'
import { associateProducts, services, subProducts } from '../catalog/tables'
import type { Sql } from '../kit/open'
import { type TermParties, termsFor } from './terms'

type Priced = TermFigures & { source: string }
export type AddOnCharge = Priced & { id: string; code: string; name: string; unit: string; handDosed: boolean }
export type ServiceCharge = Priced & { id: string; code: string; name: string; group: string; unit: string }
export type SubProductCharge = ServiceCharge & { trigger: string; isDefault: boolean }
export type ChargesOfDay = {
  associateProducts: AddOnCharge[]
  services: ServiceCharge[]
  subProducts: SubProductCharge[]
}

/** What these parties pay beside the concrete on a day: the active entries that have a price then, each with its source. */
export async function chargesOn(sql: Sql, parties: TermParties, day: PlainDate): Promise<ChargesOfDay> {
  return (await chargesOnDays(sql, parties, [day])).get(day)!
}

/** The same on several days in a fixed number of statements. */
export async function chargesOnDays(
  sql: Sql,
  parties: TermParties,
  days: readonly PlainDate[],
): Promise<Map<PlainDate, ChargesOfDay>> {
  const [terms, addOns, offered, charges] = await Promise.all([
    termsFor(sql, parties, days),
    activeAddOns(sql),
    activeServices(sql),
    activeSubProducts(sql),
  ])
  return new Map(
    days.map(day => [
      day,
      {
        associateProducts: priced(addOns, 'associate_product', terms, day),
        services: priced(offered, 'service', terms, day),
        subProducts: priced(charges, 'sub_product', terms, day),
      },
    ]),
  )
}

const priced = <T extends { id: string }>(
  entries: readonly T[],
  kind: TermItemKind,
  terms: readonly CommercialTerm[],
  day: PlainDate,
): (T & Priced)[] =>
  entries.flatMap(entry => {
    const term = termOn(terms, { kind, id: entry.id }, day)
    if (!term) return []
    const { unitPrice, freeAllowance, minimum, maximum, source } = term
    return [{ ...entry, unitPrice, freeAllowance, minimum, maximum, source }]
  })

function activeAddOns(sql: Sql) {
  const { id, associateProductCode: code, name, unit, handDosed, active } = associateProducts
  return sql
    .select({ id, code, name, unit, handDosed })
    .from(associateProducts)
    .where(eq(active, true))
    .orderBy(asc(code))
}

function activeServices(sql: Sql) {
  const { id, serviceCode: code, name, serviceGroup: group, unit, active } = services
  return sql.select({ id, code, name, group, unit }).from(services).where(eq(active, true)).orderBy(asc(code))
}

function activeSubProducts(sql: Sql) {
  const { id, subProductCode: code, name, subProductGroup: group, trigger, unit, isDefault, active } = subProducts
  return sql
    .select({ id, code, name, group, trigger, unit, isDefault })
    .from(subProducts)
    .where(eq(active, true))
    .orderBy(asc(code))
}

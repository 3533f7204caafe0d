import { and, asc, eq, lt, lte, notExists, notInArray, or, sql as raw } from 'drizzle-orm'
import { addMinutes } from '~/domain/kit/time'
import { FROM_THE_MAIN } from '~/domain/materials/silo-cover'
import type { Sql } from '../kit/open'
import { SYSTEM } from '../kit/work'
import { materialOrders, materialSources, materials, silos } from '../materials/tables'

/** What people ordered is left to them for as long after it was expected, minutes. */
const LEFT_TO_PEOPLE = 60

/** Tankers that are there and not weighed. */
export const tankersDue = (sql: Sql, now: Date) =>
  sql
    .select()
    .from(materialOrders)
    .where(
      and(
        eq(materialOrders.status, 'placed'),
        or(
          and(eq(materialOrders.createdBy, SYSTEM.id), lte(materialOrders.expectedAt, now)),
          lte(materialOrders.expectedAt, addMinutes(now, -LEFT_TO_PEOPLE)),
        ),
      ),
    )
    .orderBy(asc(materialOrders.expectedAt))
    .limit(50)

/** Silos in use that are less full than this share and for which no tanker is on its way, each with a source of its material. */
export const lowSilos = (sql: Sql, share: number) =>
  sql
    .select({
      id: silos.id,
      kind: materials.kind,
      levelKg: silos.levelKg,
      capacityKg: silos.capacityKg,
      sourceId: raw<string | null>`coalesce(${silos.sourceId}, (select source.id from ${materialSources} source
        where source.material_id = ${silos.materialId} and source.active order by source.id limit 1))`,
    })
    .from(silos)
    .innerJoin(materials, eq(materials.id, silos.materialId))
    .where(
      and(
        eq(silos.active, true),
        notInArray(materials.kind, [...FROM_THE_MAIN]),
        lt(silos.levelKg, raw`${silos.capacityKg} * ${share}::numeric`),
        notExists(
          sql
            .select({ id: materialOrders.id })
            .from(materialOrders)
            .where(and(eq(materialOrders.siloId, silos.id), eq(materialOrders.status, 'placed'))),
        ),
      ),
    )

import { and, asc, eq, ilike, or } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { MappingAsk } from '~/domain/mixdesign/mix-design'
import { products } from '../catalog/tables'
import { seenPlants } from '../fleet/scope'
import { batchingPlants, plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import type { Work } from '../kit/work'
import type { PlantMixMappingRow } from './plant-mapping'
import { plantMixMappings as mappings, mixDesigns } from './tables'

export type MappingLine = {
  id: string
  version: number
  active: boolean
  plantId: string
  plantName: string
  batchingPlantId: string
  bpName: string
  productId: string
  productCode: string
  mixDesignId: string
  mixCode: string
  mixVersion: number
  status: string
  synced: boolean
  syncedAt: Date | null
  onCertificate: boolean
  validFrom: string | null
}
type Found = Omit<MappingLine, 'synced'> & { syncedHash: string | null }

const line = {
  id: mappings.id,
  version: mappings.version,
  active: mappings.active,
  plantId: plants.id,
  plantName: plants.plantName,
  batchingPlantId: mappings.batchingPlantId,
  bpName: batchingPlants.bpName,
  productId: mappings.productId,
  productCode: products.productCode,
  mixDesignId: mappings.mixDesignId,
  mixCode: mixDesigns.mixCode,
  mixVersion: mixDesigns.mixVersion,
  status: mixDesigns.status,
  syncedHash: mappings.syncedHash,
  syncedAt: mappings.syncedAt,
  onCertificate: mappings.onCertificate,
  validFrom: mappings.validFrom,
}

export async function mappingPage(sql: Sql, person: Person, ask: MappingAsk): Promise<Page<MappingLine>> {
  const where = and(
    seenPlants(person),
    ask.keyword
      ? or(ilike(products.productCode, like(ask.keyword)), ilike(mixDesigns.mixCode, like(ask.keyword)))
      : undefined,
    ask.active === undefined ? undefined : eq(mappings.active, ask.active),
    ask.plantId ? eq(plants.id, ask.plantId) : undefined,
    ask.batchingPlantId ? eq(mappings.batchingPlantId, ask.batchingPlantId) : undefined,
    ask.productId ? eq(mappings.productId, ask.productId) : undefined,
    ask.mixDesignId ? eq(mappings.mixDesignId, ask.mixDesignId) : undefined,
  )
  const sorts = { plantName: plants.plantName, productCode: products.productCode, mixCode: mixDesigns.mixCode }
  const rows = sql
    .select(line)
    .from(mappings)
    .innerJoin(batchingPlants, eq(batchingPlants.id, mappings.batchingPlantId))
    .innerJoin(plants, eq(plants.id, batchingPlants.plantId))
    .innerJoin(products, eq(products.id, mappings.productId))
    .innerJoin(mixDesigns, eq(mixDesigns.id, mappings.mixDesignId))
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [asc(plants.plantName), asc(products.productCode)]), asc(mappings.id))
    .$dynamic()
  const total = sql
    .select({ id: mappings.id })
    .from(mappings)
    .innerJoin(batchingPlants, eq(batchingPlants.id, mappings.batchingPlantId))
    .innerJoin(plants, eq(plants.id, batchingPlants.plantId))
    .innerJoin(products, eq(products.id, mappings.productId))
    .innerJoin(mixDesigns, eq(mixDesigns.id, mappings.mixDesignId))
    .where(where)
    .$dynamic()
  const page = await paged<Found>(rows, cappedCount(sql, total), ask)
  return { ...page, rows: page.rows.map(({ syncedHash, ...row }) => ({ ...row, synced: syncedHash !== null })) }
}

/** The lines that make a mix now, kept as they are until the end of the work. */
export function lockMappingsOf(work: Work, mixDesignId: string): Promise<PlantMixMappingRow[]> {
  return work.sql
    .select()
    .from(mappings)
    .where(and(eq(mappings.mixDesignId, mixDesignId), eq(mappings.active, true)))
    .orderBy(asc(mappings.id))
    .for('update')
}

export async function refuseUnseenLine(sql: Sql, person: Person, batchingPlantId: string): Promise<void> {
  const [found] = await sql
    .select({ id: batchingPlants.id })
    .from(batchingPlants)
    .innerJoin(plants, eq(plants.id, batchingPlants.plantId))
    .where(and(eq(batchingPlants.id, batchingPlantId), seenPlants(person)))
  if (!found) throw new Missing('There is no such batching plant')
}

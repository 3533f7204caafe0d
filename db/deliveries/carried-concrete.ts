import { and, eq } from 'drizzle-orm'
import type { LoadFacts } from '~/domain/deliveries/check-facts'
import { associateProducts, products } from '../catalog/tables'
import type { Sql } from '../kit/open'
import { agreementOf } from '../mixdesign/customer-agreement'
import { type MixDesignRow, mixDesign } from '../mixdesign/mix-design'
import { agreedOf } from '../mixdesign/plant-mapping'
import { plantMixMappings } from '../mixdesign/tables'
import type { DeliveryOrderRow } from './delivery-order'
import { deliveryAssociateProducts } from './tables'

/** The concrete that a load carries: its product, its mix and what was dosed into it. */
export async function carriedConcrete(sql: Sql, load: DeliveryOrderRow) {
  const [[product], mix, addOns] = await Promise.all([
    sql.select().from(products).where(eq(products.id, load.productId)),
    load.mixDesignId ? mixDesign.find(sql, load.mixDesignId) : undefined,
    sql
      .select({ id: associateProducts.id, name: associateProducts.name })
      .from(deliveryAssociateProducts)
      .innerJoin(associateProducts, eq(associateProducts.id, deliveryAssociateProducts.associateProductId))
      .where(eq(deliveryAssociateProducts.deliveryOrderId, load.id)),
  ])
  return { product: product!, mix, addOns }
}
export type CarriedConcrete = Awaited<ReturnType<typeof carriedConcrete>>

type For = { projectId: string; productId: string; doDate: string; batchingPlantId: string | null }
type Certified = { structural: boolean; certificateValid: boolean }

/** The mix rules of a ticket, asked of a mix that is made already: its line need not make it again. */
export async function madeMixSide(
  sql: Sql,
  load: For,
  mix: MixDesignRow,
  { structural, certificateValid }: Certified,
): Promise<LoadFacts['mix']> {
  const [agreed, agreement, certified] = await Promise.all([
    agreedOf(sql, [load.projectId]),
    agreementOf(sql, { ...load, day: load.doDate }, async () => mix),
    onCertificate(sql, load.batchingPlantId, mix.id),
  ])
  const wanted = agreed.find(of => of.productId === load.productId && (!of.validFrom || of.validFrom <= load.doDate))
  const other = wanted && wanted.mixDesignId !== mix.id ? await mixDesign.find(sql, wanted.mixDesignId) : undefined
  return {
    mapped: true,
    code: mix.mixCode,
    agreed: other ? `${other.mixCode} version ${other.mixVersion}` : null,
    agreement,
    approved: mix.status === 'approved' || mix.status === 'completed',
    synced: true,
    structural,
    onCertificate: certified,
    certificateValid,
  }
}

async function onCertificate(sql: Sql, batchingPlantId: string | null, mixDesignId: string): Promise<boolean> {
  if (!batchingPlantId) return false
  const rows = await sql
    .select({ id: plantMixMappings.id })
    .from(plantMixMappings)
    .where(
      and(
        eq(plantMixMappings.batchingPlantId, batchingPlantId),
        eq(plantMixMappings.mixDesignId, mixDesignId),
        eq(plantMixMappings.onCertificate, true),
        eq(plantMixMappings.active, true),
      ),
    )
  return rows.length > 0
}

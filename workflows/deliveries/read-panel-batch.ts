import type { Sql } from '~/db/kit/open'
import { codedMaterials, codedSilos } from '~/db/materials/coded'
import type { BatchDo } from '~/domain/deliveries/delivery-order'
import type { PanelResult } from '~/domain/deliveries/panel-batch'
import { type FieldErrors, Invalid } from '~/domain/kit/problem'

export type PanelCodes = {
  materialOf(code: string): { id: string; kind: string } | undefined
  siloOf(code: string): string | undefined
  /** What a batch drew, from the silo that it names or the one that feeds the line. */
  weightsOf(result: PanelResult): { materialId: string; kind: string; actualKg: string; siloId: string | null }[]
}

/** What a panel calls materials and silos: by their codes, those of silos within the plant. */
export async function codesOf(
  sql: Sql,
  { plantId, batchingPlantId }: { plantId: string; batchingPlantId: string | null },
): Promise<PanelCodes> {
  const [materials, silos] = [await codedMaterials(sql), await codedSilos(sql, plantId)]
  const fold = (code: string) => code.trim().toUpperCase()
  const material = new Map(materials.map(of => [fold(of.materialCode), of]))
  const silo = new Map(silos.map(of => [fold(of.siloCode), of]))
  const feeds = (materialId: string) =>
    silos.find(of => of.materialId === materialId && batchingPlantId && of.lines.includes(batchingPlantId)) ??
    silos.find(of => of.materialId === materialId && of.lines.length > 0)
  return {
    materialOf: code => material.get(fold(code)),
    siloOf: code => silo.get(fold(code))?.id,
    weightsOf: result =>
      result.weights.map(({ material: code, silo: from, actualKg }) => {
        const { id: materialId, kind } = material.get(fold(code))!
        return { materialId, kind, actualKg, siloId: (from ? silo.get(fold(from)) : feeds(materialId))?.id ?? null }
      }),
  }
}

/** When water met cement. */
export const startOf = ({ startedAt, endedAt }: PanelResult): Date => new Date(startedAt ?? endedAt)

/** A batch of a panel as a person would have entered it; a code that nobody knows is named by its line. */
export function batchOf(result: PanelResult, codes: PanelCodes, batchNo: number | null): BatchDo {
  const errors: FieldErrors = {}
  const id = (code: string, field: string) => {
    const found = codes.materialOf(code)?.id
    if (!found) errors[field] = [`There is no material ${code}`]
    return found ?? ''
  }
  const weights = result.weights.map(({ material, silo, actualKg, targetKg }, place) => {
    const siloId = silo ? codes.siloOf(silo) : undefined
    if (silo && !siloId) errors[`weights.${place}.silo`] = [`There is no silo ${silo} at this plant`]
    return {
      materialId: id(material, `weights.${place}.material`),
      actualKg,
      cause: null,
      ...(targetKg ? { targetKg } : {}),
      ...(siloId ? { siloId } : {}),
    }
  })
  const moisture = result.moisture.map(({ material, percent, absorption }, place) => ({
    materialId: id(material, `moisture.${place}.material`),
    percent,
    ...(absorption ? { absorption } : {}),
  }))
  const known = weights.map(({ materialId }) => materialId)
  for (const [place, materialId] of known.entries())
    if (materialId && known.indexOf(materialId) < place)
      errors[`weights.${place}.material`] = ['A material is listed twice']
  if (Object.keys(errors).length) throw new Invalid(Object.values(errors)[0]![0]!, errors)
  return {
    batchNo: batchNo ?? 1,
    quantity: result.quantity,
    at: startOf(result).toISOString(),
    moisture,
    weights,
    batchingNo: null,
  }
}

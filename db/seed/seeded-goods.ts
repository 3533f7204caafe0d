export type Goods = {
  products: { id: string; productCode: string; family: string; strengthMpa: number; name: string }[]
  /** Product id to its mix: the design and the lines in kg per m³. */
  mixes: Map<
    string,
    { mixDesignId: string; gwpPerM3: number; lines: { materialId: string; code: string; kind: string; kg: number }[] }
  >
  materials: { id: string; code: string; kind: string }[]
  silos: { id: string; plantId: string; materialId: string; capacityKg: string; levelKg: string }[]
  addOns: { id: string; price: number }[]
  charges: { id: string; trigger: string; name: string; price: number; unit: string }[]
}

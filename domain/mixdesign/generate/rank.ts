/** What candidates are weighed by: money and kg CO₂e per m³ (less is better), lower-quantile strength in MPa (more is better). */
export type Merits = { cost: number; gwp: number; strength: number }

/**
 * Order of candidates with their front: front 1 is bettered by none in all three merits at once, front 2 only by front 1,
 * and so on; within a front the cheaper comes first.
 */
export function rankCandidates<T extends { merits: Merits }>(list: readonly T[]): (T & { front: number })[] {
  const ranked: (T & { front: number })[] = []
  let left = [...list]
  for (let front = 1; left.length > 0; front++) {
    const best = left.filter(one => !left.some(other => betters(other.merits, one.merits)))
    ranked.push(...best.sort((a, b) => a.merits.cost - b.merits.cost).map(one => ({ ...one, front })))
    left = left.filter(one => !best.includes(one))
  }
  return ranked
}

function betters(a: Merits, b: Merits): boolean {
  const atLeast = a.cost <= b.cost && a.gwp <= b.gwp && a.strength >= b.strength
  return atLeast && (a.cost < b.cost || a.gwp < b.gwp || a.strength > b.strength)
}

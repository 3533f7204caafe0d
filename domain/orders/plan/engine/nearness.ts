import type { Model } from './model'

/** For every pour the others, those first that compete for the same trucks: overlapping in time and close by. */
export function nearness(model: Model): Int32Array[] {
  const { pours } = model.day
  return pours.map((a, i) => {
    const key = pours.map((b, j) => {
      const apart = Math.max(0, Math.max(a.from, b.from) - Math.min(a.until, b.until))
      const shift = Math.abs(a.from + a.until - b.from - b.until) / 4
      return apart + shift + wayBetween(model, i, j) / 2
    })
    const order = pours.map((_, j) => j).filter(j => j !== i)
    return Int32Array.from(order.sort((x, y) => key[x]! - key[y]! || x - y))
  })
}

function wayBetween(model: Model, i: number, j: number) {
  const plant = model.day.pours[j]!.plants[0]?.plant
  return plant === undefined ? 0 : model.empty[(i * model.plants + plant) * model.buckets]!
}

import { type Random, random } from '~/domain/kit/random'
import { below } from '~/domain/orders/plan/engine/chance'

export type InstanceSize = { trucks: number; customers: number; stations: number }

const HORIZON = 500

/** An instance of our own in the public text format, with demands and windows spread as in the public ones. */
export function generatedInstance({ trucks, customers, stations }: InstanceSize, seed: number) {
  const draw = random(seed)
  const depot = { x: 50, y: 50 }
  const classes = [10, 15, 20]
  const sizes = Array.from({ length: trucks }, () => classes[below(draw, classes.length)]!)
  const yards = Array.from({ length: stations }, () => near(depot, 20, draw))
  const sites = Array.from({ length: customers }, () => near(yards[below(draw, stations)]!, 22, draw))
  const orders = sites.map(() => order(draw))
  const rows = [
    'MaxTimeLag:\t5',
    `Vehicles:\t${trucks}`,
    ...sizes.map((size, k) => `k${k}\t${size}\t${size}`),
    `Customers:\t${customers}`,
    ...orders.map(({ demand, from, until }, i) => `c${i}\t${demand}\t${from}\t${until}`),
    `Stations:\t${stations}`,
    ...yards.map((_, s) => `s${s}`),
    `Locations:\t${2 + stations + customers}`,
    ...[depot, depot, ...yards, ...sites].map(({ x, y }, i) => `${nameOf(i, stations)}\t${x}\t${y}`),
    '-----------------------',
  ]
  return `${rows.join('\n')}\n`
}

function order(draw: Random) {
  const demand = 10 + 5 * below(draw, 13)
  const rounded = Math.ceil(demand / 10) * 10
  const width = 10 * Math.ceil((1.1 * rounded + rounded * draw()) / 10)
  const from = 10 * below(draw, Math.max(1, (HORIZON - width) / 10))
  return { demand, from, until: from + width }
}

function near({ x, y }: { x: number; y: number }, reach: number, draw: Random) {
  return { x: x - reach + below(draw, 2 * reach + 1), y: y - reach + below(draw, 2 * reach + 1) }
}

function nameOf(index: number, stations: number) {
  if (index < 2) return `v${index}`
  return index < 2 + stations ? `s${index - 2}` : `c${index - 2 - stations}`
}

import type { Delivery, Instance } from './kinable'

/** Judges a plan from the instance alone, apart from the planner; returns what is wrong, nothing when the plan holds. */
export function faultsOf(instance: Instance, deliveries: Delivery[]): string[] {
  const unknown = deliveries.flatMap(delivery => rangeFaults(instance, delivery))
  if (unknown.length > 0) return unknown
  return [
    ...instance.customers.flatMap((_, i) => customerFaults(instance, i, deliveries)),
    ...instance.trucks.flatMap((_, k) => truckFaults(instance, k, deliveries)),
  ]
}

/** Demand of the customers whose deliveries cover it. */
export function servedDemand(instance: Instance, deliveries: Delivery[]) {
  return instance.customers.reduce((sum, { demand }, i) => {
    const own = deliveries.filter(delivery => delivery.customer === i)
    const brought = own.reduce((total, delivery) => total + instance.trucks[delivery.truck]!.capacity, 0)
    return own.length > 0 && brought >= demand ? sum + demand : sum
  }, 0)
}

function rangeFaults({ customers, trucks }: Instance, { customer, truck, start }: Delivery) {
  const known = customers[customer] !== undefined && trucks[truck] !== undefined && Number.isInteger(start)
  return known ? [] : [`unknown delivery ${customer}/${truck}/${start}`]
}

function customerFaults(instance: Instance, i: number, deliveries: Delivery[]) {
  const { demand, from, until } = instance.customers[i]!
  const own = deliveries.filter(delivery => delivery.customer === i).sort((a, b) => a.start - b.start)
  if (own.length === 0) return []
  const faults: string[] = []
  const brought = own.reduce((sum, delivery) => sum + instance.trucks[delivery.truck]!.capacity, 0)
  if (brought < demand) faults.push(`customer ${i} gets ${brought} of ${demand}`)
  own.forEach((delivery, at) => {
    const end = delivery.start + instance.trucks[delivery.truck]!.unload
    if (delivery.start < from || end > until) faults.push(`customer ${i} is served outside its window`)
    const next = own[at + 1]
    if (next && next.start < end) faults.push(`customer ${i} has two trucks at once`)
    if (next && next.start > end + instance.maxLag) faults.push(`customer ${i} waits too long`)
  })
  return faults
}

function truckFaults({ way, trucks, customers }: Instance, k: number, deliveries: Delivery[]) {
  const own = deliveries.filter(delivery => delivery.truck === k).sort((a, b) => a.start - b.start)
  return own.flatMap((delivery, at) => {
    const before = own[at - 1]
    const ready = before
      ? before.start + trucks[k]!.unload + way[before.customer]![delivery.customer]!
      : way[customers.length]![delivery.customer]!
    return delivery.start < ready ? [`truck ${k} cannot be at customer ${delivery.customer} by ${delivery.start}`] : []
  })
}

import type { Model } from './model'

/** Minutes with a load, leaving `plant` at `depart`. Whoever leaves later never arrives earlier: waiting is allowed. */
export function loadedMinutes(model: Model, plant: number, pour: number, depart: number) {
  const row = (plant * model.pours + pour) * model.buckets
  return model.buckets === 1 ? model.loaded[row]! : atHour(model, model.loaded, row, depart)
}

/** Minutes without a load from a place to a plant. */
export function emptyMinutes(model: Model, place: number, plant: number, depart: number) {
  const row = (place * model.plants + plant) * model.buckets
  return model.buckets === 1 ? model.empty[row]! : atHour(model, model.empty, row, depart)
}

/** The latest departure that reaches the pour by `arrival`. */
export function latestDeparture(model: Model, plant: number, pour: number, arrival: number) {
  let depart = arrival - loadedMinutes(model, plant, pour, arrival)
  for (let late = lateness(); late > 0; late = lateness()) depart -= late
  while (depart + 1 + loadedMinutes(model, plant, pour, depart + 1) <= arrival) depart++
  return depart

  function lateness() {
    return depart + loadedMinutes(model, plant, pour, depart) - arrival
  }
}

function atHour(model: Model, table: Int32Array, row: number, depart: number) {
  const bucket = Math.floor(depart / model.minutesPerBucket)
  const last = model.buckets - 1
  if (bucket < 0) return table[row]!
  if (bucket >= last) return table[row + last]!
  const direct = table[row + bucket]!
  const waited = (bucket + 1) * model.minutesPerBucket - depart + table[row + bucket + 1]!
  return waited < direct ? waited : direct
}

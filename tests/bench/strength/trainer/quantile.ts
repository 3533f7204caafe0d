/** Sample quantile by linear interpolation between order statistics; sorts the list it is given. */
export function quantileOf(values: number[], share: number): number {
  values.sort((a, b) => a - b)
  const at = share * (values.length - 1)
  const low = Math.floor(at)
  const high = Math.ceil(at)
  return values[low]! + (values[high]! - values[low]!) * (at - low)
}

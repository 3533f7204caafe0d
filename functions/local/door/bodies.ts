/** Of the bodies that are still on their way one address has a quarter at most, so that it fills its own part alone. */
export function slowBodies(most: number) {
  const perAddress = Math.max(8, Math.floor(most / 4))
  const by = new Map<string, number>()
  let all = 0
  return {
    take(address: string, arrived: Promise<void>): boolean {
      const own = by.get(address) ?? 0
      if (own >= perAddress || all >= most) return false
      by.set(address, own + 1)
      all++
      void arrived.then(() => {
        all--
        const left = (by.get(address) ?? 1) - 1
        if (left) by.set(address, left)
        else by.delete(address)
      })
      return true
    },
  }
}

import type { Db } from '~/db/kit/open'
import { keepWays, type MissingWay, missingWays } from '~/db/orders/road-way'
import type { Log, Roads } from '~/domain/kit/ports'
import { addDays, businessDay } from '~/domain/kit/time'
import { wayKey } from '~/domain/orders/travel'

/** Roads change seldom; what is older is told anew. */
const FRESH_DAYS = 30
/** Ways of one round. */
const MOST = 2000

type Asked = { db: Db; roads?: Roads | undefined; log: Log }

/**
 * Asks the routing service about ways from plants to sites that it has not told, those of open orders first. What it does not
 * tell goes by the straight line until it does: nobody waits for it. Says how many it told.
 */
export async function askRoads({ db, roads, log }: Asked, now: Date): Promise<number> {
  if (!roads) return 0
  const since = new Date(now.getTime() - FRESH_DAYS * 24 * 60 * 60_000)
  const missing = await missingWays(db.sql, since, addDays(businessDay(now), -1), MOST)
  let told = 0
  for (const group of byPlants(missing)) {
    const plants = [...new Map(group.map(of => [of.plantId, of.plant])).entries()]
    const sites = [...new Map(group.map(of => [wayKey(of.site, of.site), of.site])).values()]
    const room = Math.max(1, roads.most - plants.length)
    for (let at = 0; at < sites.length; at += room) {
      const some = sites.slice(at, at + room)
      try {
        const table = await roads.ways(
          plants.map(([, plant]) => plant),
          some,
        )
        const ways = plants.flatMap(([plantId], i) =>
          some.flatMap((site, j) => {
            const way = table[i]?.[j]
            return way ? [{ plantId, site, ...way }] : []
          }),
        )
        await keepWays(db.sql, ways, now)
        told += ways.length
      } catch (error) {
        // It is asked again in the next round; a service that is down is not asked for the rest.
        log.warn('routing service', { error })
        return told
      }
    }
  }
  return told
}

/** Sites that lack the ways of the same plants are asked about together. */
function byPlants(missing: readonly MissingWay[]): MissingWay[][] {
  const bySite = Map.groupBy(missing, of => wayKey(of.site, of.site))
  const plantsOf = (ways: readonly MissingWay[]) =>
    ways
      .map(of => of.plantId)
      .sort()
      .join()
  return [...Map.groupBy(bySite.values(), plantsOf).values()].map(sites => sites.flat())
}

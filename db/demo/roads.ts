import { alongRoute, type RoadNet, type Route, shortestRoute } from '~/domain/fleet/route'
import type { Place } from '~/domain/orders/travel'

/** Junctions of the expressways and main roads of Singapore, degrees, to about 300 m: enough to drive along on a map. */
const JUNCTIONS = `tuasS 1.2830 103.6330|tuas 1.3150 103.6400|tuasW 1.3420 103.6420|pioneer 1.3210 103.6800|ayeBoon 1.3200 103.7010
ayeJurong 1.3225 103.7230|port 1.3100 103.7150|ayeClem 1.3120 103.7570|ayeNorth 1.2960 103.7830|ayeAlex 1.2880 103.8050
ayeLower 1.2720 103.8280|mce 1.2730 103.8560|ecpMar 1.2960 103.8800|ecpEast 1.3030 103.9130|ecpBedok 1.3110 103.9400
ecpTan 1.3180 103.9640|changi 1.3390 103.9830|pieTuas 1.3390 103.6900|pieJw 1.3450 103.7080|pieTengah 1.3490 103.7280
pieBb 1.3430 103.7620|pieBke 1.3380 103.7760|pieAdam 1.3270 103.8130|pieThom 1.3280 103.8400|pieCte 1.3270 103.8600
pieKpe 1.3260 103.8790|pieEunos 1.3290 103.9060|pieBedok 1.3330 103.9330|pieTamp 1.3410 103.9560|tpePie 1.3480 103.9700
tpePr 1.3680 103.9610|loyang 1.3740 103.9740|tpePr2 1.3850 103.9350|tpePgl 1.3990 103.9110|pgltimor 1.4150 103.9000
tpeSk 1.4010 103.8870|tpeCte 1.4030 103.8570|sleYishun 1.4050 103.8310|sleMandai 1.4130 103.8060|sleBke 1.4240 103.7740
bkeDairy 1.3640 103.7760|bkeKje 1.3840 103.7730|bkeMandai 1.4070 103.7710|kjeCck 1.3860 103.7440|kjeTengah 1.3680 103.7230
kadut 1.4140 103.7500|woodlands 1.4370 103.7800|wAve 1.4400 103.8000|senoko 1.4620 103.8030|semb 1.4480 103.8200
yishun 1.4290 103.8360|cteAmk 1.3690 103.8590|cteBrad 1.3440 103.8590|cteBm 1.3040 103.8440|kpeTai 1.3480 103.8880
kpeHoug 1.3700 103.9020|kpeKallang 1.3080 103.8760|bishan 1.3500 103.8480|orchard 1.3100 103.8270|bt 1.3480 103.7750`
const ROADS = `tuasS tuas|tuas tuasW|tuas pioneer|tuasW pieTuas|pioneer pieTuas|pioneer ayeBoon|ayeBoon ayeJurong|ayeBoon port|port ayeJurong
ayeJurong ayeClem|ayeClem ayeNorth|ayeNorth ayeAlex|ayeAlex ayeLower|ayeLower mce|mce ecpMar|ecpMar ecpEast|ecpEast ecpBedok|ecpBedok ecpTan
ecpTan changi|changi tpePie|pieTuas pieJw|pieJw pieTengah|pieJw ayeBoon|pieTengah pieBb|pieBb pieBke|pieBke pieAdam|pieAdam pieThom|pieThom pieCte
pieCte pieKpe|pieKpe pieEunos|pieEunos pieBedok|pieBedok pieTamp|pieTamp tpePie|tpePie tpePr|tpePr loyang|tpePr tpePr2|tpePr2 tpePgl
tpePgl pgltimor|tpePgl tpeSk|tpeSk tpeCte|tpeCte sleYishun|sleYishun sleMandai|sleMandai sleBke|sleBke bkeMandai|sleBke woodlands
pieBke bt|bt bkeDairy|bkeDairy bkeKje|bkeKje bkeMandai|bkeKje kjeCck|kjeCck kjeTengah|kjeTengah pieTengah|kjeCck kadut|kadut bkeMandai|kadut sleBke
woodlands wAve|wAve senoko|senoko semb|semb yishun|yishun sleYishun|wAve sleMandai|tpeCte cteAmk|cteAmk cteBrad|cteBrad pieCte|cteBm orchard
pieCte cteBm|cteBm ayeLower|tpePgl kpeHoug|kpeHoug kpeTai|kpeTai pieKpe|pieKpe kpeKallang|kpeKallang ecpMar|cteAmk bishan|bishan pieThom
orchard pieThom|bishan cteBrad|ayeClem pieBb|ecpBedok pieBedok`

const words = (text: string) => text.split(/[|\n]/).map(part => part.split(' '))
const NET: RoadNet = {
  places: Object.fromEntries(
    words(JUNCTIONS).map(([name, latitude, longitude]) => [
      name,
      { latitude: Number(latitude), longitude: Number(longitude) },
    ]),
  ),
  roads: words(ROADS).map(([from, to]) => [from!, to!] as const),
}

const known = new Map<string, Route>()

/** The way that the demo company drives between a plant and a site; the same every time. */
export function wayBetween(from: Place, to: Place): Route {
  const key = [from.latitude, from.longitude, to.latitude, to.longitude].join()
  const route = known.get(key) ?? shortestRoute(from, to, NET)
  known.set(key, route)
  return route
}

export type Moved = { latitude: number; longitude: number; heading: number; speedKmh: number }

/** A truck on its way: gates are slow, the road between is not; the average stays that of the plan. */
export function movedAlong(route: Route, minutes: number, share: number): Moved {
  const eased = share < 0 ? 0 : share > 1 ? 1 : share + 0.06 * Math.sin(2 * Math.PI * (share - 0.5))
  const pace = 1 + 0.06 * 2 * Math.PI * Math.cos(2 * Math.PI * (share - 0.5))
  const { heading, ...place } = alongRoute(route, eased)
  const speed = (route.km / Math.max(1, minutes)) * 60 * pace
  return { ...place, heading, speedKmh: Math.round(Math.min(78, Math.max(4, speed)) * 10) / 10 }
}

/** Where a truck stands in a yard or at a site: a spot of its own, so that trucks do not lie on each other. */
export function spotAt(place: Place, key: string): Place {
  const seed = Number.parseInt(key.replaceAll('-', '').slice(-6), 16)
  const angle = ((seed % 360) * Math.PI) / 180
  const degrees = 0.0003 + (seed % 7) * 0.00004
  return {
    latitude: place.latitude + degrees * Math.sin(angle),
    longitude: place.longitude + degrees * Math.cos(angle),
  }
}

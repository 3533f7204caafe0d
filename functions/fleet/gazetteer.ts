import { nearPlaces } from '~/db/fleet/gazetteer'
import { getSeenRegion, regionRows } from '~/db/fleet/region-rows'
import { GAZETTEER, MapPoint, MapPointIn, nearestNamed } from '~/domain/fleet/gazetteer'
import { inRing } from '~/domain/kit/polygon'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** A plant or a site names a point this near, km. */
const AT_PLACE_KM = 0.4

/** Places from our own lists: no service outside is asked. */
export const mapRoutes = area()
  .get('/maps/reverse-geocode', may('GET /maps/reverse-geocode'), query(MapPoint), async c => {
    const at = c.req.valid('query')
    const [regions, near] = await Promise.all([
      regionRows(sqlOf(c), personOf(c), { active: true }),
      nearPlaces(sqlOf(c), personOf(c), at.latitude, at.longitude),
    ])
    const region = regions.find(row => inRing([at.longitude, at.latitude], row.boundary))
    const town = nearestNamed(at, GAZETTEER)
    const place = nearestNamed(at, near, AT_PLACE_KM)
    const address = [place?.name, place?.address, town && !place?.address.includes(town.name) ? town.name : null]
    return c.json({
      ...at,
      address: address.filter(Boolean).join(', ') || null,
      town: town?.name ?? null,
      townKm: town?.km ?? null,
      place: place && { kind: place.kind, name: place.name, address: place.address, km: place.km },
      regionId: region?.id ?? null,
      regionName: region?.regionName ?? null,
    })
  })
  .get('/maps/point-in-polygon', may('GET /maps/point-in-polygon'), query(MapPointIn), async c => {
    const { regionId, latitude, longitude } = c.req.valid('query')
    const point = [longitude, latitude] as const
    if (regionId) {
      const { id, regionName, boundary } = await getSeenRegion(sqlOf(c), personOf(c), regionId)
      const inside = inRing(point, boundary)
      const found = inside ? [{ regionId: id, regionName }] : []
      return c.json({ inside, drawn: boundary.length > 0, regionId: id, regionName, regions: found })
    }
    const regions = (await regionRows(sqlOf(c), personOf(c), { active: true }))
      .filter(row => inRing(point, row.boundary))
      .map(row => ({ regionId: row.id, regionName: row.regionName }))
    const [first] = regions
    return c.json({
      inside: regions.length > 0,
      drawn: true,
      regionId: first?.regionId ?? null,
      regionName: first?.regionName ?? null,
      regions,
    })
  })

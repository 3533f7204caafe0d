import { rounded } from '~/domain/kit/polygon'
import { addDays } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { contacts, locations, projectPlants, projects, purchaseOrders } from '../customers/tables'
import { passes, sitePasses } from '../fleet/tables'
import { bulkInsert } from '../kit/bulk'
import type { Seed } from './base'
import { lastHalfMonth } from './half-month'
import { WORKS } from './names'
import { distanceKm, TOWNS } from './places'
import type { Yard } from './yard'

export type Client = {
  id: string
  customerName: string
  customerCode: string
  salespersonId: string
  selfBilling: boolean
  creditSuspended: boolean
}

export type Site = {
  projectId: string
  projectName: string
  customerId: string
  regionId: string
  locationId: string
  latitude: number
  longitude: number
  plantId: string
  purchaseOrderId: string | null
  purchaseOrderNo: string | null
  /** Its last day, where the customer did not follow it up with another one. */
  purchaseOrderEnded: string | null
  postalCode: string
  /** The last day of the project. */
  endDate: string
  salespersonId: string
  busy: number
}
/** What is delivered on a day has no purchase order, though the project asks for one. */
export const isLapsed = ({ purchaseOrderEnded: ended }: Site, day: string): boolean => ended !== null && day > ended

export const MOBILE = (random: Seed['random']) => `+65 9${random.whole(100, 999)} ${random.whole(1000, 9999)}`

/** Ninety projects, each with a site in a real town, the plants that may serve it and mostly a purchase order. */
export async function seedProjects(seed: Seed, yard: Yard, clients: Client[]): Promise<Site[]> {
  const { sql, random, start, stamp, today } = seed
  const lapsed = addDays(lastHalfMonth(today).fromDate, -1)
  const made = Array.from({ length: 90 }, (_, at) => {
    const client = clients[at < 39 ? at : random.whole(0, 34)]!
    const town = TOWNS[at % TOWNS.length]!
    const regionId = yard.regions.find(region => region.code === town.region)!.id
    const work = WORKS[(at * 5) % WORKS.length]!
    const name = `${town.name} ${work}${work === 'BTO Contract' ? ` ${random.whole(2, 38)}` : ''}`
    const project = {
      ...stamp(start),
      active: at % 31 !== 30,
      projectName: at >= TOWNS.length * 3 ? `${name} Phase 2` : name,
      projectCode: `P${String(2401 + at)}`,
      customerId: client.id,
      regionId,
      defaultProject: false,
      contractedQuantity: `${random.whole(2, 40) * 500}.00`,
      startDate: addDays(today, -random.whole(100, 400)),
      endDate: addDays(today, random.whole(60, 700)),
      purchaseOrderRequired: at % 3 === 0,
      pricedProductsOnly: at % 5 === 0,
      carbonCap: at % 6 === 0 ? '320.00' : null,
      remarks: null,
    }
    const spot = {
      latitude: rounded(town.latitude + random.between(-0.009, 0.009)),
      longitude: rounded(town.longitude + random.between(-0.009, 0.009)),
    }
    const location = {
      ...stamp(start),
      active: true,
      projectId: project.id,
      locationName: at % 4 === 0 ? 'Main gate' : `Gate ${random.whole(1, 5)}`,
      address: `${random.whole(2, 480)} ${town.name} ${random.pick(['Avenue', 'Street', 'Drive', 'Link', 'Road'])} ${random.whole(1, 12)}`,
      postalCode: `${town.postal}${random.whole(1000, 9999)}`,
      ...spot,
      gate: random.pick([
        'Beside the bus stop',
        'Opposite the MRT viaduct',
        'Past the guard house',
        'Rear service road',
      ]),
      radiusMetres: 200,
      // Trucks of ten cubic metres are too heavy for the road there.
      maxLoad: at % 17 === 16 ? '9.00' : null,
    }
    const near = [...yard.plants].sort((a, b) => distanceKm(a, spot) - distanceKm(b, spot))
    return {
      project,
      location,
      near,
      client,
      order:
        at % 5 === 4 && !project.purchaseOrderRequired
          ? null
          : {
              ...stamp(start),
              active: true,
              projectId: project.id,
              poNumber: `PO-${24_100 + at * 7}`,
              quantity: project.contractedQuantity,
              amount: null,
              validFrom: project.startDate,
              validTo: at % 15 === 9 ? lapsed : project.endDate,
            },
    }
  })
  await bulkInsert(
    sql,
    projects,
    made.map(of => of.project),
  )
  await bulkInsert(
    sql,
    locations,
    made.map(of => of.location),
  )
  await bulkInsert(
    sql,
    projectPlants,
    made.flatMap(of =>
      of.near.slice(0, 3).map((plant, place) => ({
        ...stamp(start),
        active: true,
        locationId: of.location.id,
        plantId: plant.id,
        rank: place + 1,
      })),
    ),
  )
  await bulkInsert(
    sql,
    purchaseOrders,
    made.flatMap(of => (of.order ? [of.order] : [])),
  )
  await bulkInsert(
    sql,
    contacts,
    made.map(of => ({
      ...stamp(start),
      active: true,
      customerId: of.client.id,
      projectId: of.project.id,
      name: seed.person(),
      jobTitle: 'Site engineer',
      phone: MOBILE(random),
      email: `site@${of.project.projectCode.toLowerCase()}.example`,
      purposes: ['operation'],
    })),
  )
  const permits = await sql.select().from(passes)
  await bulkInsert(
    sql,
    sitePasses,
    made
      .filter(of => of.project.projectName.startsWith('Changi'))
      .flatMap(of =>
        permits.slice(0, 2).map(pass => ({ id: newId(start.getTime()), passId: pass.id, projectId: of.project.id })),
      ),
  )
  return made
    .filter(of => of.project.active)
    .map((of, at) => ({
      projectId: of.project.id,
      projectName: of.project.projectName,
      customerId: of.client.id,
      regionId: of.project.regionId,
      locationId: of.location.id,
      latitude: of.location.latitude,
      longitude: of.location.longitude,
      plantId: of.near[at % 6 === 5 ? 1 : 0]!.id,
      purchaseOrderId: of.order?.id ?? null,
      purchaseOrderNo: of.order?.poNumber ?? null,
      purchaseOrderEnded: of.order?.validTo === lapsed ? lapsed : null,
      postalCode: of.location.postalCode,
      endDate: of.project.endDate,
      salespersonId: of.client.salespersonId,
      busy: at % 4 === 0 ? 3 : 1,
    }))
}

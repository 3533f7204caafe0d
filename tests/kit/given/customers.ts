import { contact } from '~/db/customers/contact'
import { customer, regionsOf, salespeopleOf } from '~/db/customers/customer'
import { location } from '~/db/customers/location'
import { project } from '~/db/customers/project'
import { purchaseOrder } from '~/db/customers/purchase-order'
import { salesperson } from '~/db/customers/salesperson'
import type { contacts, customers, locations, projects, purchaseOrders } from '~/db/customers/tables'
import { regions } from '~/db/fleet/tables'
import { record } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { agreedPaymentTerm, offeredTerm } from '~/db/pricing/agreed-payment-term'
import { findByUsername } from '~/db/users/user'
import type { House } from '../house'

type New<T extends { $inferInsert: object }> = Partial<Omit<T['$inferInsert'], 'id' | 'version'>>

let count = 0
const next = () => String(++count).padStart(4, '0')

export const givenRegion = (portal: House, code = `R${next()}`) =>
  portal.given(work => record(regions, 'region').insert(work, { code, regionName: `Region ${code}` }))

/** The salesperson row of a person who signs in as `username`, made with the person when there is none yet. */
export async function givenSalesperson(portal: House, username = 'salesperson') {
  const known = await findByUsername(portal.db.sql, username)
  const userId = known?.id ?? (await portal.person(username)).id
  return portal.given(work =>
    salesperson.insert(work, {
      userId,
      username,
      name: username.replaceAll('_', ' '),
      email: `${username}@demo.example`,
    }),
  )
}

type CustomerOf = New<typeof customers> & { salespersonIds?: string[]; regionIds?: string[]; paymentTermId?: string }

export const givenCustomer = (
  portal: House,
  { salespersonIds = [], regionIds = [], paymentTermId, ...of }: CustomerOf = {},
) =>
  portal.given(async work => {
    const no = next()
    const made = await customer.insert(work, { customerName: `Customer ${no} Pte Ltd`, customerCode: `C${no}`, ...of })
    await salespeopleOf.replace(
      work,
      made.id,
      salespersonIds.map(salespersonId => ({ salespersonId })),
    )
    await regionsOf.replace(
      work,
      made.id,
      regionIds.map(regionId => ({ regionId })),
    )
    if (paymentTermId) {
      const { days } = (await offeredTerm(work.sql, paymentTermId))!
      await agreedPaymentTerm.insert(work, { customerId: made.id, paymentTermId, days, fromDate: '2026-01-01' })
    }
    return made
  })

export const givenContact = (portal: House, of: New<typeof contacts> & { customerId: string }) =>
  portal.given(work => contact.insert(work, { name: `Contact ${next()}`, purposes: ['operation'], ...of }))

type ProjectOf = New<typeof projects> & { customerId: string; regionId: string }

export const givenProject = (portal: House, of: ProjectOf) => portal.given(work => newProject(work, of))

const newProject = (work: Work, of: ProjectOf) => {
  const no = next()
  return project.insert(work, { projectName: `Project ${no}`, projectCode: `P${no}`, ...of })
}

export const givenLocation = (portal: House, of: New<typeof locations> & { projectId: string }) =>
  portal.given(work =>
    location.insert(work, { locationName: `Gate ${next()}`, latitude: 1.3346, longitude: 103.7421, ...of }),
  )

export const givenPurchaseOrder = (portal: House, of: New<typeof purchaseOrders> & { projectId: string }) =>
  portal.given(work =>
    purchaseOrder.insert(work, { poNumber: `PO-${next()}`, validFrom: '2026-01-01', quantity: '1000.00', ...of }),
  )

/** Region, salesperson with the sign-in `salesperson`, customer, project and site: where most stories start. */
export async function givenSite(portal: House, of: { regionId?: string } = {}) {
  const regionId = of.regionId ?? (await givenRegion(portal)).id
  const known = await findByUsername(portal.db.sql, 'salesperson')
  const seller = known ? undefined : await givenSalesperson(portal)
  const customer = await givenCustomer(portal, {
    regionIds: [regionId],
    salespersonIds: seller ? [seller.id] : [],
  })
  const project = await givenProject(portal, { customerId: customer.id, regionId })
  const location = await givenLocation(portal, { projectId: project.id })
  return { regionId, salesperson: seller, customer, project, location }
}

import type { Person } from '~/domain/access/roles'
import { regionsOf, salespeopleOf, seenCustomer } from '../customers/customer'
import { customersOf, seenProject } from '../customers/project'
import { contacts, locations, purchaseOrders } from '../customers/tables'
import { driver } from '../fleet/driver'
import { getSeenDriver } from '../fleet/driver-rows'
import { plant } from '../fleet/plant'
import { getSeenPlant } from '../fleet/seen-plant'
import { batchingPlants } from '../fleet/tables'
import { truck } from '../fleet/truck'
import { getSeenTruck } from '../fleet/truck-rows'
import type { AsOfSource } from '../kit/as-of'
import type { Sql } from '../kit/open'
import { material } from '../materials/material'
import { materialSources } from '../materials/tables'
import { mixDesign, mixDesignLine } from '../mixdesign/mix-design'
import { agreedGstTreatments, agreedPaymentTerms } from '../pricing/agreed-term-tables'
import { customerCategories } from '../pricing/tables'

/** What belongs to each record that is looked at as of a moment; a record outside the person's scope does not exist. */
export async function customerSource(sql: Sql, person: Person, id: string): Promise<AsOfSource> {
  const row = await seenCustomer(sql, person, id)
  const [salespeople, regions] = await Promise.all([salespeopleOf.list(sql, id), regionsOf.list(sql, id)])
  return {
    subject: 'customer',
    subjectId: id,
    present: { ...row, salespeople, regions },
    parts: [
      {
        as: 'contacts',
        subject: 'contact',
        table: contacts,
        parent: contacts.customerId,
        parentField: 'customerId',
      },
      {
        as: 'priceCategories',
        subject: 'customer_category',
        table: customerCategories,
        parent: customerCategories.customerId,
        parentField: 'customerId',
      },
      {
        as: 'paymentTerms',
        subject: 'agreed_payment_term',
        table: agreedPaymentTerms,
        parent: agreedPaymentTerms.customerId,
        parentField: 'customerId',
      },
      {
        as: 'gstTreatments',
        subject: 'agreed_gst_treatment',
        table: agreedGstTreatments,
        parent: agreedGstTreatments.customerId,
        parentField: 'customerId',
      },
    ],
  }
}

export async function projectSource(sql: Sql, person: Person, id: string): Promise<AsOfSource> {
  const row = await seenProject(sql, person, id)
  const customers = await customersOf.list(sql, id)
  const parentField = 'projectId'
  return {
    subject: 'project',
    subjectId: id,
    present: { ...row, customers },
    parts: [
      { as: 'sites', subject: 'location', table: locations, parent: locations.projectId, parentField },
      {
        as: 'purchaseOrders',
        subject: 'purchase_order',
        table: purchaseOrders,
        parent: purchaseOrders.projectId,
        parentField,
      },
    ],
  }
}

export async function plantSource(sql: Sql, person: Person, id: string): Promise<AsOfSource> {
  await getSeenPlant(sql, person, id)
  return {
    subject: 'plant',
    subjectId: id,
    present: await plant.get(sql, id),
    parts: [
      {
        as: 'lines',
        subject: 'batching_plant',
        table: batchingPlants,
        parent: batchingPlants.plantId,
        parentField: 'plantId',
      },
    ],
  }
}

/** Where it is now is told by its positions, which no person edits. */
export async function truckSource(sql: Sql, person: Person, id: string): Promise<AsOfSource> {
  await getSeenTruck(sql, person, id)
  const { latitude: _lat, longitude: _long, heading: _heading, positionAt: _at, ...present } = await truck.get(sql, id)
  return { subject: 'truck', subjectId: id, present }
}

export async function driverSource(sql: Sql, person: Person, id: string): Promise<AsOfSource> {
  await getSeenDriver(sql, person, id)
  return { subject: 'driver', subjectId: id, present: await driver.get(sql, id) }
}

export async function materialSource(sql: Sql, _person: Person, id: string): Promise<AsOfSource> {
  return {
    subject: 'material',
    subjectId: id,
    present: await material.get(sql, id),
    parts: [
      {
        as: 'sources',
        subject: 'material_source',
        table: materialSources,
        parent: materialSources.materialId,
        parentField: 'materialId',
      },
    ],
  }
}

export async function mixDesignSource(sql: Sql, _person: Person, id: string): Promise<AsOfSource> {
  const [present, lines] = await Promise.all([mixDesign.get(sql, id), mixDesignLine.list(sql, id)])
  return { subject: 'mix_design', subjectId: id, present: { ...present, lines } }
}

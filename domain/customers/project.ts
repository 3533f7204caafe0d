import * as z from 'zod'
import { SPOKEN } from '../kit/language'
import { pagingShape } from '../kit/page'
import {
  anyDecimal,
  id,
  optionalText,
  plainDate,
  quantityOrZero,
  queryFlag,
  queryIds,
  requiredText,
  text,
} from '../kit/shape'
import * as kitWords from '../kit/words'
import { SiteSave } from './location'
import { PurchaseOrderSave } from './purchase-order'
import * as words from './words'

const absent = <T>(value: T | null | undefined) => value ?? null

export const ProjectSave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    projectName: requiredText(words.projectName),
    /** Left empty it is given by the portal. */
    projectCode: optionalText(30),
    customerId: id(),
    /** Further customers that order on the same project. */
    customerIds: z.array(id()).max(20).default([]),
    regionId: id(),
    defaultProject: z.boolean().default(false),
    contractedQuantity: quantityOrZero(words.projectContractedQuantity).nullish().transform(absent),
    startDate: plainDate().nullish().transform(absent),
    endDate: plainDate().nullish().transform(absent),
    purchaseOrderRequired: z.boolean().default(false),
    pricedProductsOnly: z.boolean().default(false),
    carbonCap: anyDecimal(2, words.projectCarbonCap).nullish().transform(absent),
    /** Of its papers where that is another one than the customer's; not said, it stays as it is. */
    language: z.enum(SPOKEN).nullish(),
    remarks: optionalText(1000),
    /** Sites to add or change with the project; those not given stay as they are. */
    locations: z.array(SiteSave).max(50).optional(),
    purchaseOrders: z.array(PurchaseOrderSave).max(100).optional(),
  })
  .refine(project => !project.startDate || !project.endDate || project.endDate >= project.startDate, {
    path: ['endDate'],
    error: words.projectEndsTooEarly,
  })
export type ProjectSave = z.output<typeof ProjectSave>

export const ProjectSearch = z.strictObject({
  ...pagingShape,
  active: queryFlag(),
  customerId: id().optional(),
  customerName: text(120).optional(),
  regionId: id().optional(),
  salespersonId: id().optional(),
})
export type ProjectSearch = z.output<typeof ProjectSearch>

export const ProjectLookup = z.strictObject({
  ...pagingShape,
  ids: queryIds().optional(),
  customerId: id().optional(),
  regionId: id().optional(),
})
export type ProjectLookup = z.output<typeof ProjectLookup>

export const ActiveProjects = z.strictObject({ customerId: id(), orderDate: plainDate(), regionId: id() })
export type ActiveProjects = z.output<typeof ActiveProjects>

export const ProjectStatus = z.strictObject({
  projectId: id(),
  version: z.int().min(1, { error: kitWords.fieldVersionRequired }),
  active: z.boolean(),
})

/** Without a customer there is nothing to compare within. */
export const SimilarProject = z.strictObject({ name: text(200), customerId: id(), excludeId: id().optional() })
export const SuppliedQuantity = z.strictObject({ customerId: id(), projectId: id(), regionId: id().optional() })

export type ProjectOption = {
  id: string
  projectName: string
  projectCode: string
  customerId: string
  customerName: string
  regionId: string
  regionName: string
  defaultProject: boolean
  active: boolean
}

export type ProjectRow = ProjectOption & {
  version: number
  contractedQuantity: string | null
  suppliedQuantity: string
  startDate: string | null
  endDate: string | null
  purchaseOrderRequired: boolean
  pricedProductsOnly: boolean
  locations: number
  pricedProducts: number
}

export type SimilarProjectRow = {
  id: string
  projectName: string
  projectCode: string
  active: boolean
  likeness: number
}
export type Supplied = { suppliedQuantity: string; contractedQuantity: string | null }

import type { Person } from '~/domain/access/roles'
import type { AttachableTo } from '~/domain/reports/attachment'
import { getSeenDraft } from '../billing/invoice-draft'
import { seenCustomer } from '../customers/customer'
import { seenProject } from '../customers/project'
import { getSeenSet } from '../cylinders/cylinder-test'
import { getSeenAudit } from '../cylinders/plant-audit'
import { getSeen } from '../deliveries/delivery-order'
import { getSeenDriver } from '../fleet/driver-rows'
import { getSeenTruck } from '../fleet/truck-rows'
import type { Sql } from '../kit/open'
import { mixDesign } from '../mixdesign/mix-design'
import { getSeenRequisition } from '../mixdesign/requisition'
import { getSeenOrder } from '../orders/seen-order'
import { getSeenTest } from '../rawtests/test-info'

type See = (sql: Sql, person: Person, id: string) => Promise<unknown>

/** Each kind of record as its own area shows it: what a person does not see there is missing here as well. */
const SEEN: Record<AttachableTo, See> = {
  customer: seenCustomer,
  project: seenProject,
  order: getSeenOrder,
  delivery_order: getSeen,
  invoice_draft: getSeenDraft,
  mix_design: (sql, _, id) => mixDesign.get(sql, id),
  requisition: getSeenRequisition,
  raw_material_test: getSeenTest,
  cylinder_test: getSeenSet,
  plant_audit: getSeenAudit,
  truck: getSeenTruck,
  driver: getSeenDriver,
}

export const seeAttachable = (sql: Sql, person: Person, subject: AttachableTo, id: string): Promise<unknown> =>
  SEEN[subject](sql, person, id)

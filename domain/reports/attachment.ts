import * as z from 'zod'
import type { Action } from '../access/actions'
import type { Subject } from '../access/grants'
import { id } from '../kit/shape'

/** What a file may be attached to, who looks at it and who may add or take away. Scope narrows both. */
export const ATTACHABLE_TO = {
  customer: { look: ['view', 'customer_record'], change: ['manage', 'customer_record'] },
  project: { look: ['view', 'project'], change: ['manage', 'project'] },
  order: { look: ['view', 'order'], change: ['manage', 'order'] },
  delivery_order: { look: ['view', 'delivery_order'], change: ['write', 'ticket'] },
  invoice_draft: { look: ['view', 'draft_register'], change: ['manage', 'invoice_draft'] },
  mix_design: { look: ['view', 'mix_design'], change: ['manage', 'mix_design'] },
  requisition: { look: ['view', 'requisition'], change: ['manage', 'requisition'] },
  raw_material_test: { look: ['view', 'raw_test'], change: ['manage', 'raw_test'] },
  cylinder_test: { look: ['view', 'cylinder_test'], change: ['write', 'cylinder_lab'] },
  plant_audit: { look: ['view', 'plant_audit'], change: ['manage', 'plant_audit'] },
  truck: { look: ['view', 'truck'], change: ['manage', 'truck'] },
  driver: { look: ['view', 'driver_record'], change: ['manage', 'driver_record'] },
} as const satisfies Record<string, Record<'look' | 'change', readonly [Action, Subject]>>
export type AttachableTo = keyof typeof ATTACHABLE_TO

export const attachableTo = z.enum(Object.keys(ATTACHABLE_TO) as [AttachableTo, ...AttachableTo[]])
export const AttachmentsOf = z.strictObject({ subject: attachableTo, subjectId: id() })

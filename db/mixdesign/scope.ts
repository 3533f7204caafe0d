import { eq } from 'drizzle-orm'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import { seenPlants } from '../fleet/scope'
import { both, doors, type Seen } from '../kit/scope'
import { requisitions } from './requisition-tables'

/**
 * Requisitions of the plants that a person sees, of the kinds that their role works with; joins plants. Who sees the whole
 * company reaches these reads by another right, e.g. support, and sees either kind.
 */
export const seenRequisitions = (person: Person): Seen | undefined =>
  both(
    seenPlants(person),
    doors(person, {
      also: [
        mayDo(person, 'view', 'md_requisition') ? eq(requisitions.kind, 'mix') : undefined,
        mayDo(person, 'view', 'rm_requisition') ? eq(requisitions.kind, 'material') : undefined,
      ],
    }),
  )

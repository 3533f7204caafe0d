import type { SerializeFrom } from '@remix-run/node'
import type { loader } from './delivery-order-record'

/** A ticket with everything around it, as its page got it. */
export type View = SerializeFrom<typeof loader>['view']
export type Load = View['ticket']['load']
export type BatchRow = View['weights'][number]

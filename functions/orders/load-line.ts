/** A load of an order as its page knows it. */
export type { LoadLine } from '~/db/orders/order-detail'

/** The rows of the board as the screens know them. */
export type { OrderListRow } from '~/db/orders/order-rows'

import { screens } from '../kit/screens'

export const ordersScreens = screens('orders', [])

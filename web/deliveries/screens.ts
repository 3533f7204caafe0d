import { screens } from '../kit/screens'

export const deliveriesScreens = screens('deliveries', [])

import { screens } from '../kit/screens'

export const pricingScreens = screens('pricing', [])

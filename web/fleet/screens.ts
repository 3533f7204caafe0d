import { screens } from '../kit/screens'

export const fleetScreens = screens('fleet', [])

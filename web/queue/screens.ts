import { screens } from '../kit/screens'

export const queueScreens = screens('queue', [])

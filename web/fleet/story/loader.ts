import { type apiFor, take } from '~/web/kit/api'

type Fleet = ReturnType<typeof apiFor>['fleet']

export const truckStoryOf = ({ truck }: Fleet, id: string) => take(truck.story[':id'].$get({ param: { id } }))
export const driverStoryOf = ({ driver }: Fleet, id: string) => take(driver.story[':id'].$get({ param: { id } }))
export const plantStoryOf = ({ plant }: Fleet, id: string) => take(plant.story[':id'].$get({ param: { id } }))

/** As the screen has it: a loader's answer, its instants as text. */
export type FleetStory = Awaited<ReturnType<typeof truckStoryOf>>
export type PlantStory = Awaited<ReturnType<typeof plantStoryOf>>

import * as z from 'zod'
import { unsortedShape } from '../kit/page'
import { id, text } from '../kit/shape'
import * as words from './words'

export const ProjectPlantSearch = z.strictObject({
  ...unsortedShape,
  customerName: text(120).optional(),
  locationName: text(120).optional(),
  plantCode: text(40).optional(),
  projectId: id().optional(),
})
export type ProjectPlantSearch = z.output<typeof ProjectPlantSearch>

/** The plants that may serve a site, best first. */
export const ProjectPlantSave = z
  .strictObject({ locationId: id(), plantIds: z.array(id()).max(20) })
  .refine(({ plantIds }) => new Set(plantIds).size === plantIds.length, {
    path: ['plantIds'],
    error: words.projectPlantTwice,
  })
export type ProjectPlantSave = z.output<typeof ProjectPlantSave>

export type ProjectPlantRow = {
  id: string
  projectId: string
  projectName: string
  customerName: string
  locationName: string
  plants: { plantId: string; plantCode: string; plantName: string; rank: number }[]
}

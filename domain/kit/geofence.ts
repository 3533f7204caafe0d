import * as z from 'zod'

/** Radius of a plant and how far beyond a fence is out, metres; the stay or absence that counts, seconds. */
export const Geofence = z.strictObject({
  plantMetres: z.int().min(50).max(2000),
  marginMetres: z.int().min(0).max(500),
  dwellSeconds: z.int().min(0).max(900),
})

export const USUAL_GEOFENCE: z.output<typeof Geofence> = { plantMetres: 250, marginMetres: 60, dwellSeconds: 60 }

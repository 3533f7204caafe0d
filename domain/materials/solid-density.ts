/**
 * kg per m³ of a solid that concrete is made of: from light expanded clay to steel fibre (7,850) and steel shot. A relative
 * density typed in by mistake is far outside.
 */
export const SOLID_DENSITY = [400, 8000] as const

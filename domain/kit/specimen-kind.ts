/** Cylinders by diameter and length, cubes by their side, mm: what a laboratory casts, and what is set or stated for each. */
export const SPECIMEN_KINDS = ['150x300', '100x200', 'cube-150', 'cube-100'] as const
export type SpecimenKind = (typeof SPECIMEN_KINDS)[number]

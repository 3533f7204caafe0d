/** What the press and the caliper say of a specimen, in the order in which a technician reads them. */
export const READINGS = [
  ['width1', 'Width 1', 'mm'],
  ['width2', 'Width 2', 'mm'],
  ['length', 'Length', 'mm'],
  ['massKg', 'Mass', 'kg'],
  ['loadKn', 'Load', 'kN'],
] as const

/** What the long forms may be told: `npm run fuzz -- --requests 2000` arrives as HARDEN_REQUESTS. */
export const count = (name: string, usual: number): number => {
  const given = process.env[`HARDEN_${name.toUpperCase().replaceAll('-', '_')}`]
  if (given === undefined) return usual
  const value = Number(given)
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number`)
  return value
}

export const word = (name: string): string | undefined =>
  process.env[`HARDEN_${name.toUpperCase().replaceAll('-', '_')}`]

export const asked = (name: string): boolean => word(name) !== undefined

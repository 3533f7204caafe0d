/** The entry of a table that goes by this name; what every object inherits (`toString`) is no entry. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** Whether a word that came from outside is one of a list of ours. */
export const among = <Word>(list: readonly Word[], word: unknown): word is Word => list.some(one => one === word)

/** The entry of a table that goes by this name; what every object inherits (`toString`) is no entry. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** A disputed line is kept out of what is approved and invoiced; it goes on to a draft of its own. */
export const billed = <Line extends { disputed: boolean }>(lines: readonly Line[]): Line[] =>
  lines.filter(line => !line.disputed)

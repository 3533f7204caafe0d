/** What must hold at any moment, whatever was done, lost or repeated before. Each query returns the rows that break it. */
export type Invariant = { id: string; text: string; sql: string }

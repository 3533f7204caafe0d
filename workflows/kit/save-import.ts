import { rememberMap } from '~/db/kit/import-map'
import type { Work } from '~/db/kit/work'

type Imported<Save> = { noun: string; save(work: Work, save: Save): Promise<unknown> }

/** Saves the rows of a file by the verb of their noun, and keeps a new map of its columns for the person. */
export async function saveImport<Save>(
  work: Work,
  { noun, save }: Imported<Save>,
  rows: readonly Save[],
  map?: Parameters<typeof rememberMap>[2],
): Promise<void> {
  for (const row of rows) await save(work, row)
  if (map) await rememberMap(work, noun, map)
}

import type { Parts } from '~/functions/parts'

/** Fills an empty portal: the demo company, or one administrator whose password is shown once. */
export async function firstPeople(_parts: Parts): Promise<string> {
  return 'as it was'
}

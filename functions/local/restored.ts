import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Parts } from '~/functions/parts'
import { beginTrail } from '~/workflows/kit/anchor-audit'

const fileIn = (data: string) => join(data, 'restored.json')

/** Left by a restore for the first start of the folder. */
export const markRestored = (data: string, why: string): void =>
  writeFileSync(fileIn(data), JSON.stringify({ why }), { mode: 0o600 })

/**
 * Anchors that were written after the restored moment name lines that are gone: the first start says, signed and with
 * the reason, that the trail goes on from here.
 */
export async function goOnRestored(
  parts: Pick<Parts, 'db' | 'clock' | 'log' | 'anchoring'>,
  data: string,
): Promise<void> {
  const file = fileIn(data)
  if (!existsSync(file)) return
  const { why } = JSON.parse(readFileSync(file, 'utf8')) as { why: string }
  await beginTrail(parts, why)
  rmSync(file)
}

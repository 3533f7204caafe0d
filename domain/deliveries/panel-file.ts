import * as z from 'zod'
import { optionalText, requiredText } from '../kit/shape'
import { PanelResult } from './panel-batch'

/** `<plant code>/panel.json`: the plant takes part, with the name under which its panel counts and, if of one line, its code. */
export const PanelFolder = z.strictObject({ panel: requiredText('Panel', 60), line: optionalText(20) })
export type PanelFolder = z.output<typeof PanelFolder>

/** A yes or no to a ticket as a line of a file. */
const Answered = z
  .strictObject({ ticket: z.int().min(1), accepted: z.boolean(), reason: optionalText(300) })
  .refine(({ accepted, reason }) => accepted || reason, { path: ['reason'], message: 'Say why the panel refuses it' })
export type PanelFileAnswer = z.output<typeof Answered>

/** A larger file is not what one panel weighs in a day. */
export const MOST_LINES = 1000
export const MOST_BYTES = 2_000_000

export type RefusedLine = { line: number; reason: string; errors?: Record<string, string[]> }
export type PanelFileRead = {
  answers: { line: number; answer: PanelFileAnswer }[]
  batches: { line: number; batch: PanelResult }[]
  refused: RefusedLine[]
}

/** A file of JSON lines: answers to tickets and batches as they were weighed, in any order; blank lines are passed over. */
export function readPanelFile(text: string): PanelFileRead {
  const read: PanelFileRead = { answers: [], batches: [], refused: [] }
  const lines = text.split('\n')
  if (lines.length > MOST_LINES + 1)
    return { ...read, refused: [{ line: MOST_LINES + 1, reason: `More than ${MOST_LINES} lines` }] }
  for (const [place, line] of lines.entries()) if (line.trim()) readLine(read, place + 1, line)
  return read
}

function readLine(read: PanelFileRead, line: number, text: string): void {
  const parsed = json(text)
  if (parsed === undefined) {
    read.refused.push({ line, reason: 'Not JSON' })
    return
  }
  if (parsed && typeof parsed === 'object' && 'ticket' in parsed) {
    const { success, data, error } = Answered.safeParse(parsed)
    if (success) read.answers.push({ line, answer: data })
    else read.refused.push(wrong(line, error))
    return
  }
  const { success, data, error } = PanelResult.safeParse(parsed)
  if (success) read.batches.push({ line, batch: data })
  else read.refused.push(wrong(line, error))
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function wrong(line: number, { issues }: z.ZodError): RefusedLine {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const field = path.join('.') || 'line'
    errors[field] = [...(errors[field] ?? []), message]
  }
  return { line, reason: issues[0]!.message, errors }
}

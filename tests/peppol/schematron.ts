import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import SaxonJS from 'saxon-js'

const RULES = join(import.meta.dirname, 'rules')
const CACHE = '.cache/peppol'
const FILES = ['PINT-UBL-validation-preprocessed.xslt', 'PINT-jurisdiction-aligned-rules.xslt']

export type Violation = { id: string; flag: string; text: string }

/** What the official rules find in a document; nothing where it is right. */
export async function violations(xml: string): Promise<Violation[]> {
  const found: Violation[] = []
  for (const file of FILES) {
    const stylesheetText = await compiled(file)
    const { principalResult } = await SaxonJS.transform(
      { stylesheetText, sourceText: xml, destination: 'serialized' },
      'async',
    )
    found.push(...failuresIn(principalResult))
  }
  return found
}

/** SVRL as the processor writes it; an answer without a fired rule means that nothing was looked at. */
function failuresIn(svrl: string): Violation[] {
  if (!svrl.includes('<svrl:fired-rule')) throw new Error(`The rules did not run: ${svrl.slice(0, 300)}`)
  return [...svrl.matchAll(/<svrl:failed-assert([^>]*)>([\s\S]*?)<\/svrl:failed-assert>/g)].map(([, head, inside]) => ({
    id: /\bid="([^"]*)"/.exec(head!)?.[1] ?? '',
    flag: /\bflag="([^"]*)"/.exec(head!)?.[1] ?? '',
    text: /<svrl:text>([\s\S]*?)<\/svrl:text>/.exec(inside!)?.[1]?.trim() ?? '',
  }))
}

/** Compiled once for each state of the file: that takes seconds, a run of the result a part of one. */
async function compiled(file: string): Promise<string> {
  const path = join(RULES, file)
  const made = join(CACHE, `${createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)}.sef.json`)
  if (!existsSync(made)) {
    mkdirSync(CACHE, { recursive: true })
    const own = `${made}.${process.pid}`
    await promisify(execFile)(process.execPath, [
      'node_modules/xslt3/xslt3.js',
      `-xsl:${path}`,
      `-export:${own}`,
      '-nogo',
    ])
    renameSync(own, made)
  }
  return readFileSync(made, 'utf8')
}

export type StatementSaid = { verb: string; table: string | undefined; text: string }

const MOST_KEPT = 1000
const LONGEST = 2000
const STRING = /\$([a-z_]*)\$[\s\S]*?\$\1\$|\be'(?:[^'\\]|''|\\[\s\S])*'|'(?:[^']|'')*'/gi
const NUMBER = /(?<![\w$".])\d+(?:\.\d+)?\b/g
const TABLE: Record<string, RegExp> = {
  insert: /\binto\s+"?([\w.]+)/i,
  update: /^\s*update\s+(?:only\s+)?"?([\w.]+)/i,
}
const FROM = /\bfrom\s+(?:only\s+)?"?([\w.]+)/i

/**
 * What a trace tells of a statement: its verb, the table it begins with and its text. Values go beside the text and are not
 * told; those that were written into it are taken out, since one of them could be of a person.
 */
export function statementsSaid(): (text: string) => StatementSaid {
  const kept = new Map<string, StatementSaid>()
  return text => {
    const known = kept.get(text)
    if (known) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const said = saidOf(text)
    kept.set(text, said)
    return said
  }
}

function saidOf(whole: string): StatementSaid {
  const text = whole.replace(STRING, '?').replace(NUMBER, '?')
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement'
  const table = TABLE[verb] ?? FROM
  return { verb, table: (table.exec(outside(text)) ?? table.exec(text))?.[1], text: text.slice(0, LONGEST) }
}

/** Without what is in brackets: a list that comes with a row is not what the statement begins with. */
function outside(text: string): string {
  const less = text.replace(/\([^()]*\)/g, '')
  return less === text ? text : outside(less)
}

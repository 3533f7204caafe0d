import { type Document, type Operation, reached, type Schema } from './contract'
import { printed, propertyName } from './print-type'

type Tree = { [segment: string]: Tree | string }

/** The typed client of an area, as the web asks it: `api.orders.order[':id'].hold.$post({ param, json })`. */
export function clientOf(area: string, document: Document): string {
  const tree: Tree = {}
  const used: Schema[] = []
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, of] of Object.entries(methods))
      if (of.tags[0] === area) {
        const at = path
          .split('/')
          .slice(2)
          .map(part => part.replace(/^\{(\w+)\}$/, ':$1'))
        put(tree, [...at, `$${method}`], signatureOf(of, used))
      }
  const types = reached(used, document.components.schemas)
  return [
    `// Made by \`npm run contract\` from the calls of functions/${area}; a change here is lost.`,
    `import type { Ask, Reply } from '../call'`,
    '',
    `export interface ${area[0]!.toUpperCase()}${area.slice(1)}Client ${printTree(tree, '')}`,
    ...Object.entries(types).flatMap(([name, of]) => ['', `export type ${name} = ${printed(of)}`]),
    '',
  ].join('\n')
}

function put(tree: Tree, [head = '', ...rest]: string[], signature: string): void {
  if (rest.length === 0) {
    tree[head] = signature
    return
  }
  const next = tree[head] ?? {}
  tree[head] = next
  if (typeof next !== 'string') put(next, rest, signature)
}

function printTree(tree: Tree, indent: string): string {
  const lines = Object.entries(tree).map(([name, of]) =>
    typeof of === 'string'
      ? `${indent}  ${name}${of}`
      : `${indent}  ${propertyName(name)}: ${printTree(of, `${indent}  `)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

function signatureOf(of: Operation, used: Schema[]): string {
  const parameters = (of.parameters ?? []).filter((each: { in?: string }) => each.in)
  const named = (where: string) => parameters.filter((each: { in: string }) => each.in === where)
  const given = [
    ...(named('path').length
      ? [
          `param: { ${named('path')
            .map((each: { name: string }) => `${propertyName(each.name)}: string`)
            .join('; ')} }`,
        ]
      : []),
    ...queryOf(named('query')),
    ...bodyOf(of, used),
  ]
  const optional = given.every(each => /^\w+\?:/.test(each))
  const answer = of.responses[200].content?.['application/json']?.schema as Schema | undefined
  if (answer) used.push(answer)
  return `(given${optional ? '?' : ''}: { ${given.join('; ')} }): Promise<Reply<${answer ? printed(answer) : 'unknown'}>>`
}

function queryOf(all: { name: string; required: boolean }[]): string[] {
  if (all.length === 0) return []
  const fields = all.map(({ name, required }) => `${propertyName(name)}${required ? '' : '?'}: Ask`)
  return [`query${all.some(({ required }) => required) ? '' : '?'}: { ${fields.join('; ')} }`]
}

function bodyOf(of: Operation, used: Schema[]): string[] {
  const content = of.requestBody?.content ?? {}
  const json = content['application/json']?.schema as Schema | undefined
  if (json) used.push(json)
  return [
    ...(json ? [`json: ${printed(json)}`] : []),
    ...(content['multipart/form-data'] ? ['form: { file: File; [field: string]: string | File }'] : []),
  ]
}

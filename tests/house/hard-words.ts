import ts from 'typescript'

export type HardWord = { line: number; text: string; start: number; end: number }

/** A text for people: it begins like a sentence or a label, or has two words beside each other. */
const isForPeople = (text: string) =>
  /^\s*[A-Z]-?[a-z]/.test(text) ||
  /[A-Za-z’')%][,.:;?]? [A-Za-z(]{2,}/.test(text) ||
  /^[,;:]? ?[a-z]+, $|^, [a-z]/.test(text)

/** Looks, addresses and calls are written in words too and are none for people. */
const NOT_FOR_PEOPLE = /^(className|style|key|data-.*|viewBox|d)$/
const CALLS = /^(may|cn|Error|TypeError|RangeError|closest|querySelector|querySelectorAll)$/

/** Texts for people that stand in the source itself instead of in a catalogue. */
export function hardWords(path: string, source: string): HardWord[] {
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const found: HardWord[] = []
  const keep = (node: ts.Node, text: string) =>
    found.push({
      line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
      text: text.replace(/\s+/g, ' '),
      start: node.getStart(file),
      end: node.getEnd(),
    })
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isTaggedTemplateExpression(node)) return
    if (ts.isJsxAttribute(node) && NOT_FOR_PEOPLE.test(node.name.getText(file))) return
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && CALLS.test(calledName(node, file))) return
    if (ts.isJsxText(node)) {
      if (/[A-Za-z]{2}/.test(node.text)) keep(node, node.text.trim())
      return
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isForPeople(node.text) && !isName(node)) keep(node, node.text)
      return
    }
    if (ts.isTemplateExpression(node)) {
      const texts = [node.head.text, ...node.templateSpans.map(span => span.literal.text)]
      if (texts.some(text => isForPeople(text) || / [a-z]{2,}|[A-Za-z]{2,} $/.test(text))) keep(node, texts.join('…'))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const calledName = (node: ts.CallExpression | ts.NewExpression, file: ts.SourceFile) =>
  node.expression.getText(file).split('.').at(-1) ?? ''

/** What a key of the keyboard or a state is compared with. */
const isName = ({ parent }: ts.Node) =>
  ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())

/** Sentences that are said while a module is loaded, and would keep the language of that moment. */
export function saidTooEarly(path: string, source: string): { line: number; text: string }[] {
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const namespaces = new Set(
    file.statements.flatMap(each =>
      ts.isImportDeclaration(each) &&
      isWords(each) &&
      each.importClause?.namedBindings &&
      ts.isNamespaceImport(each.importClause.namedBindings)
        ? [each.importClause.namedBindings.name.text]
        : [],
    ),
  )
  const found: { line: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      namespaces.has(node.expression.expression.getText(file))
    )
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text: node.getText(file) })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isWords = (each: ts.ImportDeclaration) =>
  ts.isStringLiteral(each.moduleSpecifier) &&
  /(^|\/)domain\/[a-z]+\/words$|^\.(\.\/[a-z]+)?\/words$/.test(each.moduleSpecifier.text)

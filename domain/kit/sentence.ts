/** What a screen makes of the part of a sentence that stands between tags: a link, a stronger word. */
export type Tag<Node> = (inner: (string | Node)[]) => Node

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule | `=${number}`, string>>
const rules: Record<string, Intl.PluralRules> = {}

/** The form of a sentence for a number: that of this very number, else that of its kind in the language. */
export function plural(count: number, forms: Forms, language = 'en'): string {
  rules[language] ??= new Intl.PluralRules(language)
  return forms[`=${count}`] ?? forms[rules[language].select(count)] ?? forms.other
}

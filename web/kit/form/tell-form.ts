/** A value set by script is announced like a typed one, so that guards, drafts and dependent fields hear of it. */
export function tellForm(field: HTMLElement) {
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
